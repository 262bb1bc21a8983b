/** What tests of text share. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { WORDS } from '../src/text/languages.ts';
import type { Words } from '../src/text/words.ts';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dag'];

export const inAll = (say: (words: Words, language: Language) => string): string[] =>
  LANGUAGES.map((language) => say(WORDS[language], language));
