/** The round (RA-3 to RA-9), in the same verbs as the cards. */
import { again, insert, NONE, push, remove, together } from '@gloaming/engine';
import { reactionOf, refuseReacting } from './begin.ts';
import { FACES } from './cards/index.ts';
import type { Choices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { gainEssences } from './effects.ts';
import { add } from './essences.ts';
import { endGame } from './match.ts';
import { heard, tell } from './news.ts';
import { refuseOthers } from './others.ts';
import { clearEssences, essencesOn, hasEssences } from './piles.ts';
import { pointsOf, winnersOf } from './score.ts';
import { type Card, next, type Seat, type State } from './state.ts';
import { ACT } from './turn.ts';
import type { Verb } from './verbs.ts';

export const ROUND: readonly Verb[] = [{ verb: 'collect' }, { verb: 'actions' }, { verb: 'endOfRound' }];
const STRAIGHTEN: readonly Verb[] = [{ verb: 'straightenAll' }];
const COLLECT: readonly Verb[] = [{ verb: 'collectOwn' }];
const TAKE: readonly Verb[] = [{ verb: 'takeFrom' }];
const REACT_TO_CHECK: readonly Verb[] = [{ verb: 'reactToCheck' }];
const TALLY: readonly Verb[] = [{ verb: 'tally' }];

/** What can be done with what lies on a card, by option. */
const TAKING = ['leave', 'take'] as const;

/** RA-9.5: reactions clockwise from whoever checks, then the count. */
function check(s: State, from: Seat): void {
  push(s, TALLY, from);
  const n = s.table.players.length;
  for (let i = n - 1; i >= 0; i--) push(s, REACT_TO_CHECK, (from + i) % n);
}

/** Answers to a check, as options. */
const DECLINE = 0;
const REACT = 1;
const reacting = (option: number): Choices['reactToCheck'] =>
  option === DECLINE ? { does: 'decline' } : { does: 'react', card: option - REACT };

export const ROUNDS: Pick<
  Definitions,
  | 'rounds'
  | 'collect'
  | 'collectOwn'
  | 'takeFrom'
  | 'actions'
  | 'pass'
  | 'swapItem'
  | 'endOfRound'
  | 'straightenAll'
  | 'checkVictory'
  | 'reactToCheck'
  | 'tally'
> = {
  rounds: {
    run(s, _, f) {
      s.table.round++;
      if (heard()) tell({ news: 'round', round: s.table.round });
      again(f);
      push(s, ROUND, 0);
    },
  },

  /** RA-4.1: all at the same time, or one after the other from the first player on. */
  collect: {
    run(s) {
      const { players, first, inTurn } = s.table;
      const n = players.length;
      if (inTurn === undefined) together(s, n, COLLECT);
      else for (let i = n - 1; i >= 0; i--) push(s, COLLECT, (first + i) % n);
    },
  },

  /** RA-4: what gives comes first, then taking, then what must be paid, so that it can be paid with what came in. */
  collectOwn: {
    run(s, _, f) {
      const { inPlay } = s.table.players[f.seat];
      for (let i = inPlay.length - 1; i >= 0; i--) {
        const { upkeep } = FACES[inPlay[i]];
        if (upkeep.length > 0) push(s, upkeep, f.seat, inPlay[i]);
      }
      for (let i = inPlay.length - 1; i >= 0; i--)
        if (hasEssences(s.table, inPlay[i])) push(s, TAKE, f.seat, inPlay[i]);
      for (let i = inPlay.length - 1; i >= 0; i--) {
        const { collect } = FACES[inPlay[i]];
        if (collect.length === 0) continue;
        const only = collect[0];
        if (collect.length === 1 && only.verb === 'gain') gainEssences(s, f.seat, only.what, inPlay[i]);
        else push(s, collect, f.seat, inPlay[i]);
      }
    },
  },

  /** RA-4.3: leave or take everything; what is left may act (RA-4.6). */
  takeFrom: {
    options({ table }, _, { seat, from }, out, unavailable) {
      out.push(...TAKING.keys());
      if (unavailable === undefined) return;
      for (const card of table.players[seat].inPlay)
        if (card !== from && hasEssences(table, card))
          unavailable.push({ choice: { does: 'take', card }, why: [{ reason: 'notAskedYet', card: from }] });
    },
    about: (_, __, { from }, option) => ({ does: TAKING[option], card: from }),
    then(s, _, f, option) {
      if (TAKING[option] === 'leave') return FACES[f.from].kept;
      const what = essencesOn(s.table, f.from);
      add(s.table.players[f.seat].pool, what);
      clearEssences(s.table, f.from);
      if (heard()) tell({ news: 'took', seat: f.seat, what, card: f.from });
      return;
    },
  },

  /** RA-5.1: one action each, clockwise, until all have passed. The frame remembers whether the first has acted. */
  actions: {
    run(s, _, f) {
      const t = s.table;
      let seat = f.n === 0 ? t.first : next(t, t.acting);
      f.n = 1;
      for (let i = 0; i < t.players.length; i++, seat = next(t, seat)) {
        if (t.players[seat].passed === 1) continue;
        t.acting = seat;
        again(f);
        push(s, ACT, seat);
        return;
      }
      t.acting = NONE;
    },
  },

  pass: {
    run(s, _, f) {
      const t = s.table;
      t.players[f.seat].passed = 1;
      const first = t.tokenTurned === 0;
      if (first) {
        t.first = f.seat;
        t.tokenTurned = 1;
      }
      if (heard()) tell({ news: 'passed', seat: f.seat, first });
    },
  },

  /** RA-8.2: for a different one; it shows its passed side, and what lay on the old one is lost. */
  swapItem: {
    options({ table }, _, f, out, unavailable) {
      out.push(...table.items);
      const about = (card: Card) => ({ does: 'swap', card }) as const;
      if (unavailable !== undefined)
        refuseOthers(table, f.seat, { where: 'items', rule: 'RA-8.2', about }, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'swap', card }),
    then(s, _, f, card) {
      const t = s.table;
      const { inPlay } = t.players[f.seat];
      const old = inPlay.find((own) => FACES[own].kind === 'item');
      remove(t.items, card);
      if (old !== undefined) {
        remove(inPlay, old);
        clearEssences(t, old);
        t.turned[old] = 0;
        insert(t.items, old);
      }
      insert(inPlay, card);
      t.turned[card] = 1;
      if (heard()) tell({ news: 'swapped', seat: f.seat, cards: old === undefined ? [card] : [old, card] });
    },
  },

  endOfRound: {
    run(s) {
      push(s, STRAIGHTEN, s.table.first);
      check(s, s.table.first);
    },
  },

  /** RA-9.4 */
  straightenAll: {
    run(s) {
      const t = s.table;
      t.tokenTurned = 0;
      for (const player of t.players) {
        player.passed = 0;
        for (const card of player.inPlay) t.turned[card] = 0;
      }
    },
  },

  checkVictory: {
    run: (s, _, f) => check(s, f.seat),
  },

  /** RA-9.6: nothing, or a component that reacts. */
  reactToCheck: {
    options(s, _, f, out, unavailable) {
      for (const card of s.table.players[f.seat].inPlay) {
        if (FACES[card].reactions.length === 0 || !reactionOf(s, f.seat, card, 'check')) continue;
        if (out.length === 0) out.push(DECLINE);
        out.push(REACT + card);
      }
      if (unavailable !== undefined) refuseReacting(s, f.seat, 'check', unavailable);
    },
    about: (_, __, ___, option) => reacting(option),
    then(s, _, f, option) {
      const choice = reacting(option);
      if (choice.does === 'decline') return;
      f.from = choice.card;
      return reactionOf(s, f.seat, f.from, 'check')?.all;
    },
  },

  tally: {
    run(s) {
      const t = s.table;
      const points = t.players.map((_, seat) => pointsOf(t, seat));
      const winners = winnersOf(t, points);
      if (heard()) tell({ news: 'checked', points });
      if (winners.length > 0) endGame(s, points, winners);
      for (const player of t.players) player.extra = 0;
    },
  },
};
