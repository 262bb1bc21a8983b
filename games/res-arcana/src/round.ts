/** The round (RA-3 to RA-9), in the same verbs as the cards. */
import { again, insert, NONE, push, remove, together } from '@gloaming/engine';
import { canUse, checkReactionOf } from './begin.ts';
import { ARTIFACT_COUNT, FACES } from './cards/index.ts';
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

/** What an action is, as an option: small numbers, one range a kind of action. */
export const PASS = 0;
export const PLACE = 1;
export const DISCARD = PLACE + ARTIFACT_COUNT;
export const CLAIM = DISCARD + ARTIFACT_COUNT;
/** Claims are numbered by card from the first monument on; the top of the monument deck comes after the last place. */
export const FIRST_CLAIMABLE = FACES.findIndex((face) => face.kind === 'monument');
export const CLAIM_UNSEEN = CLAIM + FACES.length - FIRST_CLAIMABLE;
export const USE = CLAIM_UNSEEN + 1;
export const POWERS_A_CARD = 2;
const MONUMENT_GOLD = FACES[FIRST_CLAIMABLE].cost.fixed[GOLD];

export const ROUND: readonly Verb[] = [{ verb: 'collect' }, { verb: 'actions' }, { verb: 'endOfRound' }];
const STRAIGHTEN: readonly Verb[] = [{ verb: 'straightenAll' }];
const COLLECT: readonly Verb[] = [{ verb: 'collectOwn' }];
const TAKE: readonly Verb[] = [{ verb: 'takeFrom' }];
export const ACT: readonly Verb[] = [{ verb: 'act' }];
const PASS_VERBS: readonly Verb[] = [{ verb: 'pass' }, { verb: 'swapItem' }, { verb: 'draw', n: 1 }];
const PLACE_VERBS: readonly Verb[] = [{ verb: 'announce' }, { verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_PLACE: readonly Verb[] = [{ verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_MONUMENT: readonly Verb[] = [{ verb: 'pay', cost: FACES[FIRST_CLAIMABLE].cost }, { verb: 'takeMonument' }];
const DISCARD_VERBS: readonly Verb[] = [choose([gain({ gold: 1 })], [gainAny(2, anyBut('gold'))])];
const REACT_TO_CHECK: readonly Verb[] = [{ verb: 'reactToCheck' }];
const TALLY: readonly Verb[] = [{ verb: 'tally' }];

function offerActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const { hand, inPlay, pool } = t.players[seat];
  out.push(PASS);
  for (let i = 0; i < hand.length; i++) if (canPayFor(s, seat, hand[i], 0)) out.push(PLACE + hand[i]);
  for (let i = 0; i < hand.length; i++) out.push(DISCARD + hand[i]);
  if (pool[GOLD] >= MONUMENT_GOLD) for (const card of t.monuments) out.push(CLAIM + card - FIRST_CLAIMABLE);
  for (let i = 0; i < t.places.length; i++)
    if (canPay(pool, FACES[t.places[i]].cost)) out.push(CLAIM + t.places[i] - FIRST_CLAIMABLE);
  if (pool[GOLD] >= MONUMENT_GOLD && t.monumentDeck.length > 0) out.push(CLAIM_UNSEEN);
  for (let i = 0; i < inPlay.length; i++) {
    const card = inPlay[i];
    const { powers } = FACES[card];
    for (let p = 0; p < powers.length; p++)
      if (canUse(s, powers[p], seat, card)) out.push(USE + card * POWERS_A_CARD + p);
  }
}

/** RA-9.5: reactions clockwise from whoever checks, then the count. */
function check(s: State, from: Seat): void {
  push(s, TALLY, from);
  const n = s.table.players.length;
  for (let i = n - 1; i >= 0; i--) push(s, REACT_TO_CHECK, (from + i) % n);
}

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

  /** RA-4.3: leave (0) or take everything (1); what is left may act (RA-4.6). */
  takeFrom: {
    options: (_, __, ___, out) => out.push(0, 1),
    then(s, _, f, option) {
      if (option === 0) return FACES[f.from].kept;
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
    then(s, _, f, option) {
      if (option === PASS) return PASS_VERBS;
      if (option < DISCARD) {
        f.it = option - PLACE;
        return PLACE_VERBS;
      }
      if (option < CLAIM) {
        f.it = option - DISCARD;
        discardCard(s, f.seat, f.it);
        return DISCARD_VERBS;
      }
      if (option < USE) {
        if (option === CLAIM_UNSEEN) return CLAIM_MONUMENT;
        f.it = option - CLAIM + FIRST_CLAIMABLE;
        return FACES[f.it].kind === 'place' ? CLAIM_PLACE : CLAIM_MONUMENT;
      }
      const power = (option - USE) % POWERS_A_CARD;
      f.from = (option - USE - power) / POWERS_A_CARD;
      if (heard()) tell({ news: 'used', seat: f.seat, card: f.from, power });
      return FACES[f.from].powers[power].all;
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

  /** RA-9.6: nothing (0), or 1 + the component that reacts. */
  reactToCheck: {
    options(s, _, f, out) {
      for (const card of s.table.players[f.seat].inPlay) {
        if (FACES[card].reactions.length === 0 || !checkReactionOf(s, f.seat, card)) continue;
        if (out.length === 0) out.push(0);
        out.push(1 + card);
      }
    },
    then(s, _, f, option) {
      if (option === 0) return;
      f.from = option - 1;
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
