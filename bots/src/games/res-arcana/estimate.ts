/** How well a seat stands in Res Arcana, in points. */
import type { Frame, Seat } from '@gloaming/engine';
import { ACTIONS, ENOUGH, pointsOf, type Table, type Verb } from '@gloaming/res-arcana';
import type { Estimate, Value } from '../../base/greedy.ts';
import { standingWith } from './standing.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A game won, far above everything that can be hoped for. */
const WON = 100;
const NO_SEAT: Seat = -1;
const LEAST_ROUNDS = 0.5;
/** From here on the game may end with the round, and the token counts in full. */
const CLOSE = 8;

/** Of all but one seat, or of all. */
export function mostPoints(t: Table, but: Seat): number {
  let most = 0;
  for (let seat = 0; seat < t.players.length; seat++) if (seat !== but) most = Math.max(most, pointsOf(t, seat));
  return most;
}

function estimate(w: Weights): Estimate<Table, Verb> {
  const { has, plans } = standingWith(w);
  const bestRival = (t: Table, seat: Seat, rounds: number, token: number): number => {
    let best = 0;
    for (let other = 0; other < t.players.length; other++) {
      if (other === seat) continue;
      const q = t.players[other];
      best = Math.max(best, has(t, q, other, rounds, token) + q.hand.length * w.unknownCard);
    }
    return best;
  };
  const rest = (t: Table, f: Frame<Verb>, option: number): number | undefined =>
    f.verbs[f.at].verb === 'act' && ACTIONS.choices[option].does === 'pass'
      ? w.pass + (t.tokenTurned === 0 ? w.passFirst : 0)
      : undefined;
  const from = (moment: Table): Value<Table> => {
    const most = mostPoints(moment, NO_SEAT);
    const rounds = Math.min(w.rounds, Math.max(LEAST_ROUNDS, (ENOUGH - most) / w.pointsARound));
    const token = most < CLOSE ? w.token : 1;
    const { game } = moment;
    return (t, seat) => {
      // In a match the next game has begun by then, with an even table.
      if (t.over === 1 || t.game !== game) return t.winners.includes(seat) ? WON / t.winners.length : -WON;
      const p = t.players[seat];
      const points = pointsOf(t, seat);
      let own = has(t, p, seat, rounds, token) + plans(t, p, rounds);
      const rival = bestRival(t, seat, rounds, token);
      const rivalPoints = mostPoints(t, seat);
      if (points >= ENOUGH && points > rivalPoints) own += w.enough;
      if (rivalPoints >= ENOUGH && rivalPoints >= points) own -= w.enough;
      return own - w.rival * rival;
    };
  };
  return { from, rest, fresh: new Set(['act']) };
}

export const ESTIMATE: Estimate<Table, Verb> = estimate(WEIGHTS);
