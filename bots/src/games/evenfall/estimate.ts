/** How well a seat stands in Evenfall, in points. */
import type { Frame, Seat } from '@gloaming/engine';
import { ACTIONS, type Action, type Table, type Verb } from '@gloaming/evenfall';
import type { Estimate, Value } from '../../base/greedy.ts';
import { ROUNDS } from './horizon.ts';
import { horizonOf, standingWith } from './standing.ts';
import { stoneCount } from './stones.ts';
import { sureWith } from './sure.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** By option of a turn: asked so often that nothing is looked up in what an option is about. */
const FREE: readonly Action['does'][] = ['twoForOne', 'oneForOne', 'usePerson', 'useStoneSpace'];
const IS_FREE = ACTIONS.choices.map(({ does }) => FREE.includes(does));
const PASSES = ACTIONS.choices.map(({ does }) => does === 'pass');
/** A won game, beyond its points. */
const WON = 20;

function estimate(w: Weights): Estimate<Table, Verb> {
  const standing = standingWith(w);
  const from = (moment: Table, f: Frame<Verb>): Value<Table> => {
    const h = horizonOf(moment, f);
    // Read now: the moment may be played on before it is asked about.
    let passed = 0;
    for (let seat = 0; seat < moment.players.length; seat++) passed |= moment.players[seat].passed << seat;
    const isIn = (seat: Seat): boolean => ((passed >> seat) & 1) === 0;
    return (t, seat) => {
      let rival = 0;
      for (let other = 0; other < t.seats; other++)
        if (other !== seat) rival = Math.max(rival, t.players[other].points + w.win * stoneCount(t.players[other]));
      if (t.over === 1) return t.players[seat].points - w.rival * rival + (t.winners.includes(seat) ? WON : -WON);
      return standing.of(t, seat, h, isIn(seat)) - w.rival * rival;
    };
  };

  /** To pass is to give up what is still in the reserve; but the Automa has turns as long as one has them oneself. */
  const rest = (t: Table, f: Frame<Verb>, option: number): number | undefined => {
    if (f.verbs[f.at].verb !== 'takeTurn' || !PASSES[option] || f.n !== 0) return undefined;
    const h = horizonOf(t, f);
    const lost = standing.of(t, f.seat, h, true) - standing.of(t, f.seat, h, false);
    return (t.players.length > t.seats ? w.automa : 0) - lost;
  };
  const mayEnd = (t: Table, seat: Seat): boolean =>
    t.round === ROUNDS && t.players.every((p, other) => other === seat || p.automa === 1 || p.passed === 1);
  /** Free Actions: the turn is still to be taken. */
  const again = (f: Frame<Verb>, option: number): boolean => f.verbs[f.at].verb === 'takeTurn' && IS_FREE[option];
  const fresh = new Set(['takeTurn', 'setDial', 'adjustDial']);
  return { from, rest, mayEnd, again, sure: sureWith(standing), fresh, worlds: 1, secretWorlds: 3 };
}

export const ESTIMATE: Estimate<Table, Verb> = estimate(WEIGHTS);
