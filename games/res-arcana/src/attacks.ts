/** Losing life, and what helps against it (RA-7.6, RA-7.7). */
import { noteUnavailable, push, whyNot } from '@gloaming/engine';
import { canBegin, reactionOf, refuseReacting, type Trigger } from './begin.ts';
import { FACES } from './cards/index.ts';
import type { Choices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { LIFE, NOTHING, total } from './essences.ts';
import { heard, tell } from './news.ts';
import { one } from './piles.ts';
import type { Reason } from './reasons.ts';
import { rivals } from './state.ts';
import type { Verb } from './verbs.ts';

/** Answers to an attack; a reaction is REACT + the component that has it. */
const LOSE = 0;
const BUY_OFF = 1;
const REACT = 2;

/** A dragon's attack is a loss of life like any other, but for whoever reacts to dragons. */
export const triggerOf = ({ dragon }: { dragon: boolean }): Trigger => (dragon ? 'dragon' : 'lifeLoss');

function reading({ n }: { n: number }, option: number): Choices['suffer'] {
  if (option === LOSE) return { does: 'lose', n };
  return option === BUY_OFF ? { does: 'buyOff' } : { does: 'react', card: option - REACT };
}

export const ATTACKS: Pick<Definitions, 'attack' | 'suffer' | 'loseLife' | 'ignore'> = {
  /** Each rival who has not passed decides alone, clockwise from the attacker. */
  attack: {
    run(s, v, f) {
      if (heard()) tell({ news: 'attacked', seat: f.seat, card: f.from, n: v.n });
      const suffer: readonly Verb[] = [{ verb: 'suffer', n: v.n, price: v.price, dragon: v.dragon }];
      for (const seat of rivals(s.table, f.seat).reverse())
        if (s.table.players[seat].passed === 0) push(s, suffer, seat, f.from);
    },
  },

  suffer: {
    options(s, v, f, out, unavailable) {
      const trigger = triggerOf(v);
      out.push(LOSE);
      if (v.price.length > 0 && canBegin(s, v.price, f.seat, f.from)) out.push(BUY_OFF);
      for (const card of s.table.players[f.seat].inPlay)
        if (FACES[card].reactions.length > 0 && reactionOf(s, f.seat, card, trigger)) out.push(REACT + card);
      if (unavailable === undefined) return;
      noteUnavailable(
        { does: 'buyOff' },
        whyNot<Reason>((why) => canBegin(s, v.price, f.seat, f.from, why)),
        unavailable,
      );
      refuseReacting(s, f.seat, trigger, unavailable);
    },
    about: (_, v, __, option) => reading(v, option),
    then(s, v, f, option) {
      const choice = reading(v, option);
      if (choice.does === 'lose') return [{ verb: 'loseLife', n: v.n }];
      if (choice.does === 'buyOff') return [...v.price, { verb: 'ignore' }];
      f.from = choice.card;
      return reactionOf(s, f.seat, f.from, triggerOf(v))?.all;
    },
  },

  /** Life first; for each one missing two others, as far as there are any. */
  loseLife: {
    run(s, v, f) {
      const { pool } = s.table.players[f.seat];
      const life = Math.min(pool[LIFE], v.n);
      pool[LIFE] -= life;
      if (heard() && life > 0) tell({ news: 'lost', seat: f.seat, what: one(LIFE, life) });
      const others = 2 * (v.n - life);
      const left = total(pool);
      if (others === 0 || left === 0) return;
      if (left > others) {
        push(s, [{ verb: 'payRest', need: NOTHING, any: others, left: others, kind: 0, as: 'lost' }], f.seat);
        return;
      }
      const what = pool.slice();
      pool.fill(0);
      if (heard()) tell({ news: 'lost', seat: f.seat, what });
    },
  },

  ignore: {
    run(_, __, f) {
      if (heard()) tell({ news: 'ignored', seat: f.seat, card: f.from });
    },
  },
};
