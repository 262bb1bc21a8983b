/** How each game looks in a terminal, one line each. */
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { EVENFALL } from './evenfall/index.ts';
import type { Layout } from './layout.ts';
import { RES_ARCANA } from './res-arcana/index.ts';

export type * from './layout.ts';

export const LAYOUTS: { readonly [N in GameName]: Layout<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};
