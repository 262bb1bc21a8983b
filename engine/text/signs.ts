/**
 * A card in signs: the same verbs as its sentences, for eyes that have learned them. A row stands beside its sentence, or in its place
 * where there is no room; a screen reader reads the sentence.
 */

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
