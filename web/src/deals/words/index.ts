/** What the pages about deals of the day say. */
import type { Language } from '@gloaming/engine';
import { useSettings } from '../../base/settings.tsx';
import { de } from './de.ts';
import { type DealWords, en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export type { DealWords } from './en.ts';

export const DEAL_WORDS: Readonly<Record<Language, DealWords>> = { en, de, pl, pt };

export const useDealWords = (): DealWords => DEAL_WORDS[useSettings().language];
