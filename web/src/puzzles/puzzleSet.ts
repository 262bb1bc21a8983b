/** The puzzles of a game, fetched when they are wanted, and which of them comes next. */
import type { GameName } from '@gloaming/games/fetch';
import { difficultyOf, type Puzzle, parsePuzzles, type Theme } from '@gloaming/games/puzzles';
import { remembered } from '../base/remembered.ts';
import type { Outcome } from '../base/solvedPuzzles.ts';

const FILES: { readonly [N in GameName]: () => Promise<{ default: string }> } = {
  'res-arcana': () => import('@gloaming/games/puzzles/res-arcana.jsonl?raw'),
  evenfall: () => import('@gloaming/games/puzzles/evenfall.jsonl?raw'),
};

export const puzzlesOf = remembered(
  async (game: GameName): Promise<readonly Puzzle[]> => parsePuzzles((await FILES[game]()).default).puzzles,
);

export const DIFFICULTIES = ['1', '2', '3', '4', '5'] as const;
export interface Wanted {
  readonly theme: Theme | 'all';
  readonly difficulty: (typeof DIFFICULTIES)[number] | 'all';
}
export const ANY: Wanted = { theme: 'all', difficulty: 'all' };

const isWanted =
  ({ theme, difficulty }: Wanted) =>
  (puzzle: Puzzle): boolean =>
    (theme === 'all' || puzzle.theme === theme) &&
    (difficulty === 'all' || difficultyOf(puzzle) === Number(difficulty));

/** What is known by its hash everywhere. */
export const idOf = ({ hash }: Puzzle): string => hash;

export const wantedOf = (puzzles: readonly Puzzle[], wanted: Wanted): readonly Puzzle[] =>
  puzzles.filter(isWanted(wanted));

/**
 * The next after `last` that is neither solved nor was shown: the easier ones first, and of these each from another game than the one
 * before, as far as there are any. Where all are known, any other comes again.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  wanted: Wanted,
  known: Readonly<Record<string, Outcome>>,
  last: Puzzle | null,
): Puzzle | null {
  const open = wantedOf(puzzles, wanted).filter((each) => each !== last);
  const fresh = open.filter((each) => known[idOf(each)] === undefined);
  const from = fresh.length > 0 ? fresh : open;
  const rank = (each: Puzzle): number => difficultyOf(each) + (each.from === last?.from ? 1 : 0);
  return from.reduce<Puzzle | null>((best, each) => (best === null || rank(each) < rank(best) ? each : best), null);
}
