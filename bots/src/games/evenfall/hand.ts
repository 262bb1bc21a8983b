/** What the cards in a hand promise in Evenfall, and which of them is missed least. */
import type { Card, Seat } from '@gloaming/engine';
import {
  boardOf,
  councilCost,
  design,
  hasFreePlace,
  isPerson,
  type Player,
  personFace,
  size,
  type Table,
} from '@gloaming/evenfall';
import { ROUNDS } from './horizon.ts';
import { atEnd } from './persons.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

const MOST_COST = 9;

/** How much of a cost is there already, from 0 to 1; powers are slow, so they stand ready by need and what is missing of it. */
function readyWith(w: Weights) {
  const bends = Array.from({ length: MOST_COST + 1 }, (_, need) =>
    Array.from({ length: need + 1 }, (__, missing) => (need === 0 ? 1 : 1 - missing / need) ** w.planBend),
  );
  return (resources: readonly number[], fixed: readonly number[]): number => {
    let need = 0;
    let missing = 0;
    for (let kind = 0; kind < fixed.length; kind++) {
      need += fixed[kind];
      if (resources[kind] < fixed[kind]) missing += fixed[kind] - resources[kind];
    }
    return bends[need][missing];
  };
}

/** What a person is worth in the council, without the price of the seat. */
function councilOf(w: Weights, t: Table, seat: Seat, tables: Tables, late: number, card: Card): number {
  const effect = personFace(card).council;
  const end = effect.effect === 'gameEnd' ? atEnd(w, t, seat, effect.verbs, ROUNDS - 1 - late + w.present) : 0;
  return tables.council[late][card] + end;
}
function isAlreadyThere({ specialists }: Player, card: Card): boolean {
  for (const own of specialists) if (design(own) === design(card)) return true;
  return false;
}

function weighingWith(w: Weights) {
  const ready = readyWith(w);
  const worths: number[] = [];
  const plans: number[] = [];
  const weighed = { worths, plans };
  const planned = (p: Player, cost: readonly number[], profit: number): number =>
    profit <= 0 ? 0 : profit * ready(p.resources, cost);
  /** The cards in a hand: what each is worth by itself, and as a plan; good until the next hand is weighed. */
  return (t: Table, p: Player, seat: Seat, tables: Tables, late: number) => {
    worths.length = 0;
    plans.length = 0;
    const hasRoom = hasFreePlace(t, p);
    const price = councilCost(t, seat);
    // A card that can become a resource at any time is worth no less, until the resource is needed.
    const least = boardOf(t, seat).freeAction === null ? 0 : w.resource[late] * w.atWill;
    const councilPrice = size(price) * w.resource[late] + (p.council.length === 0 ? w.firstSeat[late] : 0);
    for (const card of p.hand) {
      if (card < 0) continue;
      const canSit = isPerson(card);
      let profit = canSit && isAlreadyThere(p, card) ? 0 : tables.profit[late][card];
      let plan = canSit || hasRoom ? planned(p, tables.cost[card], profit) : 0;
      if (canSit) {
        const council = councilOf(w, t, seat, tables, late, card) - councilPrice;
        profit = Math.max(profit, council);
        plan = Math.max(plan, planned(p, price.fixed, council));
      }
      plans.push(plan);
      worths.push(Math.max(least, w.card[late] + w.promise * Math.max(0, profit)));
    }
    return weighed;
  };
}

export function handWith(w: Weights, tablesFor: (t: Table) => Tables) {
  const weighHand = weighingWith(w);
  /** Of all that could be played only the best counts in full: the same resources do not pay twice. */
  const hand = (t: Table, p: Player, seat: Seat, tables: Tables, late: number): number => {
    if (late >= ROUNDS) return 0;
    const { worths, plans } = weighHand(t, p, seat, tables, late);
    let sum = 0;
    let best = 0;
    for (let i = 0; i < worths.length; i++) {
      best = Math.max(best, plans[i]);
      sum += worths[i];
    }
    return sum + w.plan * best;
  };
  /** The card of one's hand that is missed least. */
  const leastMissed = (t: Table, seat: Seat, options: readonly Card[]): Card => {
    const p = t.players[seat];
    const round = Math.max(0, t.round - 1);
    const late = p.passed === 0 ? round : round + 1;
    if (late >= ROUNDS) return options[0];
    const { worths, plans } = weighHand(t, p, seat, tablesFor(t), late);
    const [best, second] = twoBest(plans);
    let found = options[0];
    let least = Number.POSITIVE_INFINITY;
    for (const card of options) {
      const i = p.hand.indexOf(card);
      const missed = worths[i] + w.plan * (plans[i] === best ? best - second : 0);
      if (missed < least) {
        least = missed;
        found = card;
      }
    }
    return found;
  };
  return { hand, leastMissed };
}

function twoBest(plans: readonly number[]): [best: number, second: number] {
  let best = 0;
  let second = 0;
  for (const plan of plans)
    if (plan > best) {
      second = best;
      best = plan;
    } else if (plan > second) second = plan;
  return [best, second];
}
