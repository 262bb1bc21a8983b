/**
 * A card in signs: the same verbs as its sentences, for eyes that have learned them. A row stands beside its sentence, or in its place
 * where there is no room; a screen reader reads the sentence.
 */
import type { Card, Seat } from '../src/game.ts';

/** Tokens have a colour of their own, signs have none, and words are few, in the reader's language. */
export type Sign<T extends string = string, S extends string = string> =
  | { readonly token: T; readonly n: string }
  | { readonly sign: S; readonly n: string }
  | { readonly word: string }
  /** Of what stands before it, but not these. */
  | { readonly except: readonly T[] }
  /** Paying this prevents what stands before it. */
  | { readonly unless: readonly Sign<T, S>[] };

/** What one line of a card says. `when` tells rows apart that work at different times. */
export interface SignRow<T extends string = string, S extends string = string, W extends string = string> {
  readonly when: W;
  readonly signs: readonly Sign<T, S>[];
}

export const ARROW = '→';
/** One or the other. */
export const between = <T extends string, S extends string>(choices: readonly Sign<T, S>[][]): Sign<T, S>[] =>
  choices.flatMap((signs, i) => (i === 0 ? signs : [{ word: '/' }, ...signs]));

/** What a line of a log says in signs, besides what cards say: what changed hands, and whom and what it was about. */
export type LogSign<T extends string = string, S extends string = string> =
  | Sign<T, S>
  /** One that is not known is -1. */
  | { readonly card: Card }
  /** Said only if the line has not named it already, nor only counts what was got. */
  | { readonly from: Card }
  /** What follows is this seat's. */
  | { readonly seat: Seat }
  /** So much more or less of it. */
  | { readonly token: T; readonly by: number }
  | { readonly sign: S; readonly by: number };

/** Where a piece of news stands in a log. */
export type LogPlace =
  /** It is a heading, and a label as well. */
  | { readonly place: 'round'; readonly round: number }
  /** From here on each seat has one line; a label stands before each of them. */
  | { readonly place: 'each'; readonly isLabel: boolean }
  /** It begins a line, and takes into it what its seat paid for it. */
  | { readonly place: 'begins' }
  | { readonly place: 'goes-on' };

export interface NewsSigns<T extends string = string, S extends string = string> {
  /** Whose news it is; -1 for nobody's. */
  readonly seat: Seat;
  readonly at: LogPlace;
  readonly signs: readonly LogSign<T, S>[];
}
