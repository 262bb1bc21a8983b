/** What the search is told of Evenfall. */
import type { Table, Verb } from '@gloaming/evenfall';
import { weigh } from '../greedy.ts';
import type { Guide } from '../search/guide.ts';
import { EVENFALL as ESTIMATE } from '../values/evenfall.ts';
import { setChances } from './chances.ts';
import { HABITS } from './evenfall-habits.ts';
import { makeHabits } from './habits.ts';
import { questionOf } from './question.ts';

const habits = makeHabits(HABITS);
/** So many points ahead make it e to 1. */
const AHEAD = 10;
/** What the Automa has at the end beyond its points, and makes in a round. */
const AUTOMA_END = 20;
const AUTOMA_ROUND = 15;
const ROUNDS = 3;
/** A round. */
const moment = (t: Table): number => Math.max(0, t.round - 1);

export const EVENFALL: Guide<Table, Verb> = {
  stage: (t) => t.round,
  moment,
  habits: (s, _, verb, options, out) => habits.weigh(verb.verb, moment(s.table), options, out),
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances(s, out) {
    const { table } = s;
    const value = ESTIMATE.from(table, questionOf(s));
    const standing = (player: number): number =>
      player < table.seats
        ? value(table, player)
        : table.players[player].points + AUTOMA_END + AUTOMA_ROUND * (ROUNDS - table.round);
    setChances(table.players.length, (player) => standing(player) / AHEAD, out);
  },
};
