/** The zones of Res Arcana's table, as data: how large each is, in which order they give way, and which cards lie there. */
import { type Card, type Language, type Seat, SPECTATOR } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import type { Measured, Step } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Area, Place, Span, Zone, Zones } from '../../table/layout/solve.ts';
import { faceOf } from './faces.ts';
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

const ALL: readonly Step[] = ['words', 'signs', 'plaque', 'tile'];
const SMALL: readonly Step[] = ['signs', 'plaque', 'tile'];
/** The title above a row. */
const TITLE = 20;
const HEAD_ABOVE: Span = { least: 56, wish: 64, most: 76 };
/** So high are eight cards in hand, or five Places of Power, that say all they do in words, in the lowest window; and six with more rivals. */
const inWords = ({ table }: View): number => (table.players.length > 2 ? 226 : 252);
/** So high are eight cards before there is a mage, when they lie in two zones; and eight magic items with their signs. */
const IN_TWO_ZONES = 262;
const IN_FOUR_ROWS = 226;

type Cards = (cards: readonly Card[]) => readonly Measured[];

/** One rival has their things beside them; of several each has a column. */
function rivals(view: View, own: Seat, cards: Cards): readonly Zones<ZoneName>[] {
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
      high: n === 2 ? { least: 62, wish: 124, most: 160 } : { least: 44, wish: 96, most: 130 },
      inset: 2,
      steps: SMALL,
      cards: cards([...inOrder(inPlay), ...known(hand)]),
    };
    if (isChoosing(view, own))
      return n === 2
        ? { ...head, wide: { least: 600, wish: 1100 }, high: { least: 40, wish: 48, most: 56 } }
        : { ...head, wide: { least: 200, wish: 340 }, high: HEAD_ABOVE };
    return n === 2
      ? { beside: [{ ...head, wide: { least: 250, wish: 260, most: 300 }, high: { least: 62, wish: 124 } }, play] }
      : { below: [{ ...head, wide: { least: 200, wish: 340 }, high: HEAD_ABOVE }, play] };
  });
}

function common(view: View, own: Seat, cards: Cards, unit: number): Zones<ZoneName> {
  const { table } = view;
  const high = { least: isChoosing(view, own) ? IN_FOUR_ROWS : inWords(view), wish: 262, most: 350 };
  return {
    beside: [
      {
        name: 'places',
        rank: 2,
        wide: { least: 400, wish: 760 },
        high,
        inset: 4,
        steps: ALL,
        cards: cards(table.places),
      },
      {
        name: 'monuments',
        rank: 2,
        wide: { least: 190, wish: 232, most: 420 },
        high,
        above: TITLE + 4,
        inset: 4,
        steps: ALL,
        cards: cards(table.monuments),
      },
      {
        name: 'items',
        rank: 5,
        // Where words are larger, so are the signs beside them.
        wide: { least: unit < 1 ? 258 : 284, wish: 318, most: 360 },
        high,
        inset: 4,
        steps: SMALL,
        cards: cards(table.items),
      },
    ],
  };
}

/** What is chosen from, before there is anything in play. */
function offered({ table }: View, own: Seat, cards: Cards): Zones<ZoneName> {
  const { mages, pack } = table.players[own];
  const all = [
    ['open', table.open],
    ['mages', known(mages)],
    ['pack', known(pack)],
  ] as const;
  return {
    beside: all
      .filter(([, lying]) => lying.length > 0)
      .map(([name, lying]) => ({
        name,
        rank: 2,
        wide: { least: 120 * Math.min(4, lying.length), wish: 170 * lying.length },
        high: { least: 132, wish: 236, most: 320 },
        above: TITLE,
        inset: 4,
        steps: ALL,
        cards: cards(lying),
      })),
  };
}

/** Oneself, at the bottom edge: what one has, and one's hand. */
function mine(view: View, own: Seat, cards: Cards, unit: number): Zones<ZoneName> {
  const hand = known(view.table.players[own].hand);
  const high = { least: isChoosing(view, own) ? IN_TWO_ZONES : inWords(view), wish: IN_TWO_ZONES, most: 360 };
  const deck = isChoosing(view, own) ? ownDeck(view, own) : [];
  const held = (name: ZoneName, lying: readonly Card[]): Zone<ZoneName> => ({
    name,
    rank: 1,
    wide: { least: 110 * Math.min(6, lying.length || 3), wish: 150 * (lying.length || 3) },
    high,
    above: TITLE,
    inset: 4,
    steps: ALL,
    cards: cards(lying),
    isAtBottom: true,
  });
  return {
    beside: [
      { name: `head:${own}`, rank: 3, wide: { least: Math.max(188, 188 * unit), wish: 250, most: 330 }, high },
      ...(hand.length > 0 || deck.length === 0 ? [held(`held:${own}`, hand)] : []),
      ...(deck.length === 0 ? [] : [held(`deck:${own}`, deck)]),
    ],
  };
}

export const zonesOf =
  (view: View, own: Seat, language: Language) =>
  ({ unit }: Area): Zones<ZoneName> => {
    const cards: Cards = (all) => all.map((card) => measured(faceOf(language, card), unit));
    const inPlay: Zone<ZoneName> = {
      name: `play:${own}`,
      rank: 3,
      wide: { least: 300, wish: 900 },
      high: { least: 74, wish: 156, most: 210 },
      inset: 4,
      steps: SMALL,
      cards: cards(inOrder(view.table.players[own].inPlay)),
    };
    return {
      below: [
        { beside: rivals(view, own, cards) },
        common(view, own, cards, unit),
        isChoosing(view, own) ? offered(view, own, cards) : inPlay,
        mine(view, own, cards, unit),
      ],
    };
  };
