/** What every part of Evenfall's board needs, and the cards on it. */
import type { Card, Language, Seat } from '@gloaming/engine';
import {
  design,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  isRitual,
  SHAPES,
  type Stone,
  type Table,
  type View,
} from '@gloaming/evenfall';
import type { Painted } from '../../design/Icon.tsx';
import type { TileSize } from '../../design/Tile.tsx';
import { Spot } from '../../table/Spot.tsx';
import type { Shown } from '../../table/Spread.tsx';
import type { Hands } from '../../table/useHands.ts';
import type { Desk } from '../table.ts';
import { faceOf } from './faces.ts';

export interface Setting {
  view: View;
  t: Table;
  desk: Desk;
  hands: Hands;
  language: Language;
  /** By seat; the Automa has one too. */
  names: readonly string[];
  /** From 0, roomy, to `DENSEST`. */
  density: number;
}

/**
 * Each step makes less of something: 1 of the Places in the Regions and the spaces that are taken, 2 of the hand, the clan board and what
 * the Automa holds, 3 of one's own people and Rituals, 4 of all Places in the Regions, 5 of rivals and what else the Regions say.
 */
export const DENSEST = 5;

export const stoneIcon = (stone: Stone): Painted => SHAPES[stone] ?? 'red';
export const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);

/** What lies and stands on a card. */
function thingsOn(t: Table, card: Card): (readonly [Painted, number])[] {
  if (!isRitual(card)) return [];
  const i = card - FIRST_RITUAL;
  const all = [
    ['scythe', t.scythes[i]],
    ['orb', t.orbs[i]],
    ['witch', t.witchesOn[i]],
    ['elder', t.eldersOn[i]],
  ] as const;
  return all.filter(([, n]) => n > 0);
}
const isTurned = (t: Table, card: Card): boolean => isPerson(card) && t.turned[card - FIRST_PERSON] === 1;

export const asShown = ({ t, language }: Setting, card: Card): Shown => ({
  key: card,
  face: faceOf(language, card, t.side),
  on: thingsOn(t, card),
  isTurned: isTurned(t, card),
});

interface SpotProps {
  set: Setting;
  card: Card;
  size: TileSize;
  showCost?: boolean;
  showGives?: boolean;
}

export function CardSpot({ set, card, size, showCost = false, showGives = false }: SpotProps) {
  const { t, desk, hands, language } = set;
  // Of two copies in hand only one is offered, since one is as good as the other.
  const hand = t.players[desk.seat]?.hand ?? [];
  const twin = hand.includes(card)
    ? hand.find((each) => design(each) === design(card) && desk.isLegal(`card:${each}`))
    : undefined;
  return (
    <Spot
      target={`card:${twin ?? card}`}
      card={card}
      face={faceOf(language, card, t.side)}
      desk={desk}
      hands={hands}
      size={size}
      showCost={showCost}
      showGives={showGives}
      isTurned={isTurned(t, card)}
      on={thingsOn(t, card)}
    />
  );
}

/** Somebody's name in the colour of their seat. */
export const seatClass = (styles: Readonly<Record<string, string>>, seat: Seat): string =>
  styles[`seat${seat % 4}`] ?? '';
