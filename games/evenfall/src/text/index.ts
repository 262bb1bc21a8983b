/** Evenfall in the four languages of the table. */
import { type Card, type CardText, inRuns, type Language, type Run, type Telling } from '@gloaming/engine';
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

/** As a table plays it: one that counts every Scythe says so on its cards. */
export const cardTextOf = (language: Language, card: Card, perScythe: boolean): CardText =>
  cardText(WORDS[language], card, perScythe);
/** The lines of a card, with its tokens apart from the words. */
export const saidOf = (language: Language, card: Card, perScythe: boolean): Run<CardToken>[][] =>
  inRuns(() => cardText(WORDS[language], card, perScythe).lines);
