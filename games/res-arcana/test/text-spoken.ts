/** What tests of text share. */
import type { Language } from '@gloaming/engine';
import { DE } from '../src/text/de.ts';
import { EN } from '../src/text/en.ts';
import { PL } from '../src/text/pl.ts';
import { PT } from '../src/text/pt.ts';
import type { Words } from '../src/text/words.ts';

export const WORDS: Record<Language, Words> = { en: EN, de: DE, pl: PL, pt: PT };
export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dag'];
