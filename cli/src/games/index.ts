/** How each game looks in a terminal, and how it is told there. */
import type { Chapter, Language } from '@gloaming/engine';
import { primer as evenfall } from '@gloaming/evenfall/primer';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { primer as resArcana } from '@gloaming/res-arcana/primer';
import { EVENFALL } from './evenfall.ts';
import type { Layout } from './layout.ts';
import { RES_ARCANA } from './res-arcana.ts';

export type * from './layout.ts';

/** What is told to whoever does not know a game. */
export const PRIMERS: Readonly<Record<GameName, (language: Language) => Chapter[]>> = {
  'res-arcana': resArcana,
  evenfall,
};
export const LAYOUTS: { readonly [N in GameName]: Layout<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};
