/** The round (EV-6, EV-7, EV-15), in the same verbs as the cards. */
import { again, NONE, push, together } from '@gloaming/engine';
import { boardOf, scoutOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import { FIGURES_A_CLAN } from './nouns.ts';
import { drawCards, fillSpots } from './piles.ts';
import { inTurnOrder, next } from './state.ts';
import type { Verb } from './verbs.ts';

const LAST_ROUND = 3;
/** EV-20.1 */
const EXPERIENCED_CARDS = 2;

export const ROUND: readonly Verb[] = [
  { verb: 'scout' },
  { verb: 'actions' },
  { verb: 'battles' },
  { verb: 'roundEnd' },
];
export const TURN: readonly Verb[] = [{ verb: 'takeTurn' }];
export const AUTOMA_TURN: readonly Verb[] = [{ verb: 'automaTurn' }];
const FINAL: readonly Verb[] = [{ verb: 'cleanUp' }, { verb: 'score' }];

export const ROUNDS: Pick<Definitions, 'rounds' | 'scout' | 'discardDown' | 'actions' | 'roundEnd' | 'returnAll'> = {
  rounds: {
    run(s, _, f) {
      const t = s.table;
      // A written position may claim a later one.
      if (t.round >= LAST_ROUND) {
        push(s, FINAL, 0);
        return;
      }
      t.round++;
      if (heard()) tell({ news: 'round', round: t.round });
      again(f);
      push(s, ROUND, 0);
    },
  },

  /** Draws come in turn order (EV-A.43); whoever has something to choose does it in turn order, too. */
  scout: {
    run(s) {
      const t = s.table;
      const better = t.experienced === 1 && t.round === 1;
      if (better) push(s, [{ verb: 'discardDown' }], t.first);
      for (const seat of inTurnOrder(t).reverse()) push(s, scoutOf(boardOf(t, seat), t.switches), seat);
      if (better) for (const seat of inTurnOrder(t)) drawCards(s, seat, EXPERIENCED_CARDS);
    },
  },
  discardDown: {
    run: (s) => together(s, s.table.seats, [{ verb: 'discard', n: EXPERIENCED_CARDS }]),
  },

  /** EV-8.1: clockwise from the marker until all have passed; in the solo game the Automa after every turn (EV-19.2). */
  actions: {
    run(s, _, f) {
      const t = s.table;
      let seat = f.n === 0 ? t.first : next(t, t.acting);
      f.n = 1;
      for (let i = 0; i < t.seats; i++, seat = next(t, seat)) {
        if (t.players[seat].passed === 1) continue;
        t.acting = seat;
        again(f);
        if (t.players.length > t.seats) push(s, AUTOMA_TURN, 0);
        push(s, TURN, seat);
        return;
      }
      t.acting = NONE;
    },
  },

  /** Effects in turn order; after the third round nothing else (EV-15.7). */
  roundEnd: {
    run(s) {
      const t = s.table;
      if (t.round < LAST_ROUND) push(s, [{ verb: 'returnAll' }], t.first);
      for (const seat of inTurnOrder(t).reverse()) push(s, [{ verb: 'happened', moment: 'roundEnd' }], seat);
      if (heard()) tell({ news: 'roundEnded', round: t.round });
    },
  },

  /** EV-15.2 to EV-15.5 */
  returnAll: {
    run(s) {
      const t = s.table;
      for (let region = 0; region < t.regions.length; region++) {
        fillSpots(s, region);
        t.regions[region].witches.fill(0);
        t.regions[region].elders.fill(0);
        t.regions[region].space = [];
      }
      t.witchesOn.fill(0);
      t.eldersOn.fill(0);
      t.turned.fill(0);
      for (const p of t.players) {
        p.witches = FIGURES_A_CLAN;
        p.elders = p.automa === 1 ? 0 : FIGURES_A_CLAN;
        p.tokenUsed = 0;
        p.passed = 0;
        p.boardWitch = 0;
        p.borrowed = [];
        p.borrowedUsed = [];
        p.boosts.fill(0);
      }
    },
  },
};
