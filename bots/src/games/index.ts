/** What bots know of each game, one line each. */
import { hashOf } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Knowledge } from '../search/knowledge.ts';
import { EVENFALL } from './evenfall/index.ts';
import { RES_ARCANA } from './res-arcana/index.ts';

export const KNOWLEDGE: { readonly [N in GameName]: Knowledge<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

/** A fingerprint of all learned weights: with other weights a level is another opponent, and old match results no longer apply. */
export const learnedOf = (game: GameName): string => hashOf(KNOWLEDGE[game].learning?.weights ?? []);
