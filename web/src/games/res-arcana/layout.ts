/** The zones of Res Arcana's table, as data: how large each is, in which order they give way, and which cards lie there. */
import { type Card, type Language, type Seat, SPECTATOR } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import { GAP, type Measured, type Step } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Area, Place, Span, Zone, Zones } from '../../table/layout/solve.ts';
import { faceOf } from './faces.ts';
import { allOf } from './market.ts';
import { inOrder, known } from './setting.tsx';

export type ZoneName =
  | `head:${Seat}`
  | `play:${Seat}`
  | `held:${Seat}`
  | `deck:${Seat}`
  | 'mages'
  | 'pack'
  | 'open'
  | 'places'
  | 'monuments'
  | 'items';
export type PlaceOf = (name: ZoneName) => Place | undefined;

/** The own deck is known card by card, if not in which order, until it has been shuffled with what nobody saw. */
export function ownDeck({ table, seen }: View, seat: Seat): Card[] {
  if (seat === SPECTATOR) return [];
  const { hand, inPlay, discards, pack } = table.players[seat];
  const elsewhere = new Set([...hand, ...inPlay, ...discards, ...pack]);
  return table.owner.flatMap((owner, card) =>
    owner === seat && (seen[card] & (1 << seat)) !== 0 && !elsewhere.has(card) ? [card] : [],
  );
}

/** Before there is a mage: what is chosen from, and all of one's cards. */
const isChoosing = ({ table }: View, own: Seat): boolean => {
  const { mages, pack } = table.players[own];
  return table.open.length + known(mages).length + known(pack).length > 0;
};

const ALL: readonly Step[] = ['words', 'panel', 'signs', 'plaque', 'tile'];
const SMALL: readonly Step[] = ['signs', 'plaque', 'tile'];
/** The title above a row, and the least width of a card that says all it does. */
const TITLE = 20;
const CARD = 96;
/** Two lines of text, which is as large as the window is. */
const headAbove = (unit: number): Span => ({ least: 60 * Math.max(1, unit), wish: 66, most: 76 });
/** So high are eight cards in hand, or five Places of Power, that say all they do in words, in the lowest window; and six with more rivals. */
const inWords = ({ table }: View): number => (table.players.length > 2 ? 226 : 252);
/** So high are Places of Power that say all they do in words, whichever there are. */
const PLACES = 236;
/** So high are eight cards before there is a mage, when they lie in two zones. */
const IN_TWO_ZONES = 262;
/** In a table that is lower, mages and artifacts lie in one row while a mage is chosen, and what one has is a line above it. */
const LOW = 800;

/** Up to so many cards in hand leave room beside them for what is in play; more take a row, with what is in play above it. */
const FEW = 4;
/** With so many cards one has in play, and room for those that come in the same round. */
const SEATS = [6, 8, 10, 12, 15, 18, 21, 24];
const COMING = 2;

/** How many cards one's own rows have room for, in a round: what lies there comes and goes, and the rows stay. */
export interface OwnRoom {
  readonly held: number;
  readonly inPlay: number;
}
export function ownRoomOf({ table }: View, own: Seat): OwnRoom {
  const { hand, inPlay } = table.players[own];
  const coming = inPlay.length + Math.min(COMING, hand.length);
  return { held: hand.length, inPlay: SEATS.find((n) => n >= coming) ?? coming };
}

type Cards = (cards: readonly Card[]) => readonly Measured[];

/** One rival has their things beside them; of several each has a column. */
function rivals(view: View, own: Seat, cards: Cards, unit: number): readonly Zones<ZoneName>[] {
  const { table } = view;
  const n = table.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  return others.map((seat) => {
    const { inPlay, hand } = table.players[seat];
    const head = { name: `head:${seat}`, rank: 6 } as const;
    const play: Zone<ZoneName> = {
      name: `play:${seat}`,
      rank: 6,
      wide: { least: 200, wish: 340 },
      high: n === 2 ? { least: 64, wish: 124, most: 160 } : { least: 44, wish: 96, most: 130 },
      // What they are worth sticks out of their corner.
      inset: 5,
      steps: SMALL,
      cards: cards([...inOrder(inPlay), ...known(hand)]),
    };
    if (isChoosing(view, own))
      return n === 2
        ? { ...head, wide: { least: 600, wish: 1100 }, high: { least: 40, wish: 48, most: 56 } }
        : { ...head, wide: { least: 200, wish: 340 }, high: headAbove(unit) };
    return n === 2
      ? { beside: [{ ...head, wide: { least: 356, wish: 360, most: 430 }, high: { least: 64, wish: 124 } }, play] }
      : { below: [{ ...head, wide: { least: 200, wish: 340 }, high: headAbove(unit) }, play] };
  });
}

function common(
  view: View,
  own: Seat,
  cards: Cards,
  monuments: readonly Card[],
  { height, unit }: Area,
): Zones<ZoneName> {
  const { table } = view;
  const isLow = isChoosing(view, own) && height < LOW;
  const high = { least: isLow ? 280 : Math.max(PLACES, inWords(view)), wish: 280, most: 350 };
  return {
    beside: [
      {
        name: 'places',
        rank: 2,
        wide: { least: 400, wish: 760 },
        high,
        inset: 4,
        steps: ALL,
        cards: cards(allOf(table, 'place')),
      },
      {
        name: 'monuments',
        rank: 2,
        wide: isLow ? { least: 150, wish: 150 } : { least: 178, wish: 200, most: 300 },
        high,
        above: TITLE + 4,
        inset: 4,
        steps: ALL,
        seats: monuments.map((card) => (card < 0 ? null : cards([card])[0])),
      },
      {
        name: 'items',
        rank: 5,
        // Where words are larger, so are the signs beside them.
        wide: { least: unit < 1 ? 240 : 256, wish: 270, most: 320 },
        high,
        inset: 4,
        steps: SMALL,
        seats: allOf(table, 'item').map((card) => cards([card])[0]),
      },
    ],
  };
}

/** What is chosen from, before there is anything in play. */
function offered({ table }: View, own: Seat, cards: Cards, high: Span): Zone<ZoneName>[] {
  const { mages, pack } = table.players[own];
  const all = [
    ['open', table.open],
    ['mages', known(mages)],
    ['pack', known(pack)],
  ] as const;
  return all
    .filter(([, lying]) => lying.length > 0)
    .map(([name, lying]) => ({
      name,
      rank: 2,
      wide: { least: CARD * Math.min(4, lying.length), wish: 170 * lying.length },
      high,
      above: TITLE,
      inset: 4,
      steps: ALL,
      cards: cards(lying),
    }));
}

/** One's hand, and before there is a mage one's deck, which one knows. */
function held(view: View, own: Seat, hand: readonly Card[], cards: Cards, high: Span): Zone<ZoneName>[] {
  const deck = isChoosing(view, own) ? ownDeck(view, own) : [];
  const row = (name: ZoneName, lying: readonly Card[]): Zone<ZoneName> => ({
    name,
    rank: 1,
    wide: { least: CARD * Math.min(6, lying.length || 3), wish: 150 * (lying.length || 3) },
    high,
    above: TITLE,
    inset: 4,
    steps: ALL,
    cards: cards(lying),
    isAtBottom: true,
  });
  return [
    ...(hand.length > 0 || deck.length === 0 ? [row(`held:${own}`, hand)] : []),
    ...(deck.length === 0 ? [] : [row(`deck:${own}`, deck)]),
  ];
}

/** Oneself while a mage is chosen, at the bottom edge: what one has, and one's hand. */
function mine(view: View, own: Seat, hand: readonly Card[], cards: Cards, unit: number): Zones<ZoneName> {
  const high = { least: IN_TWO_ZONES, wish: IN_TWO_ZONES, most: 360 };
  return {
    beside: [
      { name: `head:${own}`, rank: 3, wide: { least: Math.max(188, 188 * unit), wish: 250, most: 330 }, high },
      ...held(view, own, hand, cards, high),
    ],
  };
}

const together = (a: Required<Span>, b: Required<Span>): Span => ({
  least: a.least + GAP + b.least,
  wish: a.wish + GAP + b.wish,
  most: a.most + GAP + b.most,
});

/** Oneself: what one has, what is in play, and one's hand at the bottom edge. All of it is as high whichever of them lie side by side. */
function ownSide(view: View, cards: Cards, own: Seat, room: OwnRoom, seated: Seated, unit: number): Zones<ZoneName> {
  const [low, tall] = [
    { least: 74, wish: 156, most: 210 },
    { least: inWords(view), wish: IN_TWO_ZONES, most: 360 },
  ];
  const isBeside = room.held <= FEW;
  const high = isBeside ? together(low, tall) : tall;
  const held = Math.min(FEW, room.held) + 1;
  const head: Zone<ZoneName> = {
    name: `head:${own}`,
    rank: 3,
    wide: { least: Math.max(188, 188 * unit), wish: 250, most: 330 },
    high,
  };
  const hand: Zone<ZoneName> = {
    name: `held:${own}`,
    rank: 3,
    wide: { least: CARD * held, wish: 126 * held, ...(isBeside ? { most: 160 * held } : {}) },
    high,
    above: TITLE,
    inset: 4,
    steps: ALL,
    cards: cards(seated.held),
    isAtBottom: true,
  };
  const inPlay: Zone<ZoneName> = {
    name: `play:${own}`,
    rank: 4,
    wide: { least: 230, wish: 120 * room.inPlay },
    high: isBeside ? high : low,
    inset: 4,
    steps: isBeside ? ALL : SMALL,
    seats: seated.inPlay.map((card) => (card < 0 ? null : cards([card])[0])),
  };
  return isBeside ? { beside: [head, hand, inPlay] } : { below: [inPlay, { beside: [head, hand] }] };
}

/** While a mage is chosen: what is chosen from above one's own cards, or beside them where there is no room above. */
function choosing(
  view: View,
  own: Seat,
  hand: readonly Card[],
  cards: Cards,
  { height, unit }: Area,
): readonly Zones<ZoneName>[] {
  if (height >= LOW)
    return [
      { beside: offered(view, own, cards, { least: 132, wish: 236, most: 320 }) },
      mine(view, own, hand, cards, unit),
    ];
  const high = { least: IN_TWO_ZONES, wish: IN_TWO_ZONES + 24, most: 360 };
  return [
    { name: `head:${own}`, rank: 2, wide: { least: 400, wish: 1100 }, high: { least: 42, wish: 46, most: 54 } },
    { beside: [...offered(view, own, cards, high), ...held(view, own, hand, cards, high)] },
  ];
}

/** Cards by where they lie: what is to be had, and what one has in play. */
export interface Seated {
  readonly monuments: readonly Card[];
  /** Also those that have left one's hand in this turn. */
  readonly held: readonly Card[];
  readonly inPlay: readonly Card[];
}

export const zonesOf =
  (view: View, own: Seat, language: Language, room: OwnRoom, seated: Seated) =>
  (area: Area): Zones<ZoneName> => {
    const { unit } = area;
    const cards: Cards = (all) => all.map((card) => measured(faceOf(language, card), unit));
    return {
      below: [
        { beside: rivals(view, own, cards, unit) },
        common(view, own, cards, seated.monuments, area),
        ...(isChoosing(view, own)
          ? choosing(view, own, seated.held, cards, area)
          : [ownSide(view, cards, own, room, seated, unit)]),
      ],
    };
  };
