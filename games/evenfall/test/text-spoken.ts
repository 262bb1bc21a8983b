/** What tests of text share. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { WORDS } from '../src/text/languages.ts';
import type { Words } from '../src/text/words.ts';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dag'];

/** What no text may contain: values that are none, holes, and doubled or dangling signs. */
export const BROKEN = /undefined|NaN|\[object|null|^\s|\s$| {2}|\(\s|\(\)|„“|„”|“”| [.,;]|: \.|[.,;:]{2}/;

export const inAll = (say: (words: Words, language: Language) => string): string[] =>
  LANGUAGES.map((language) => say(WORDS[language], language));
