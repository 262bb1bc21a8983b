/** The words of each language. */
import type { Language } from '@gloaming/engine';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, pl: PL, pt: PT };
