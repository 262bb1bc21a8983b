/** How well a seat stands in Res Arcana, in points. */
import type { Card, Frame, Seat } from '@gloaming/engine';
import {
  ACTIONS,
  type Amounts,
  type Cost,
  ENOUGH,
  FACES,
  KINDS,
  type Player,
  pointsOf,
  type Table,
  type Verb,
} from '@gloaming/res-arcana';
import type { Estimate, Value } from '../base/greedy.ts';
import { WEIGHTS, type Weights } from './res-arcana-weights.ts';
import { costOf, essences, isPoint, TAGS_OF, type TagSet, yields } from './res-arcana-yields.ts';

/** A game won, far above everything that can be hoped for. */
const WON = 100;
/** Up to FEW of a kind count in full, up to PLENTY a little less, the rest hardly. */
const FEW = 4;
const PLENTY = 8;
const LEAST_ROUNDS = 0.5;
/** From here on the game may end with the round, and the token counts in full. */
const CLOSE = 8;

/** How much of a cost is there already, from 0 to 1. */
function ready(pool: Amounts, c: Cost): number {
  let size = c.any;
  let missing = 0;
  let over = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const need = c.fixed[kind];
    size += need;
    if (pool[kind] < need) missing += need - pool[kind];
    else over += pool[kind] - need;
  }
  if (over < c.any) missing += c.any - over;
  return size === 0 ? 1 : 1 - missing / size;
}

function estimate(w: Weights): Estimate<Table, Verb> {
  const each = essences(w);
  const aRound = yields(w);
  const costs = FACES.map((face) => costOf(w, face.cost));
  /** By card and kind: whether an essence on it is a point already. */
  const scores = FACES.flatMap((face) => each.map((_, kind) => isPoint(face, kind)));
  const lasts = FACES.map(({ kind }) => kind !== 'item');
  const held = [0, 0, 0, 0, 0];
  const tagsOf = (p: Player): TagSet => {
    let set = 0;
    for (const card of p.inPlay) set |= TAGS_OF[card];
    for (const card of p.hand) if (card >= 0) set |= TAGS_OF[card];
    return set;
  };

  const standing = (t: Table, p: Player, seat: Seat, rounds: number, token: number): number => {
    const gives = aRound[tagsOf(p)];
    let sum = pointsOf(t, seat) - (t.first === seat ? 1 - token : 0);
    for (let kind = 0; kind < KINDS; kind++) held[kind] = p.pool[kind];
    for (const card of p.inPlay) {
      sum += gives[card] * (lasts[card] ? rounds : w.item);
      for (let at = card * KINDS, kind = 0; kind < KINDS; kind++, at++)
        if (t.on[at] > 0 && !scores[at]) held[kind] += t.on[at] * w.onComponent;
    }
    const keeps = w.last + ((1 - w.last) * rounds) / w.rounds;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = held[kind];
      const counts =
        n <= FEW
          ? n
          : n <= PLENTY
            ? FEW + w.many * (n - FEW)
            : FEW + w.many * (PLENTY - FEW) + w.tooMany * (n - PLENTY);
      sum += each[kind] * keeps * counts;
    }
    return sum;
  };

  const profit = (tags: TagSet, card: Card, rounds: number): number =>
    FACES[card].points + aRound[tags][card] * rounds - costs[card];

  /** Of all that could be bought only the best counts: the same essences do not pay twice. */
  const plans = (t: Table, p: Player, rounds: number): number => {
    const tags = tagsOf(p);
    let best = 0;
    let sum = 0;
    const plan = (card: Card): void => {
      const gain = profit(tags, card, rounds);
      if (gain > 0) best = Math.max(best, gain * ready(p.pool, FACES[card].cost) ** w.planBend);
    };
    for (const card of p.hand) {
      plan(card);
      sum += w.handCard + w.promise * Math.max(0, profit(tags, card, rounds));
    }
    for (const card of t.places) plan(card);
    for (const card of t.monuments) plan(card);
    for (const card of p.deck) sum += w.deckCard * profit(tags, card, rounds);
    return sum + w.plan * best;
  };

  const from = (moment: Table): Value<Table> => {
    let most = 0;
    for (let seat = 0; seat < moment.players.length; seat++) most = Math.max(most, pointsOf(moment, seat));
    const rounds = Math.min(w.rounds, Math.max(LEAST_ROUNDS, (ENOUGH - most) / w.pointsARound));
    const token = most < CLOSE ? w.token : 1;
    const { game } = moment;
    return (t, seat) => {
      // In a match the next game has begun by then, with an even table.
      if (t.over === 1 || t.game !== game) return t.winners.includes(seat) ? WON / t.winners.length : -WON;
      const p = t.players[seat];
      const points = pointsOf(t, seat);
      let own = standing(t, p, seat, rounds, token) + plans(t, p, rounds);
      let rival = 0;
      let rivalPoints = 0;
      for (let other = 0; other < t.players.length; other++) {
        if (other === seat) continue;
        const q = t.players[other];
        rivalPoints = Math.max(rivalPoints, pointsOf(t, other));
        rival = Math.max(rival, standing(t, q, other, rounds, token) + q.hand.length * w.unknownCard);
      }
      if (points >= ENOUGH && points > rivalPoints) own += w.enough;
      if (rivalPoints >= ENOUGH && rivalPoints >= points) own -= w.enough;
      return own - w.rival * rival;
    };
  };
  const rest = (t: Table, f: Frame<Verb>, option: number): number | undefined =>
    f.verbs[f.at].verb === 'act' && ACTIONS.choices[option].does === 'pass'
      ? w.pass + (t.tokenTurned === 0 ? w.passFirst : 0)
      : undefined;
  return { from, rest, fresh: new Set(['act']) };
}

export const RES_ARCANA: Estimate<Table, Verb> = estimate(WEIGHTS);
