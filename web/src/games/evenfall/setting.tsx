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
import type { FaceForm } from '../../design/faceForm.ts';
import type { Painted } from '../../design/Icon.tsx';
import type { Shown } from '../../table/CardsDialog.tsx';
import type { Desk } from '../../table/game.ts';
import type { Box } from '../../table/layout/arrange.ts';
import { Spot } from '../../table/Spot.tsx';
import type { PressHandlers } from '../../table/usePressHandlers.ts';
import { facesAt } from './faces.ts';

export interface Setting {
  view: View;
  t: Table;
  desk: Desk;
  hands: PressHandlers;
  language: Language;
  /** By seat; the Automa has one too. */
  names: readonly string[];
  /** By seat, the points if it ended now. */
  ifEnded: readonly number[];
}

export const stoneIcon = (stone: Stone): Painted => SHAPES[stone] ?? 'red';
export const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);

/** What lies and stands on a card. */
export function thingsOn(t: Table, card: Card): (readonly [Painted, number])[] {
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
export const isTurned = (t: Table, card: Card): boolean => isPerson(card) && t.turned[card - FIRST_PERSON] === 1;

export const asShown = ({ t, language }: Setting, card: Card): Shown => ({
  key: card,
  face: facesAt(t)(language, card),
  on: thingsOn(t, card),
  isTurned: isTurned(t, card),
});

interface SpotProps {
  set: Setting;
  card: Card;
  size: FaceForm;
  showCost?: boolean;
  /** Where it lies, on a table that is laid. */
  box?: Box | undefined;
  /** Where it says all while it is pointed at. */
  risen?: Box | null;
  isUnder?: boolean;
  width?: number;
  /** So many rows of signs it has room for, as a tile. */
  rows?: number;
}

export function CardSpot({
  set,
  card,
  size,
  box,
  risen = null,
  isUnder = false,
  showCost = false,
  ...rest
}: SpotProps) {
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
      face={facesAt(t)(language, card)}
      desk={desk}
      hands={hands}
      size={size}
      showCost={showCost}
      isTurned={isTurned(t, card)}
      on={thingsOn(t, card)}
      box={box}
      risen={risen}
      isUnder={isUnder}
      {...rest}
    />
  );
}

/** A player's name in the colour of the seat. */
export const seatClass = (styles: Readonly<Record<string, string>>, seat: Seat): string =>
  styles[`seat${seat % 4}`] ?? '';
