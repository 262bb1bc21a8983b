/** The same card looks the same everywhere: its picture is drawn with dice made from its name. */
export interface Dice {
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

export function diceFor(name: string): Dice {
  let seed = 0x811c9dc5;
  for (const sign of name) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + (to - from) * next();
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  return { between, whole, pick: (list) => list[whole(0, list.length - 1)] };
}

/** Short numbers keep the drawing small. */
export const r = (n: number): string => (Math.round(n * 10) / 10).toString();
/** A point on a circle, in degrees from the top. */
export const onCircle = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
};
export const point = ([x, y]: readonly [number, number]): string => `${r(x)} ${r(y)}`;
