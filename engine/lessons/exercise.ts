/** A short lesson: a position, one goal that a program can check, one to five answers. */
import type { Choice, News, Seat, Verb, View } from '../src/index.ts';
import { answerFrom, type Book } from './book.ts';
import type { Question } from './question.ts';
import type { Meant } from './triggers.ts';

/** What the pupil has seen of a try: the table as it lies now, and all news since it began. */
export interface Try<T, V extends Verb, N extends News> {
  readonly view: View<T, V>;
  readonly news: readonly N[];
}

export interface Exercise<T, V extends Verb, C extends Choice, N extends News> {
  readonly name: string;
  /** By their numbers, the rules that it teaches. */
  readonly rules: readonly string[];
  /** In the game's written notation. */
  readonly position: string;
  readonly pupil: Seat;
  readonly isReached: (tried: Try<T, V, N>) => boolean;
  /** Whether it is too late: asked after every answer that has not reached the goal. */
  readonly isMissed: (tried: Try<T, V, N>) => boolean;
  /** What the rival does wherever it can, best first; else it passes or loses, or takes the first option. */
  readonly rival: readonly Meant<C>[];
  /** The way to the goal, as far as something is asked. */
  readonly line: readonly Meant<C>[];
  /** The first answers by which it can be reached, and no others. */
  readonly firsts: readonly Meant<C>[];
  /** Ways that miss it. */
  readonly wrong: readonly (readonly Meant<C>[])[];
}

/** After so many tries that missed, the hint is shown; after so many more the move. */
export const TRIES_TO_HINT = 2;
export const TRIES_TO_MOVE = 3;

/** A language's sentences for a short lesson: its name, what to do, and the hint. */
export interface ExerciseWords {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
}

/** What the rival of a short lesson answers. `closes`: how a turn is ended, or a loss taken, in this game. */
export function rivalAnswer<T, V extends Verb, C extends Choice, N extends News>(
  { rival }: Exercise<T, V, C, N>,
  closes: readonly Meant<C>[],
  q: Question<T, V, C>,
): number {
  const book: Book<C> = { rounds: [rival], always: closes, lastRound: Number.POSITIVE_INFINITY };
  return answerFrom(book, q) ?? q.offers[0].option;
}
