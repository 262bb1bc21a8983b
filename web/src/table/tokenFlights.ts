/** From what moved to what is seen of it: where tokens set out on the page as it was, and where they land on the page as it is. */
import type { TokenFlight } from './FlyingTokens.tsx';
import type { Carried } from './tokens.ts';
import type { Underway } from './underway.tsx';
import { findSpot, type Point, pointOf } from './whereOnPage.ts';

/** Milliseconds: between two that set out, all of them together, and one on its way, the longer the further. */
const APART = 55;
const ALL = 900;
const LEAST = 260;
const PER_PIXEL = 0.22;
const LONGEST = 460;

/** Pixels: closer than that is the same place; and by so much what moves within it rises. */
const CLOSE = 4;
const CLIMB = 30;

export interface SetOut {
  readonly carried: Carried;
  readonly from: Point | null;
  readonly to: Point | null;
}

const pointAt = (root: Element, spot: string | null, { kind, of }: Carried): Point | null => {
  const found = spot === null ? null : findSpot(root, spot, kind, of);
  return found === null ? null : pointOf(found);
};

/** Before the page changes: what is gone afterwards is still where it was. */
export const setOut = (root: Element, all: readonly Carried[]): SetOut[] =>
  all.map((carried) => ({
    carried,
    from: pointAt(root, carried.from, carried),
    to: pointAt(root, carried.to, carried),
  }));

let count = 0;

/** After it. What cannot be seen at one end does not fly. */
export function flightsOf(
  root: Element,
  all: readonly SetOut[],
  underway: Underway,
  tempo: number,
): readonly TokenFlight[] {
  const apart = Math.min(APART, ALL / Math.max(1, all.length));
  return all.flatMap(({ carried, from: left, to: was }, i): TokenFlight[] => {
    const { kind, n, of } = carried;
    const target = carried.to === null ? null : findSpot(root, carried.to, kind, of);
    const from = left ?? pointAt(root, carried.from, carried);
    const to = target === null ? was : pointOf(target);
    if (from === null || (carried.to !== null && to === null)) return [];
    // On a track of which only the number is seen it climbs all the same.
    const start =
      to !== null && Math.hypot(to.x - from.x, to.y - from.y) < CLOSE ? { x: from.x, y: from.y + CLIMB } : from;
    const way = to === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
    underway.add(carried.from, kind, n);
    if (carried.to !== null) underway.add(carried.to, kind, -n);
    return [
      {
        key: `${++count}`,
        kind,
        from: start,
        to,
        target: target?.hasAttribute('data-card') === true ? null : target,
        delay: i * apart * tempo,
        lasts: Math.min(LONGEST, LEAST + PER_PIXEL * way) * tempo,
        onLeave: () => underway.add(carried.from, kind, -n),
        onLand: () => carried.to !== null && underway.add(carried.to, kind, n),
      },
    ];
  });
}
