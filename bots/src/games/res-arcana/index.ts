/** What bots know of Res Arcana. */
import type { Table, Verb } from '@gloaming/res-arcana';
import type { Knowledge } from '../../search/knowledge.ts';
import { CHANCES } from './chances.ts';
import { ESTIMATE } from './estimate.ts';
import { describe, FEATURE_COUNT } from './features.ts';
import { GUIDE } from './guide.ts';
import { POLICY } from './policy.ts';

const chances = '--bot policy --games 120000 --seed 1';

export const RES_ARCANA: Knowledge<Table, Verb> = {
  estimate: ESTIMATE,
  guide: GUIDE,
  looks: { quick: 600, long: 8000 },
  learning: {
    weights: [POLICY, CHANCES],
    features: FEATURE_COUNT,
    players: (t) => t.players.length,
    describe: ({ table }, player, features) => describe(table, player, features),
    generations: [
      { policy: '--bot greedy --games 300 --seed 1', chances },
      { policy: '--bot adept --iterations 80 --games 1000 --seed 1', chances },
      { policy: '--bot adept --iterations 240 --games 250 --seed 77', chances },
    ],
  },
};
