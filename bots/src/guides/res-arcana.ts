/** What the search is told of Res Arcana. */
import type { Table, Verb } from '@gloaming/res-arcana';
import { weigh } from '../greedy.ts';
import { makeFacts } from '../search/facts.ts';
import type { Guide } from '../search/guide.ts';
import { judgeFrom } from '../search/net.ts';
import { RES_ARCANA as ESTIMATE } from '../values/res-arcana.ts';
import { sharesOf } from './chances.ts';
import { makeHabits } from './habits.ts';
import { chancesInMatch } from './match.ts';
import { CHANCES } from './res-arcana-chances.ts';
import { describe } from './res-arcana-facts.ts';
import { HABITS } from './res-arcana-habits.ts';

const habits = makeHabits(HABITS);
const standing = judgeFrom(CHANCES);
const facts = makeFacts();
/** More than a game has. */
const ROUNDS = 1000;
/** Every other round, up to the sixth. */
const moment = (t: Table): number => Math.min(3, t.round >> 1);

export const RES_ARCANA: Guide<Table, Verb> = {
  stage: (t) => t.game * ROUNDS + t.round,
  moment,
  habits: (s, _, verb, options, out) => habits.weigh(verb.verb, moment(s.table), options, out),
  lookAfter: 60,
  look: (rules, view, options, dice) => weigh(rules, ESTIMATE, view, options, dice),
  chances({ table }, out) {
    const stands = (player: number): number => {
      describe(table, player, facts);
      return standing(facts);
    };
    sharesOf(table.players.length, stands, out);
    if (table.match === 1) chancesInMatch(table, out);
  },
};
