/** A program may answer with what an option is about where its number is wanted: it is told the number, or what is wrong. */

import type { AnyGameSchema } from '../schema/index.ts';
import { Misfit } from '../schema/index.ts';
import { type Choice, canonical } from '../src/index.ts';

export type Described =
  /** The number that was meant. */
  | { readonly option: number }
  /** Where it does not fit the game's choices, and what should stand there. */
  | { readonly where: string; readonly expected: string }
  /** A choice of the game, but no option of this question. */
  | { readonly option: null };

/** Of the sender's own text so much is repeated. */
const LONGEST = 80;

/** Nothing is guessed: it is the number of exactly this choice, or none. */
export function described(
  { choice }: Pick<AnyGameSchema, 'choice'>,
  options: readonly { readonly option: number; readonly about: Choice }[],
  given: unknown,
  where: string,
): Described {
  try {
    const meant = canonical(choice.read(given, where));
    return { option: options.find(({ about }) => canonical(about) === meant)?.option ?? null };
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return { where: error.where.slice(0, LONGEST), expected: error.expected };
  }
}
