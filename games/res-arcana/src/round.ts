/** The round (RA-3 to RA-9), in the same verbs as the cards. */
import { again, insert, NONE, numbered, push, remove, together } from '@gloaming/engine';
import { canUse, checkReactionOf } from './begin.ts';
import { cardsOf, FACES, MONUMENT_COST } from './cards/index.ts';
import type { Action, Choices } from './choices.ts';
import { canPayFor } from './costs.ts';
import { gainEssences } from './effects.ts';
import { add, canPay, GOLD } from './essences.ts';
import { endGame } from './match.ts';
import { heard, tell } from './news.ts';
import { clearEssences, discardCard, essencesOn, hasEssences } from './piles.ts';
import type { Definitions } from './rules.ts';
import { pointsOf, winnersOf } from './score.ts';
import { next, type Seat, type Seen, type State } from './state.ts';
import { anyBut, choose, gain, gainAny, type Verb } from './verbs.ts';

const ARTIFACTS = cardsOf('artifact');
const CLAIMABLE = [...cardsOf('monument'), ...cardsOf('place')];
const POWERS = [0, 1];
/** What an action is, by option: the order is that of the numbers. */
export const ACTIONS = numbered<Action>({
  pass: [{ does: 'pass' }],
  place: ARTIFACTS.map((card) => ({ does: 'place', card })),
  discard: ARTIFACTS.map((card) => ({ does: 'discard', card })),
  claim: CLAIMABLE.map((card) => ({ does: 'claim', card })),
  claimUnseen: [{ does: 'claimUnseen' }],
  use: FACES.flatMap((_, card) => POWERS.map((power) => ({ does: 'use', card, power }) as const)),
});
const { pass: PASS, place: PLACE, discard: DISCARD, claimUnseen: CLAIM_UNSEEN, use: USE } = ACTIONS.first;
/** Cards are numbered by kind: monuments and places come one after the other. */
const CLAIM = ACTIONS.first.claim - CLAIMABLE[0];
const MONUMENT_GOLD = MONUMENT_COST.fixed[GOLD];

export const ROUND: readonly Verb[] = [{ verb: 'collect' }, { verb: 'actions' }, { verb: 'endOfRound' }];
const STRAIGHTEN: readonly Verb[] = [{ verb: 'straightenAll' }];
const COLLECT: readonly Verb[] = [{ verb: 'collectOwn' }];
const TAKE: readonly Verb[] = [{ verb: 'takeFrom' }];
export const ACT: readonly Verb[] = [{ verb: 'act' }];
const PASS_VERBS: readonly Verb[] = [{ verb: 'pass' }, { verb: 'swapItem' }, { verb: 'draw', n: 1 }];
const PLACE_VERBS: readonly Verb[] = [{ verb: 'announce' }, { verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_PLACE: readonly Verb[] = [{ verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_MONUMENT: readonly Verb[] = [{ verb: 'pay', cost: MONUMENT_COST }, { verb: 'takeMonument' }];
const DISCARD_VERBS: readonly Verb[] = [choose([gain({ gold: 1 })], [gainAny(2, anyBut('gold'))])];
const REACT_TO_CHECK: readonly Verb[] = [{ verb: 'reactToCheck' }];
const TALLY: readonly Verb[] = [{ verb: 'tally' }];

function offerActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const { hand, inPlay, pool } = t.players[seat];
  out.push(PASS);
  for (let i = 0; i < hand.length; i++) if (canPayFor(s, seat, hand[i], 0)) out.push(PLACE + hand[i]);
  for (let i = 0; i < hand.length; i++) out.push(DISCARD + hand[i]);
  if (pool[GOLD] >= MONUMENT_GOLD) for (const card of t.monuments) out.push(CLAIM + card);
  for (let i = 0; i < t.places.length; i++) if (canPay(pool, FACES[t.places[i]].cost)) out.push(CLAIM + t.places[i]);
  if (pool[GOLD] >= MONUMENT_GOLD && t.monumentDeck.length > 0) out.push(CLAIM_UNSEEN);
  for (let i = 0; i < inPlay.length; i++) {
    const card = inPlay[i];
    const { powers } = FACES[card];
    for (let p = 0; p < powers.length; p++)
      if (canUse(s, powers[p], seat, card)) out.push(USE + card * POWERS.length + p);
  }
}

/** What can be done with what lies on a card, as options. */
const LEAVE = 0;
const TAKE_ALL = 1;

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
  | 'act'
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
    options: (_, __, ___, out) => out.push(LEAVE, TAKE_ALL),
    about: (_, __, { from }, option) => ({ does: option === LEAVE ? 'leave' : 'take', card: from }),
    then(s, _, f, option) {
      if (option === LEAVE) return FACES[f.from].kept;
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

  act: {
    options: (s, _, f, out) => offerActions(s, f.seat, out),
    about: (_, __, ___, option) => ACTIONS.choices[option],
    then(s, _, f, option) {
      const action = ACTIONS.choices[option];
      switch (action.does) {
        case 'pass':
          return PASS_VERBS;
        case 'place':
          f.it = action.card;
          return PLACE_VERBS;
        case 'discard':
          f.it = action.card;
          discardCard(s, f.seat, f.it);
          return DISCARD_VERBS;
        case 'claim':
          f.it = action.card;
          return FACES[f.it].kind === 'place' ? CLAIM_PLACE : CLAIM_MONUMENT;
        case 'claimUnseen':
          return CLAIM_MONUMENT;
        case 'use':
          f.from = action.card;
          if (heard()) tell({ news: 'used', seat: f.seat, card: f.from, power: action.power });
          return FACES[f.from].powers[action.power].all;
      }
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
    options: (s, _, __, out) => out.push(...s.table.items),
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
    options(s, _, f, out) {
      for (const card of s.table.players[f.seat].inPlay) {
        if (FACES[card].reactions.length === 0 || !checkReactionOf(s, f.seat, card)) continue;
        if (out.length === 0) out.push(DECLINE);
        out.push(REACT + card);
      }
    },
    about: (_, __, ___, option) => reacting(option),
    then(s, _, f, option) {
      const choice = reacting(option);
      if (choice.does === 'decline') return;
      f.from = choice.card;
      return checkReactionOf(s, f.seat, f.from)?.all;
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
