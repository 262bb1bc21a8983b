/** A rival that plays from a book: it does not think, so that it teaches at the right time whatever the pupil does. */
import type { Choice, Verb } from '../src/index.ts';
import type { Question } from './question.ts';
import { type Meant, optionMeant } from './triggers.ts';

export interface Book<C extends Choice> {
  /** What it would like, best first, round by round from the first; the last list holds for all that follow. */
  readonly rounds: readonly (readonly Meant<C>[])[];
  /** What it would like in any round, best first; where nothing of it is possible it takes the first option. */
  readonly always: readonly Meant<C>[];
  /** The last round that it plays: afterwards somebody who thinks takes its seat. */
  readonly lastRound: number;
}

/** Null where the book has come to its end. */
export function answerFrom<T, V extends Verb, C extends Choice>(
  { rounds, always, lastRound }: Book<C>,
  q: Question<T, V, C>,
): number | null {
  if (q.round > lastRound) return null;
  const now = rounds[Math.min(Math.max(q.round, 1), rounds.length) - 1] ?? [];
  return optionMeant(q, [...now, ...always]) ?? q.offers[0].option;
}
