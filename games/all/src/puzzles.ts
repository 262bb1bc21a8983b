/**
 * Puzzles: moments of games at which one answer is far better than all others. Each is kept in a line: what the game was begun with, the
 * answers up to that moment, and what was found out about it. Whoever solves it is given the view of its seat, and nothing else.
 */
import { fail, parseKey, type Seat, type Verb } from '@gloaming/engine';
import { beginRecorded, type Chosen, type Entry, type RecordedSession, unpackAnswers } from '@gloaming/engine/session';
import type { Theme } from './puzzleThemes.ts';

export * from './puzzleThemes.ts';

/** An answer that the seat has to find. */
export interface Move {
  readonly answer: number;
  /** The chance to win with each option, in the order of the options, in percent. */
  readonly chances: readonly number[];
}
/** Those who were asked, from the weakest to the strongest. */
export const FINDERS = ['random', 'greedy', 'novice', 'adept', 'master'] as const;
export type Finder = (typeof FINDERS)[number];

export interface Puzzle {
  /** Those by which it was found. */
  readonly rules: number;
  /** Which game of the search it was found in. */
  readonly from: number;
  /** The table, as somebody would choose it. */
  readonly players: number;
  readonly chosen: Chosen;
  readonly key: string;
  /** The answers before it, packed. */
  readonly before: string;
  readonly seat: Seat;
  /** The first digits of the hash of the state: rules that lead elsewhere are noticed. */
  readonly hash: string;
  /** One to three, each of which follows from the one before. */
  readonly moves: readonly Move[];
  readonly theme: Theme;
  /** How many in a hundred of each kind of bot answer all of it right. */
  readonly found: Readonly<Record<Finder, number>>;
  /** What speaks for the first answer, in every language; null where that only shows later. */
  readonly why: Readonly<Record<string, string>> | null;
}

/** A file of puzzles: how far the search has come, and a line each. */
export interface PuzzleFile {
  readonly game: string;
  readonly seed: number;
  /** How many games were looked through. */
  readonly played: number;
  readonly puzzles: readonly Puzzle[];
}

export function writePuzzles({ puzzles, ...head }: PuzzleFile): string {
  return [{ gloaming: 'puzzles', ...head }, ...puzzles].map((line) => `${JSON.stringify(line)}\n`).join('');
}
/** Of a file that `writePuzzles` has written; whatever else it may be is refused. */
export function parsePuzzles(text: string): PuzzleFile {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const read = (line: string, i: number): Record<string, unknown> => {
    try {
      const found: unknown = JSON.parse(line);
      if (typeof found === 'object' && found !== null) return found as Record<string, unknown>;
    } catch {
      // Said below.
    }
    return fail('bad-record', { line: i + 1, text: line.slice(0, 80) });
  };
  const { gloaming, ...head } = read(first, 0);
  if (gloaming !== 'puzzles') fail('bad-record', { line: 1, text: first.slice(0, 80) });
  const puzzles = lines.map((line, i) => read(line, i + 1) as unknown as Puzzle);
  return { ...(head as unknown as Omit<PuzzleFile, 'puzzles'>), puzzles };
}

/** Enough of a hash to notice that rules lead elsewhere. */
export const HASH_LENGTH = 8;

/** The game at the moment of a puzzle. Refuses one that these rules lead elsewhere. */
export function posed<T, V extends Verb, O>(entry: Entry<T, V, O>, puzzle: Puzzle): RecordedSession<T, V, O> {
  const session = beginRecorded(entry, entry.options.parse(puzzle.players, puzzle.chosen), parseKey(puzzle.key));
  const answers = unpackAnswers(entry.game, session.fork().state, puzzle.before);
  for (const { seat, option } of answers) session.answer(seat, option);
  const found = session.hash().slice(0, HASH_LENGTH);
  if (found !== puzzle.hash) fail('hash-differs', { step: answers.length, expected: puzzle.hash, found });
  return session;
}

/** From 1, which even a beginner finds, to 5. */
export function difficultyOf({ found: { greedy, novice, adept, master } }: Puzzle): 1 | 2 | 3 | 4 | 5 {
  const missed = [greedy, novice, adept, master].filter((share) => share < 50).length;
  return (missed + 1) as 1 | 2 | 3 | 4 | 5;
}
