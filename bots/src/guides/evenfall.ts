/** What the search is told of Evenfall. */
import type { Table, Verb } from '@gloaming/evenfall';
import { weigh } from '../greedy.ts';
import { makeFacts } from '../search/facts.ts';
import type { Guide } from '../search/guide.ts';
import { judgeFrom } from '../search/net.ts';
import { EVENFALL as ESTIMATE } from '../values/evenfall.ts';
import { sharesOf } from './chances.ts';
import { CHANCES } from './evenfall-chances.ts';
import { describe } from './evenfall-facts.ts';
import { HABITS } from './evenfall-habits.ts';
import { makeHabits } from './habits.ts';
import { questionOf } from './question.ts';

const habits = makeHabits(HABITS);
const learned = judgeFrom(CHANCES);
const facts = makeFacts();
/** A round. */
const moment = (t: Table): number => Math.max(0, t.round - 1);
/** Alone: so many points ahead of the Automa make it e to 1, by the round that begins; and what it still makes from there on. */
const AHEAD = [14, 14, 11, 8];
const AUTOMA = [75, 75, 60, 40];

export const EVENFALL: Guide<Table, Verb> = {
  stage: (t) => t.round,
  moment,
  habits: (s, _, verb, options, out) => habits.weigh(verb.verb, moment(s.table), options, out),
  lookAfter: 12,
  ideas: { verbs: new Set(['takeTurn']), many: 8, estimate: ESTIMATE },
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances(s, out) {
    const { table } = s;
    const question = questionOf(s);
    if (table.players.length > table.seats) {
      const value = ESTIMATE.from(table, question);
      const standing = (player: number): number =>
        player < table.seats ? value(table, player) : table.players[player].points + AUTOMA[table.round];
      sharesOf(table.players.length, (player) => standing(player) / AHEAD[table.round], out);
      return;
    }
    const standing = (player: number): number => {
      describe(table, player, question, facts);
      return learned(facts);
    };
    sharesOf(table.players.length, standing, out);
  },
};
