/** What every part of Res Arcana's board needs, and the cards on it. */
import type { Card, Language, Seat } from '@gloaming/engine';
import { ESSENCES, FACES, KINDS, pointsOfCard, type Table } from '@gloaming/res-arcana';
import type { Painted } from '../../design/Icon.tsx';
import type { TileSize } from '../../design/tileSize.ts';
import type { Desk } from '../../table/game.ts';
import { risenBox } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Place } from '../../table/layout/solve.ts';
import { Spot } from '../../table/Spot.tsx';
import type { PressHandlers } from '../../table/usePressHandlers.ts';
import { faceOf } from './faces.ts';

export interface Setting {
  t: Table;
  desk: Desk;
  hands: PressHandlers;
  language: Language;
  lay: Lay;
}

interface Lay {
  /** Of one's own cards; large ones show so many lines of their text at most, and such a picture. */
  readonly size: TileSize;
  readonly lines: number;
  readonly art: string;
  /** Of the Places of Power and monuments; and whether their pictures are low. */
  readonly offered: TileSize;
  readonly isLow: boolean;
  readonly rivals: TileSize;
}
/** From roomy to dense: each is taken where those before it are too high, for one's own cards or for those of many rivals. */
export const LAYS: readonly Lay[] = [
  { size: 'large', lines: 12, art: '16 / 11', offered: 'large', isLow: false, rivals: 'tag' },
  { size: 'large', lines: 9, art: '16 / 9', offered: 'large', isLow: true, rivals: 'tag' },
  { size: 'large', lines: 12, art: '16 / 11', offered: 'usual', isLow: false, rivals: 'tag' },
  { size: 'large', lines: 9, art: '16 / 9', offered: 'usual', isLow: false, rivals: 'tag' },
  { size: 'large', lines: 6, art: '16 / 7', offered: 'usual', isLow: false, rivals: 'tag' },
  { size: 'large', lines: 4, art: '16 / 7', offered: 'usual', isLow: true, rivals: 'tag' },
  { size: 'large', lines: 3, art: '16 / 5', offered: 'usual', isLow: true, rivals: 'tag' },
  { size: 'usual', lines: 3, art: '16 / 5', offered: 'usual', isLow: true, rivals: 'tag' },
  { size: 'large', lines: 4, art: '16 / 7', offered: 'usual', isLow: true, rivals: 'mini' },
  { size: 'large', lines: 3, art: '16 / 5', offered: 'usual', isLow: true, rivals: 'mini' },
  { size: 'usual', lines: 3, art: '16 / 5', offered: 'usual', isLow: true, rivals: 'mini' },
  { size: 'chip', lines: 3, art: '16 / 5', offered: 'usual', isLow: true, rivals: 'mini' },
];

export const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);
const ORDER = ['mage', 'item', 'artifact', 'monument', 'place'];
const rankOf = (card: Card): number => ORDER.indexOf(FACES[card].kind);
/** As they lie before a mage: the mage first. */
export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => rankOf(a) - rankOf(b));

export const essencesOn = (t: Table, card: Card): (readonly [Painted, number])[] =>
  ESSENCES.flatMap((kind, i) => {
    const n = t.on[card * KINDS + i];
    return n === 0 ? [] : [[kind, n] as const];
  });

/** Cards that are offered or held: what they cost matters. */
export function Offered({ set, cards, size }: { set: Setting; cards: readonly Card[]; size: TileSize }) {
  const { desk, hands, language } = set;
  return known(cards).map((card) => (
    <Spot key={card} card={card} face={faceOf(language, card)} desk={desk} hands={hands} size={size} showCost />
  ));
}

export function Components({ set, seat, size }: { set: Setting; seat: Seat; size: TileSize }) {
  const { t, desk, hands, language } = set;
  return inOrder(t.players[seat].inPlay).map((card) => (
    <Spot
      key={card}
      card={card}
      face={faceOf(language, card)}
      desk={desk}
      hands={hands}
      size={size}
      isTurned={t.turned[card] === 1}
      points={pointsOfCard(t, seat, card)}
      on={essencesOn(t, card)}
    />
  ));
}

/** Cards where the layout says; of those in play by whom. */
export function LaidCards({
  set,
  cards,
  place,
  seat,
  unit,
  showCost = false,
}: {
  set: Setting;
  cards: readonly Card[];
  place: Place;
  seat?: Seat;
  /** Where those that say too little as they lie are read whole when they are pointed at. */
  unit?: number;
  showCost?: boolean;
}) {
  const { t, desk, hands, language } = set;
  return cards.map((card, i) => (
    <Spot
      key={card}
      card={card}
      face={faceOf(language, card)}
      desk={desk}
      hands={hands}
      size={place.boxes[i].form}
      box={place.boxes[i]}
      risen={
        unit === undefined ? null : risenBox(measured(faceOf(language, card), unit), place.boxes[i], place.box, unit)
      }
      showCost={showCost}
      isTurned={t.turned[card] === 1}
      {...(seat === undefined || showCost ? {} : { points: pointsOfCard(t, seat, card) })}
      on={essencesOn(t, card)}
    />
  ));
}
