import { useFetchedOnce } from '../base/fetchOnce.ts';
import { CardArt } from './art/CardArt.tsx';
import type { CardFace } from './face.ts';

/** The picture of a card, as soon as the game's drawings are here. */
export function CardPicture({ face: { name, drawings } }: { face: CardFace }) {
  const all = useFetchedOnce(drawings);
  return all === null ? null : <CardArt name={name} drawing={all[name]} />;
}
