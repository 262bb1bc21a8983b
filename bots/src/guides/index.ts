import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Guide } from '../search/guide.ts';
import { EVENFALL } from './evenfall.ts';
import { RES_ARCANA } from './res-arcana.ts';

export const GUIDES: { readonly [N in GameName]: Guide<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};
