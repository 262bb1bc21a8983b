import { CardPicture } from '../design/CardPicture.tsx';
import type { CardFace } from '../design/face.ts';
import type { Painted } from '../design/Icon.tsx';
import { Stone } from '../design/Token.tsx';
import styles from './Result.module.css';

interface Props {
  /** Who stands for a player: a card or a sign of the game. */
  face: CardFace | null;
  sign: Painted | null;
}

/** The winner's picture, in the light. */
export function Champion({ face, sign }: Props) {
  if (face === null && sign === null) return null;
  return (
    <div className={styles.champion} data-mood={face?.mood} aria-hidden="true">
      {face === null ? null : <CardPicture face={face} />}
      {sign === null ? null : <Stone kind={sign} />}
    </div>
  );
}
