/** What the engine itself has to say, in four languages: refusals, and why something cannot be undone. */
import type { ErrorCode, Refused } from '../src/errors.ts';
import type { Barrier } from '../src/undo.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export * from './notation.ts';
export * from './phrases.ts';
export * from './primer.ts';
export * from './telling.ts';
export * from './told.ts';

export const LANGUAGES = ['en', 'de', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const WORDS: Record<Language, Words> = { en, de, pl, pt };

export function sayRefusal<C extends ErrorCode>(language: Language, refused: Refused<C>): string {
  return WORDS[language].refusals[refused.code](refused.details);
}
export function sayBarrier(language: Language, barrier: Barrier): string {
  return WORDS[language].barriers[barrier];
}
