/** What the engine itself has to say, in four languages: refusals, and why something cannot be undone. */
import type { Refused } from '../src/errors.ts';
import type { Barrier } from '../src/undo.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Terms } from './terms.ts';
import type { Words } from './words.ts';

export * from './matching.ts';
export * from './notation.ts';
export * from './phrases.ts';
export * from './primer.ts';
export * from './runs.ts';
export * from './signs.ts';
export * from './speaking.ts';
export * from './telling.ts';
export { type Terms, termsIn } from './terms.ts';
export * from './told.ts';

export const LANGUAGES = ['en', 'de', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The terms of a game: none may be missing in any language. */
export type TermsOf<Name extends string> = Readonly<Record<Language, Terms<Name>>>;

const WORDS: Record<Language, Words> = { en, de, pl, pt };

type Said = Readonly<Record<string, (details: never) => string>>;

/** What was refused, in words: the engine's, or those given for codes of another package. A code without words is shown as it is. */
export function sayRefusal(
  language: Language,
  { code, details }: Pick<Refused, 'code' | 'details'>,
  own: Said = {},
): string {
  const words: Said = { ...WORDS[language].refusals, ...own };
  return Object.hasOwn(words, code) ? words[code](details as never) : code;
}
export function sayBarrier(language: Language, barrier: Barrier): string {
  return WORDS[language].barriers[barrier];
}
