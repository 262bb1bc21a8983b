/** How the table works, in chapters. `{undo}` stands for the words of that button: they are written in one place only. */
import type { Language } from '@gloaming/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}
export const CHAPTERS: Readonly<Record<Language, readonly Chapter[]>> = { en, de, pl, pt };
