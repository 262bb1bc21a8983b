/** Res Arcana's guide for the search. */
import type { Table, Verb } from '@gloaming/res-arcana';
import { weigh } from '../../base/greedy.ts';
import { makeFeatures } from '../../search/features.ts';
import type { Guide } from '../../search/guide.ts';
import { evaluatorFrom } from '../../search/net.ts';
import { makePolicy } from '../../search/policyTable.ts';
import { softmax } from '../../search/softmax.ts';
import { CHANCES } from './chances.ts';
import { ESTIMATE } from './estimate.ts';
import { FACTS } from './facts.ts';
import { describe } from './features.ts';
import { chancesInMatch } from './matchChances.ts';
import { POLICY } from './policy.ts';

const policy = makePolicy(POLICY);
const scoreFrom = evaluatorFrom(CHANCES);
const features = makeFeatures();
/** More than a game has. */
const ROUNDS = 1000;
/** A phase is two rounds; the last begins with the sixth. */
const phase = (t: Table): number => Math.min(3, t.round >> 1);

export const GUIDE: Guide<Table, Verb> = {
  facts: FACTS,
  stage: (t) => t.game * ROUNDS + t.round,
  phase,
  policy: (s, _, verb, options, out) => policy.weigh(verb.verb, phase(s.table), options, out),
  lookAfter: 60,
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances({ table }, out) {
    const scoreOf = (player: number): number => {
      describe(table, player, features);
      return scoreFrom(features);
    };
    softmax(table.players.length, scoreOf, out);
    if (table.match === 1) chancesInMatch(table, out);
  },
};
