import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Estimate } from '../base/greedy.ts';
import { EVENFALL } from './evenfall.ts';
import { RES_ARCANA } from './res-arcana.ts';

export const ESTIMATES: { readonly [N in GameName]: Estimate<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};
