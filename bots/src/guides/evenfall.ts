/** What the search is told of Evenfall. */
import type { Table, Verb } from '@gloaming/evenfall';
import { weigh } from '../greedy.ts';
import type { Guide } from '../search/guide.ts';
import { EVENFALL as ESTIMATE } from '../values/evenfall.ts';
import { readWorth, setChances } from './chances.ts';
import { describe } from './evenfall-facts.ts';
import { HABITS } from './evenfall-habits.ts';
import { WORTH } from './evenfall-worth.ts';
import { makeHabits } from './habits.ts';
import { questionOf } from './question.ts';

const habits = makeHabits(HABITS);
const worth = readWorth(WORTH);
/** A round. */
const moment = (t: Table): number => Math.max(0, t.round - 1);

export const EVENFALL: Guide<Table, Verb> = {
  stage: (t) => t.round,
  moment,
  habits: (s, _, verb, options, out) => habits.weigh(verb.verb, moment(s.table), options, out),
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances(s, out) {
    const { table } = s;
    const question = questionOf(s);
    // The Automa plays along, though nobody asks it.
    setChances(worth, table.players.length, (player, facts) => describe(table, player, question, facts), out);
  },
};
