/** Evenfall in the four languages of the table. */
import type { Language, Telling } from '@gloaming/engine';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { WORDS } from './languages.ts';
import { tellingIn } from './telling.ts';

export * from './boards.ts';

export const TEXTS: Record<Language, Telling<Table, Verb>> = {
  en: tellingIn(WORDS.en),
  de: tellingIn(WORDS.de),
  pl: tellingIn(WORDS.pl),
  pt: tellingIn(WORDS.pt),
};
