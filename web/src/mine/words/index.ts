/** What the page of one's own record says. */
import type { Language } from '@gloaming/engine';
import { useSettings } from '../../base/settings.tsx';
import { de } from './de.ts';
import { en, type MineWords } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export type { MineWords } from './en.ts';

export const MINE_WORDS: Readonly<Record<Language, MineWords>> = { en, de, pl, pt };

export const useMineWords = (): MineWords => MINE_WORDS[useSettings().language];
