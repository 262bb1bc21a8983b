/** What the search is told of Res Arcana. */
import type { Frame } from '@gloaming/engine';
import type { Table, Verb } from '@gloaming/res-arcana';
import { weigh } from '../greedy.ts';
import type { Guide } from '../search/guide.ts';
import { RES_ARCANA as ESTIMATE } from '../values/res-arcana.ts';
import { setChances } from './chances.ts';
import { makeHabits } from './habits.ts';
import { HABITS } from './res-arcana-habits.ts';

const habits = makeHabits(HABITS);
/** Every other round, up to the sixth. */
const moment = (t: Table): number => Math.min(3, t.round >> 1);
/** So many points ahead make it e to 1. */
const AHEAD = 2.5;
/** The estimate looks at the table only. */
const ANY: Frame<Verb> = { verbs: [], at: 0, seat: 0, from: -1, it: -1, n: 0, held: -1 };

export const RES_ARCANA: Guide<Table, Verb> = {
  stage: (t) => t.round,
  moment,
  habits: (s, _, verb, options, out) => habits.weigh(verb.verb, moment(s.table), options, out),
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances({ table }, out) {
    const value = ESTIMATE.from(table, ANY);
    setChances(table.players.length, (player) => value(table, player) / AHEAD, out);
  },
};
