/** What the cards in a hand promise in Evenfall, and which of them is missed least. */
import type { Card, Seat } from '@gloaming/engine';
import {
  boardOf,
  type Cost,
  councilCost,
  design,
  FREE,
  hasFreePlace,
  isPerson,
  type Player,
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
  const end = tables.end[card];
  const worth = tables.council[late][card];
  return end === null ? worth : worth + atEnd(w, t, seat, end, ROUNDS - 1 - late + w.present);
}
function isAlreadyThere({ specialists }: Player, card: Card): boolean {
  for (const own of specialists) if (design(own) === design(card)) return true;
  return false;
}

/** What a card in a hand is worth by itself, and as a plan. */
interface Weighed {
  worth: number;
  plan: number;
}

/** Weighs the cards of a hand one after the other: `weigh` is asked first, and what it says is good until the next card. */
function weighingWith(w: Weights) {
  const ready = readyWith(w);
  const weighed: Weighed = { worth: 0, plan: 0 };
  let hasRoom = false;
  let price: Cost = FREE;
  let councilPrice = 0;
  let least = 0;
  /** What is the same for all cards of the hand. */
  const begin = (t: Table, p: Player, seat: Seat, late: number): void => {
    hasRoom = hasFreePlace(t, p);
    price = councilCost(t, seat);
    // A card that can become a resource at any time is worth no less, until the resource is needed.
    least = boardOf(t, seat).freeAction === null ? 0 : w.resource[late] * w.atWill;
    councilPrice = size(price) * w.resource[late] + (p.council.length === 0 ? w.firstSeat[late] : 0);
  };
  const weigh = (t: Table, p: Player, seat: Seat, tables: Tables, late: number, card: Card): Weighed => {
    const canSit = isPerson(card);
    let profit = canSit && isAlreadyThere(p, card) ? 0 : tables.profit[late][card];
    weighed.plan = profit > 0 && (canSit || hasRoom) ? profit * ready(p.resources, tables.cost[card]) : 0;
    if (canSit) {
      const council = councilOf(w, t, seat, tables, late, card) - councilPrice;
      profit = Math.max(profit, council);
      if (council > weighed.plan) weighed.plan = Math.max(weighed.plan, council * ready(p.resources, price.fixed));
    }
    weighed.worth = Math.max(least, w.card[late] + w.promise * Math.max(0, profit));
    return weighed;
  };
  return { begin, weigh };
}

export function handWith(w: Weights, tablesFor: (t: Table) => Tables) {
  const { begin, weigh } = weighingWith(w);
  /** Of all that could be played only the best counts in full: the same resources do not pay twice. */
  const hand = (t: Table, p: Player, seat: Seat, tables: Tables, late: number): number => {
    if (late >= ROUNDS) return 0;
    begin(t, p, seat, late);
    let sum = 0;
    let best = 0;
    for (let i = 0; i < p.hand.length; i++) {
      if (p.hand[i] < 0) continue;
      const { worth, plan } = weigh(t, p, seat, tables, late, p.hand[i]);
      if (plan > best) best = plan;
      sum += worth;
    }
    return sum + w.plan * best;
  };
  /** The card of one's hand that is missed least. */
  const leastMissed = (t: Table, seat: Seat, options: readonly Card[]): Card => {
    const p = t.players[seat];
    const round = Math.max(0, t.round - 1);
    const late = p.passed === 0 ? round : round + 1;
    if (late >= ROUNDS) return options[0];
    const tables = tablesFor(t);
    begin(t, p, seat, late);
    const all = p.hand.map((card) => ({ ...weigh(t, p, seat, tables, late, card) }));
    const [best, second] = twoBest(all.map(({ plan }) => plan));
    let found = options[0];
    let least = Number.POSITIVE_INFINITY;
    for (const card of options) {
      const { worth, plan } = all[p.hand.indexOf(card)];
      const missed = worth + w.plan * (plan === best ? best - second : 0);
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
