/** How hard to play against: names that a person understands, and what is behind them. */
import type { Budget } from './search/think.ts';

export const LEVEL_NAMES = ['novice', 'adept', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
export const isLevelName = (name: string): name is LevelName => LEVEL_NAMES.some((level) => level === name);

export interface Level {
  /** At most so often a world is played in, and at most so long where there is a clock. */
  readonly iterations: number;
  readonly ms: number;
  /** How much worse an answer may look, in chances to win, and still be given now and then; 0: always the best. */
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
