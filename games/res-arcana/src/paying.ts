/** Paying: for cards, with what they cost a player less, and the rest of a payment one essence after the other. */
import { mostPayable, payableKinds, push } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { type Amounts, type Cost, canPay, GOLD, KINDS, NOTHING, total } from './essences.ts';
import { heard, tell } from './news.ts';
import { one } from './piles.ts';
import type { Card, Seat, Seen, State, Table } from './state.ts';

/** What an artifact costs a player less: abilities and what the placing power takes off. Places never cost less (RA-6.3). */
export function discountFor(t: Table, seat: Seat, card: Card, less: number): number {
  if (FACES[card].kind !== 'artifact') return 0;
  const { inPlay } = t.players[seat];
  let sum = less;
  for (let i = 0; i < inPlay.length; i++) {
    const { abilities } = FACES[inPlay[i]];
    for (let j = 0; j < abilities.length; j++) {
      const ability = abilities[j];
      if (ability.ability === 'discount' && (ability.tag === null || hasTag(card, ability.tag))) sum += ability.less;
    }
  }
  return sum;
}

/** How many essences but gold are left to pay. A discount never lowers gold: no card that could costs any (RA-6.3). */
function leftToPay(c: Cost, discount: number): number {
  const left = total(c.fixed) + c.any - c.fixed[GOLD] - discount;
  return left > 0 ? left : 0;
}

export function canAfford(s: Seen, seat: Seat, card: Card, less: number): boolean {
  const { pool } = s.table.players[seat];
  const c = FACES[card].cost;
  // Whoever can pay in full need not look for discounts.
  if (canPay(pool, c)) return true;
  const discount = discountFor(s.table, seat, card, less);
  return discount > 0 && pool[GOLD] >= c.fixed[GOLD] && mostWithoutGoldNeed(pool, c) >= leftToPay(c, discount);
}
/** The gold of the cost is set aside first; what is left of it may still pay for "any". */
function mostWithoutGoldNeed(pool: Amounts, c: Cost): number {
  return mostPayable(pool, c.fixed, c.any) - c.fixed[GOLD];
}

function payFor(s: State, seat: Seat, card: Card, less: number): void {
  const c = FACES[card].cost;
  const discount = discountFor(s.table, seat, card, less);
  if (discount === 0) {
    payCost(s, seat, c);
    return;
  }
  spend(s, seat, one(GOLD, c.fixed[GOLD]));
  const left = leftToPay(c, discount);
  if (left === 0) return;
  const need = c.fixed.map((n, kind) => (kind === GOLD ? 0 : n));
  push(s, [{ verb: 'payRest', need, any: c.any, left, kind: 0, as: 'paid' }], seat);
}

export function payCost(s: State, seat: Seat, c: Cost): void {
  spend(s, seat, c.fixed);
  if (c.any > 0) push(s, [{ verb: 'payRest', need: NOTHING, any: c.any, left: c.any, kind: 0, as: 'paid' }], seat);
}

export function spend(s: State, seat: Seat, what: Amounts): void {
  const { pool } = s.table.players[seat];
  for (let kind = 0; kind < KINDS; kind++) pool[kind] -= what[kind];
  if (heard() && total(what) > 0) tell({ news: 'paid', seat, what });
}

export const PAYMENTS: Pick<Definitions, 'payForIt' | 'payRest'> = {
  payForIt: {
    run: (s, v, f) => payFor(s, f.seat, f.it, v.less),
  },

  /** One essence after the other, kinds never going back, so that no payment comes in two orders. */
  payRest: {
    options: (s, v, f, out) => payableKinds(s.table.players[f.seat].pool, v.need, v.any, v.left, v.kind, out),
    about: (_, __, ___, kind) => ({ does: 'pay', kind }),
    then(s, v, f, kind) {
      const { pool } = s.table.players[f.seat];
      pool[kind]--;
      if (heard()) tell({ news: v.as, seat: f.seat, what: one(kind) });
      if (v.left === 1) return;
      const needed = v.need[kind] > 0;
      const need = needed ? v.need.map((n, k) => (k === kind ? n - 1 : n)) : v.need;
      return [{ verb: 'payRest', need, any: needed ? v.any : v.any - 1, left: v.left - 1, kind, as: v.as }];
    },
  },
};
