/** The way of what flies: an arc, as a hand moves things over a table, quick at first and set down gently. */

const STEPS = 14;
/** How high it rises, of the length of its way, and in pixels at most; and how much larger it seems there. */
const RISE = 0.16;
const HIGHEST = 70;
const NEARER = 0.06;

/** Seen from where it lies on the page. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export const HERE: End = { x: 0, y: 0, scale: 1 };

/** Sets out quickly and lands softly (between a smoothstep and an ease-out). */
const eased = (t: number): number => 0.35 * t * t * (3 - 2 * t) + 0.65 * (1 - (1 - t) ** 3);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A list of transforms, at equal times. */
export function arcOf(from: End, to: End): string[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const rise = Math.min(HIGHEST, RISE * length);
  // Across its way, upwards rather than downwards.
  const side = dx > 0 ? 1 : -1;
  const [acrossX, acrossY] = length === 0 ? [0, 0] : [(side * dy) / length, (-side * dx) / length];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = eased(i / STEPS);
    const high = 4 * t * (1 - t);
    const x = between(from.x, to.x, t) + acrossX * rise * high;
    const y = between(from.y, to.y, t) + acrossY * rise * high;
    const scale = between(from.scale, to.scale, t) + NEARER * high;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
  });
}
