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
import type { TileSize } from '../../design/tileSize.ts';
import type { Shown } from '../../table/CardsDialog.tsx';
import type { Desk } from '../../table/game.ts';
import type { Box } from '../../table/layout/arrange.ts';
import { Spot } from '../../table/Spot.tsx';
import type { PressHandlers } from '../../table/usePressHandlers.ts';
import { faceOf } from './faces.ts';

export interface Setting {
  view: View;
  t: Table;
  desk: Desk;
  hands: PressHandlers;
  language: Language;
  /** By seat; the Automa has one too. */
  names: readonly string[];
  lay: Lay;
}

export interface Lay {
  /** Of one's own cards; large ones show so many lines of their text at most, and such a picture. */
  readonly hand: TileSize;
  readonly lines: number;
  readonly art: string;
  readonly board: 'full' | 'brief' | 'sign';
  /** One's own Places, if there are few; and whether names are cut, of Places and people alike. */
  readonly own: TileSize;
  readonly isTerse: boolean;
  /** Whether what the Automa holds, and a rival's open hand, are pictures only; and all that rivals have. */
  readonly isSlim: boolean;
  readonly isBrief: boolean;
  /** How little the Regions say, from 0; and whether their Places have pictures: all, where there are two Regions, none. */
  readonly regions: 0 | 1 | 2 | 3;
  readonly pictures: 'all' | 'two' | 'none';
}

const WORDS = { hand: 'large', lines: 8, art: '16 / 9' } as const;
const SOME_WORDS = { hand: 'large', lines: 6, art: '16 / 6' } as const;
const FEW_WORDS = { hand: 'large', lines: 4, art: '5 / 1' } as const;
const NO_WORDS = { hand: 'chip', lines: 0, art: '' } as const;
const TERSE = { hand: 'tag', lines: 0, art: '' } as const;
const ROOMY = {
  board: 'brief',
  own: 'tag',
  isTerse: false,
  isSlim: false,
  isBrief: false,
  regions: 0,
  pictures: 'all',
} as const;
const LOW = { ...ROOMY, board: 'sign', regions: 1, pictures: 'two' } as const;
const BRIEF = { ...LOW, isSlim: true, isBrief: true } as const;
const LOWER = { ...BRIEF, isTerse: true, regions: 2 } as const;
const LOWEST = { ...LOWER, regions: 3, pictures: 'none' } as const;

/** A narrow screen has no room for large pictures in the Regions. */
export const NARROW: Lay = { ...LOW, ...NO_WORDS };

/** From roomy to dense: each is taken where those before it are too high, for one's own cards or for those of rivals. */
export const LAYS: readonly Lay[] = [
  { ...ROOMY, ...WORDS, board: 'full', own: 'usual' },
  { ...ROOMY, ...WORDS },
  { ...LOW, ...WORDS },
  { ...LOW, ...SOME_WORDS },
  { ...LOW, ...FEW_WORDS },
  { ...LOW, ...NO_WORDS },
  { ...LOW, ...TERSE, isSlim: true },
  { ...BRIEF, ...SOME_WORDS },
  { ...BRIEF, ...FEW_WORDS },
  { ...BRIEF, ...NO_WORDS },
  { ...LOWER, ...TERSE },
  { ...LOWER, ...TERSE, pictures: 'none' },
  { ...LOWEST, ...TERSE },
];

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
  /** Where it lies, on a table that is laid. */
  box?: Box | undefined;
  /** Where it says all while it is pointed at. */
  risen?: Box | null;
  isUnder?: boolean;
}

export function CardSpot({
  set,
  card,
  size,
  box,
  risen = null,
  isUnder = false,
  showCost = false,
  showGives = false,
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
      face={faceOf(language, card, t.side)}
      desk={desk}
      hands={hands}
      size={size}
      showCost={showCost}
      showGives={showGives}
      isTurned={isTurned(t, card)}
      on={thingsOn(t, card)}
      box={box}
      risen={risen}
      isUnder={isUnder}
    />
  );
}

/** A player's name in the colour of the seat. */
export const seatClass = (styles: Readonly<Record<string, string>>, seat: Seat): string =>
  styles[`seat${seat % 4}`] ?? '';
