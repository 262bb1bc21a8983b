/** The levels of difficulty, by names that a person understands, and the search budget of each. */
import type { Budget } from './think.ts';

export const LEVEL_NAMES = ['novice', 'adept', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
export const isLevelName = (name: string): name is LevelName => LEVEL_NAMES.some((level) => level === name);

export interface Level {
  /** The most iterations of the search, and the most milliseconds where there is a clock. */
  readonly iterations: number;
  readonly ms: number;
  /** The temperature of the softmax over chances to win from which the answer is drawn; 0: always the best. */
  readonly whim: number;
}

export const LEVELS: { readonly [L in LevelName]: Level } = {
  novice: { iterations: 40, ms: 200, whim: 0.1 },
  adept: { iterations: 80, ms: 400, whim: 0 },
  master: { iterations: 30_000, ms: 1000, whim: 0 },
};

export function budgetOf({ iterations, ms }: Level, clock?: () => number): Budget {
  return clock === undefined ? { iterations } : { iterations, time: { ms, clock } };
}
