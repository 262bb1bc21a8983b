/** The game for somebody who does not know it, in every language. */
import { type Chapter, chaptersOf, type Language } from '@gloaming/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { OUTLINE, type Words } from './outline.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };

export const primer = (language: Language): Chapter[] => chaptersOf(OUTLINE, WORDS[language]);
