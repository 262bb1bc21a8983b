/** How each game looks in a terminal. */
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { EVENFALL } from './evenfall.ts';
import type { Layout } from './layout.ts';
import { RES_ARCANA } from './res-arcana.ts';

export type * from './layout.ts';
export const LAYOUTS: { readonly [N in GameName]: Layout<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};
