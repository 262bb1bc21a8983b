/**
 * Where everything lies on a table: a board gives its zones as data, side by side and one above the other, and this finds a rectangle for
 * each and a form for its cards. Nothing is measured on the page: the same window and the same cards are always the same table. A
 * rectangle follows from the window alone, and what is in it from its own cards alone, so that no zone ever moves another.
 */
import { arrange, type Box, GAP, type Laid, type Measured, type Step } from './arrange.ts';
import { seated } from './seats.ts';
import { type Part, share } from './share.ts';

/** In pixels at unit 1. What is said in words needs its `least` in any window; `wish` and `most` grow with it. */
export interface Span {
  readonly least: number;
  readonly wish: number;
  readonly most?: number;
}
export interface Zone<N extends string> {
  readonly name: N;
  /** 1 is the last to give way. */
  readonly rank: number;
  readonly wide: Span;
  readonly high: Span;
  /** What it does not have for cards, above and beside them. */
  readonly above?: number;
  readonly inset?: number;
  /** Above and below them, if not as much as beside them. */
  readonly margin?: number;
  /** How it gives way: from the form that says most. None where no cards lie. */
  readonly steps?: readonly Step[];
  readonly cards?: readonly Measured[];
  /** Or seats, where cards come and go without changing the others. */
  readonly seats?: readonly (Measured | null)[];
  readonly isAtBottom?: boolean;
}
export type Zones<N extends string> =
  | Zone<N>
  | { readonly beside: readonly Zones<N>[] }
  | { readonly below: readonly Zones<N>[] };

export interface Area {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}
export interface Place extends Laid {
  readonly box: Box;
}

const ENDLESS = 100_000;
const NO_CARDS: Laid = { boxes: [], isFan: false };

const grown = ({ least, wish, most = ENDLESS }: Span, rank: number, unit: number): Part => ({
  rank,
  least,
  wish: Math.max(least, wish * unit),
  most: Math.max(least, most * unit),
});

/** How much a group needs: in the direction of its row all together, across it as much as the one that needs most. */
function partOf<N extends string>(zones: Zones<N>, way: 'wide' | 'high', unit: number): Part {
  if ('name' in zones) return grown(zones[way], zones.rank, unit);
  const [parts, isAlong] =
    'beside' in zones ? ([zones.beside, way === 'wide'] as const) : ([zones.below, way === 'high'] as const);
  const all = parts.map((each) => partOf(each, way, unit));
  const gaps = isAlong ? GAP * (all.length - 1) : 0;
  const total = (of: (part: Part) => number): number =>
    gaps + (isAlong ? all.reduce((sum, part) => sum + of(part), 0) : Math.max(...all.map(of)));
  return {
    rank: Math.min(...all.map(({ rank }) => rank)),
    least: total(({ least }) => least),
    wish: total(({ wish }) => wish),
    most: total(({ most }) => most),
  };
}

function within(
  { width, height }: Box,
  { above = 0, inset = 0, margin = inset, ...zone }: Zone<string>,
  unit: number,
): Laid {
  const { cards, seats, steps } = zone;
  if (steps === undefined) return NO_CARDS;
  const room = {
    width: width - 2 * inset,
    height: height - above - 2 * margin,
    unit,
    isAtBottom: zone.isAtBottom === true,
  };
  const laid = seats === undefined ? arrange(cards ?? [], steps, room) : seated(seats, steps, room);
  const moved = laid.boxes.map((box) => ({ ...box, left: box.left + inset, top: box.top + above + margin }));
  return { ...laid, boxes: moved };
}

export function solve<N extends string>(area: Area, zones: Zones<N>): ReadonlyMap<N, Place> {
  const places = new Map<N, Place>();
  const lay = (what: Zones<N>, box: Box): void => {
    if ('name' in what) {
      places.set(what.name, { box, ...within(box, what, area.unit) });
      return;
    }
    const isBeside = 'beside' in what;
    const all = isBeside ? what.beside : what.below;
    const way = isBeside ? 'wide' : 'high';
    const lengths = share(
      isBeside ? box.width : box.height,
      GAP,
      all.map((each) => partOf(each, way, area.unit)),
    );
    let at = isBeside ? box.left : box.top;
    all.forEach((each, i) => {
      lay(each, isBeside ? { ...box, left: at, width: lengths[i] } : { ...box, top: at, height: lengths[i] });
      at += lengths[i] + GAP;
    });
  };
  lay(zones, { left: 0, top: 0, width: area.width, height: area.height });
  return places;
}
