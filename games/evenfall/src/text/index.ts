/** Evenfall in the four languages of the table. */
import { type Card, inRuns, type Language, type Run, type Telling } from '@gloaming/engine';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { cardText } from './cardText.ts';
import { WORDS } from './languages.ts';
import type { CardToken } from './signs.ts';
import { tellingIn } from './telling.ts';

export * from './boards.ts';

export const TEXTS: Record<Language, Telling<Table, Verb>> = {
  en: tellingIn(WORDS.en),
  de: tellingIn(WORDS.de),
  pl: tellingIn(WORDS.pl),
  pt: tellingIn(WORDS.pt),
};

/** The lines of a card, with its tokens apart from the words. */
export const saidOf = (language: Language, card: Card): Run<CardToken>[][] =>
  inRuns(() => cardText(WORDS[language], card).lines);
