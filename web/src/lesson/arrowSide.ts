/** From which side an arrow points at something, so that it hides neither what is said nor what else is pointed at. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** From above where it can be: what lies lower on a table is nearer. */
const SIDES = ['above', 'below', 'right', 'left'] as const;
export type ArrowSide = (typeof SIDES)[number];

/** Pixels: how long an arrow is with its way to and fro, and half of how broad. */
const LONG = 34;
const HALF = 14;

function arrowAt({ left, top, right, bottom }: Rect, side: ArrowSide): Rect {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (side === 'above') return { left: x - HALF, right: x + HALF, top: top - LONG, bottom: top };
  if (side === 'below') return { left: x - HALF, right: x + HALF, top: bottom, bottom: bottom + LONG };
  if (side === 'right') return { left: right, right: right + LONG, top: y - HALF, bottom: y + HALF };
  return { left: left - LONG, right: left, top: y - HALF, bottom: y + HALF };
}

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** So much of it has to be within the room, or it is no arrow. */
const SEEN = 0.8;

/** The first side on which it hides nothing of `kept`; else the one on which it hides least. Where it is seen, if it is seen anywhere. */
export function arrowSide(target: Rect, kept: readonly Rect[], room: Rect): ArrowSide {
  // What lies in something cannot be pointed at from outside of it.
  const hidden = kept.filter((each) => !isWithin(target, each));
  const whole = 2 * HALF * LONG;
  const seen = (side: ArrowSide): number => shared(arrowAt(target, side), room) / whole;
  const cost = (side: ArrowSide): number =>
    hidden.reduce((sum, each) => sum + shared(arrowAt(target, side), each), whole * (1 - seen(side)));
  const sides = SIDES.filter((side) => seen(side) >= SEEN);
  return (sides.length > 0 ? sides : SIDES).toSorted((a, b) => cost(a) - cost(b))[0];
}
