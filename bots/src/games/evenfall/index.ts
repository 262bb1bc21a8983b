/** What bots know of Evenfall. */
import type { Table, Verb } from '@gloaming/evenfall';
import { questionOf } from '../../base/questionOf.ts';
import type { Knowledge } from '../../search/knowledge.ts';
import { CHANCES } from './chances.ts';
import { ESTIMATE } from './estimate.ts';
import { describe, FEATURE_COUNT } from './features.ts';
import { GUIDE } from './guide.ts';
import { POLICY } from './policy.ts';

export const EVENFALL: Knowledge<Table, Verb> = {
  estimate: ESTIMATE,
  guide: GUIDE,
  looks: { quick: 160, long: 2000 },
  learning: {
    weights: [POLICY, CHANCES],
    features: FEATURE_COUNT,
    players: (t) => t.players.length,
    describe: (s, player, features) => describe(s.table, player, questionOf(s), features),
    generations: [{ policy: '--bot greedy --games 500 --seed 1', chances: '--bot greedy --games 30000 --seed 1' }],
  },
};
