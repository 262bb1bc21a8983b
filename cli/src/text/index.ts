import { LANGUAGES, type Language } from '@gloaming/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export * from './words.ts';
export const WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };
export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
