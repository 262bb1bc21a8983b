import type { GameName, TableOf } from '@gloaming/games';
import type { Estimate } from '../greedy.ts';
import { RES_ARCANA } from './res-arcana.ts';

export const ESTIMATES: { readonly [N in GameName]: Estimate<TableOf<N>> } = {
  'res-arcana': RES_ARCANA,
};
