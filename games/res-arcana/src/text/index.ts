/** Res Arcana in the four languages of the table. */
import { type Card, inRuns, type Language, type Run, type Telling } from '@gloaming/engine';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { cardText, nameOf } from './cardText.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import type { CardToken } from './signs.ts';
import { tellingIn } from './telling.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, pl: PL, pt: PT };

export const TEXTS: Record<Language, Telling<Table, Verb>> = {
  en: tellingIn(WORDS.en),
  de: tellingIn(WORDS.de),
  pl: tellingIn(WORDS.pl),
  pt: tellingIn(WORDS.pt),
};

export const cardName = (language: Language, card: Card): string => nameOf(WORDS[language], card);

/** The lines of a card, with its tokens apart from the words. */
export const saidOf = (language: Language, card: Card): Run<CardToken>[][] =>
  inRuns(() => cardText(WORDS[language], card).lines);
