import { hashOf, type State, type Verb } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Features } from '../search/features.ts';
import type { Guide } from '../search/guide.ts';
import { EVENFALL } from './evenfall.ts';
import { CHANCES as EVENFALL_CHANCES } from './evenfall-chances.ts';
import { describe as describeEvenfall, FEATURE_COUNT as EVENFALL_FEATURES } from './evenfall-features.ts';
import { POLICY as EVENFALL_POLICY } from './evenfall-policy.ts';
import { questionOf } from './question.ts';
import { RES_ARCANA } from './res-arcana.ts';
import { CHANCES as RES_ARCANA_CHANCES } from './res-arcana-chances.ts';
import { describe as describeResArcana, FEATURE_COUNT as RES_ARCANA_FEATURES } from './res-arcana-features.ts';
import { POLICY as RES_ARCANA_POLICY } from './res-arcana-policy.ts';

export const GUIDES: { readonly [N in GameName]: Guide<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

const LEARNED: { readonly [N in GameName]: readonly string[] } = {
  'res-arcana': [RES_ARCANA_POLICY, RES_ARCANA_CHANCES],
  evenfall: [EVENFALL_POLICY, EVENFALL_CHANCES],
};
/** A fingerprint of all learned weights: with other weights a level is another opponent, and old match results no longer apply. */
export const learnedOf = (game: GameName): string => hashOf(LEARNED[game]);

/** How players are described by features, for training. */
interface Described<T, V extends Verb> {
  /** How many features there are. */
  readonly features: number;
  /** Everybody who may win, asked or not. */
  players(table: T): number;
  describe(s: State<T, V>, player: number, features: Features): void;
}

export const DESCRIBED: { readonly [N in GameName]: Described<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': {
    features: RES_ARCANA_FEATURES,
    players: (t) => t.players.length,
    describe: ({ table }, player, features) => describeResArcana(table, player, features),
  },
  evenfall: {
    features: EVENFALL_FEATURES,
    players: (t) => t.players.length,
    describe: (s, player, features) => describeEvenfall(s.table, player, questionOf(s), features),
  },
};
