/** How the table works, in chapters. */
import type { Language } from '@gloaming/engine';
import type { Chapter } from './chapter.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export const CHAPTERS: Readonly<Record<Language, readonly Chapter[]>> = { en, de, pl, pt };
