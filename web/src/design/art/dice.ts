/** The same card looks the same everywhere: its picture is drawn with dice made from its name. */
export interface Dice {
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number;
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
  return { between: (from, to) => from + (to - from) * next() };
}

/** Short numbers keep the drawing small. */
export const r = (n: number): string => (Math.round(n * 10) / 10).toString();
