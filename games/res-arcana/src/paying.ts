/** Paying: for cards, with what they cost a player less, and the rest of a payment one essence after the other. */
import { mostPayable, payableKinds, push } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { type Amounts, type Cost, canPay, GOLD, KINDS, type Kind, NOTHING, total } from './essences.ts';
import { heard, tell } from './news.ts';
import { one } from './piles.ts';
import { lacksEssences, PASSED_OVER, type Reason } from './reasons.ts';
import type { Card, Seat, Seen, State, Table } from './state.ts';
import type { Verb } from './verbs.ts';

type Rest = Extract<Verb, { verb: 'payRest' }>;

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

export function canAfford(s: Seen, seat: Seat, card: Card, less: number, why?: Reason[]): boolean {
  const { pool } = s.table.players[seat];
  const c = FACES[card].cost;
  // Whoever can pay in full need not look for discounts.
  if (canPay(pool, c)) return true;
  const discount = discountFor(s.table, seat, card, less);
  const isPaid = discount > 0 && pool[GOLD] >= c.fixed[GOLD] && mostWithoutGoldNeed(pool, c) >= leftToPay(c, discount);
  if (!isPaid) why?.push(...lacksForCard(pool, c, discount));
  return isPaid;
}
/** The gold of the cost is set aside first; what is left of it may still pay for "any". */
function mostWithoutGoldNeed(pool: Amounts, c: Cost): number {
  return mostPayable(pool, c.fixed, c.any) - c.fixed[GOLD];
}

/** Gold is said together with what else has to be had in any case. */
function lacksForCard(pool: Amounts, c: Cost, discount: number): Reason[] {
  if (discount === 0) return lacksEssences(pool, c, 'RA-6.2');
  const gold = c.fixed[GOLD];
  const others = { fixed: withoutGold(c.fixed), any: c.any };
  const spare = pool.map((n, kind) => (kind === GOLD ? Math.max(0, n - gold) : n));
  return [
    ...lacksEssences(pool, { fixed: one(GOLD, gold), any: 0 }, 'RA-6.3'),
    ...lacksEssences(spare, others, 'RA-6.3', leftToPay(c, discount)),
  ];
}
const withoutGold = (what: Amounts): number[] => what.map((n, kind) => (kind === GOLD ? 0 : n));

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
  push(s, [{ verb: 'payRest', need: withoutGold(c.fixed), any: c.any, left, kind: 0, as: 'paid' }], seat);
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

function whyNotPaid(pool: Amounts, { need, any, kind: from }: Rest, kind: Kind): readonly Reason[] {
  if (need[kind] + any === 0) return [{ reason: 'notInCost' }];
  const why = [...(kind < from ? [PASSED_OVER] : []), ...lacksOne(pool, kind)];
  // Kinds before it are needed, and they never come back.
  return why.length > 0 ? why : [{ reason: 'leavesTooLittle' }];
}
export const lacksOne = (pool: Amounts, kind: Kind): readonly Reason[] =>
  lacksEssences(pool, { fixed: one(kind), any: 0 }, 'RA-6.1');

export const PAYING: Pick<Definitions, 'payForIt' | 'payRest'> = {
  payForIt: {
    run: (s, v, f) => payFor(s, f.seat, f.it, v.less),
  },

  /** One essence after the other, kinds never going back, so that no payment comes in two orders. */
  payRest: {
    options(s, v, f, out, unavailable) {
      const { pool } = s.table.players[f.seat];
      payableKinds(pool, v.need, v.any, v.left, v.kind, out);
      if (unavailable === undefined) return;
      for (let kind = 0; kind < KINDS; kind++)
        if (!out.includes(kind)) unavailable.push({ choice: { does: 'pay', kind }, why: whyNotPaid(pool, v, kind) });
    },
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
