/** The sentences of the lessons, by language: one that is missing does not compile, and neither does one too many. */
import type { Names, WordsOf } from '@gloaming/engine/lessons';
import type { CardName } from '../cards/index.ts';
import type { FIRST_GAME, STEPS } from './firstGame.ts';

type Said = ReturnType<(typeof FIRST_GAME)['facts']> & Names<CardName>;
export interface FirstWords {
  readonly title: string;
  readonly steps: WordsOf<typeof STEPS, Said>;
}
