/** Evenfall's guide for the search. */
import type { Table, Verb } from '@gloaming/evenfall';
import { weigh } from '../../base/greedy.ts';
import { questionOf } from '../../base/questionOf.ts';
import { makeFeatures } from '../../search/features.ts';
import type { Guide } from '../../search/guide.ts';
import { evaluatorFrom } from '../../search/net.ts';
import { makePolicy } from '../../search/policyTable.ts';
import { softmax } from '../../search/softmax.ts';
import { CHANCES } from './chances.ts';
import { ESTIMATE } from './estimate.ts';
import { FACTS } from './facts.ts';
import { describe } from './features.ts';
import { POLICY } from './policy.ts';

const policy = makePolicy(POLICY);
const scoreFrom = evaluatorFrom(CHANCES);
const features = makeFeatures();
/** The round. */
const phase = (t: Table): number => Math.max(0, t.round - 1);
/**
 * Against the Automa, by the round that begins: the points that divide a lead before the softmax (its temperature), and the points
 * that the Automa is still expected to make.
 */
const TEMPERATURE = [14, 14, 11, 8];
const AUTOMA = [75, 75, 60, 40];
/** How many ideas there are of a Main Action, and after it: there the usual ones are nearly always the best (docs/search.md). */
const IDEAS = 8;
const IDEAS_AFTER = 3;

export const GUIDE: Guide<Table, Verb> = {
  facts: FACTS,
  stage: (t) => t.round,
  phase,
  policy: (s, _, verb, options, out) => policy.weigh(verb.verb, phase(s.table), options, out),
  lookAfter: 12,
  ideas: { verbs: new Set(['takeTurn']), many: ({ n }) => (n === 0 ? IDEAS : IDEAS_AFTER), estimate: ESTIMATE },
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances(s, out) {
    const { table } = s;
    const question = questionOf(s);
    if (table.players.length > table.seats) {
      const value = ESTIMATE.from(table, question);
      const standing = (player: number): number =>
        player < table.seats ? value(table, player) : table.players[player].points + AUTOMA[table.round];
      softmax(table.players.length, (player) => standing(player) / TEMPERATURE[table.round], out);
      return;
    }
    const standing = (player: number): number => {
      describe(table, player, question, features);
      return scoreFrom(features);
    };
    softmax(table.players.length, standing, out);
  },
};
