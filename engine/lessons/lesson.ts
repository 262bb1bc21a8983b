/** A first game that teaches: a real deal, and steps that are said when something happens for the first time. */
import type { Choice, News, Seat, Verb, View } from '../src/index.ts';
import type { Book } from './book.ts';
import type { Question } from './question.ts';
import type { Facts, PointedAt } from './said.ts';
import type { Meant, Trigger } from './triggers.ts';

/** The same always, or what it is when something is asked. */
export type When<T, V extends Verb, C extends Choice, R> = R | ((q: Question<T, V, C>) => R);
/** A condition on a piece of news as the pupil hears it, and what the table is like then. */
export type Hears<T, V extends Verb, N extends News> = (news: N, view: View<T, V>) => boolean;

/** Any other move than the one that was asked for. */
export const ANYTHING = 'anything';

/**
 * One idea. It is said once: with a question (`when`), or with the question after a piece of news (`hears`). Of several that could be
 * said with a question, the first of the lesson is. One that has neither is only said in its wide form.
 */
export interface Step<T, V extends Verb, C extends Choice, N extends News> {
  readonly when?: Trigger<T, V, C>;
  readonly hears?: Hears<T, V, N>;
  readonly pointsAt: When<T, V, C, readonly PointedAt[]>;
  /** What is asked for, one answer after the other as far as they are asked; nothing: any answer is as good. */
  readonly asks?: When<T, V, C, readonly Meant<C>[]>;
  /** It has a sentence (`after`) for when all that was asked for has been done. */
  readonly after?: true;
  /** Sentences for other moves, the first that fits: by their names, what is done. */
  readonly others?: Readonly<Record<string, readonly Meant<C>[] | typeof ANYTHING>>;
  /** News that shows that the pupil knows it already: then it is not said at all. */
  readonly shownBy?: Hears<T, V, N>;
  /** Though it was heard, it has the next question for itself: no other step is said with it. */
  readonly isAlone?: true;
  /** It is said only where the pupil goes another way than the one that the lesson was written for. */
  readonly isSpare?: true;
  /** The same idea where the pupil went another way: said (as `wide`) if the step was not. */
  readonly wide?: { readonly when?: Trigger<T, V, C>; readonly hears?: Hears<T, V, N> };
  /**
   * It stays as a goal (said as `goal`) for as long as this holds. Its moves are then asked for where no step asks for one. The first
   * of `asks` that is possible is meant, not one after the other.
   */
  readonly stands?: Trigger<T, V, C>;
}
export type Steps<T, V extends Verb, C extends Choice, N extends News> = Readonly<Record<string, Step<T, V, C, N>>>;

export interface Lesson<T, V extends Verb, O, C extends Choice, N extends News, F extends Facts = Facts> {
  readonly name: string;
  readonly options: O;
  /** 32 hexadecimal digits, as a record has them. */
  readonly key: string;
  readonly pupil: Seat;
  /** Answers given before the pupil sits down. */
  readonly given: readonly { readonly seat: Seat; readonly option: number }[];
  /** Null where the rules play the rival. */
  readonly book: Book<C> | null;
  /** In the order in which they are meant to be said. */
  readonly steps: Steps<T, V, C, N>;
  /** Numbers for the sentences. */
  readonly facts: (view: View<T, V>) => F;
}

/** The sentences of one step. */
type LineOf<S> =
  | 'says'
  | (S extends { readonly after: true } ? 'after' : never)
  | (S extends { readonly wide: object } ? 'wide' : never)
  | (S extends { readonly stands: unknown } ? 'goal' : never)
  | (S extends { readonly others: infer O } ? keyof O & string : never);

/** A language's sentences for all steps: none may be missing, and none be there for a step that is not. */
export type WordsOf<S, P> = {
  readonly [Id in keyof S]: { readonly [L in LineOf<S[Id]>]: (p: P) => string };
};

/** What sentences are made of beside the numbers: names of cards in the language, and of the card that something was heard of. */
export interface Names<K extends string> {
  readonly card: string;
  readonly name: (card: K) => string;
}
