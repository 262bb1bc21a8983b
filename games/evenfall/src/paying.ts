/** Paying: for cards, with what they cost a player less, and the rest of a payment one resource after the other. */
import { mostPayable, payableKinds, push } from '@gloaming/engine';
import { personFace, ritualFace } from './cards/index.ts';
import { abilitiesOf, councilCost, discountFor } from './clan.ts';
import type { Definitions } from './definitions.ts';
import {
  type Amounts,
  type Cost,
  canPay,
  cost,
  goods,
  KINDS,
  type Kind,
  NO_RESOURCES,
  RESOURCES,
  size,
} from './goods.ts';
import { heard, tell } from './news.ts';
import type { Role } from './nouns.ts';
import { lacksGoods, PASSED_OVER, type Reason } from './reasons.ts';
import type { Ability, Card, Seat, Seen, State, Table } from './state.ts';
import type { Verb } from './verbs.ts';

export function costOf(
  t: Table,
  seat: Seat,
  card: Card,
  as: Role,
  abilities: readonly Ability[],
): { cost: Cost; less: number } {
  switch (as) {
    case 'ritual':
      return { cost: ritualFace(card).cost, less: discountFor(abilities, 'ritual') };
    case 'specialist':
      return { cost: personFace(card).cost, less: 0 };
    case 'council':
      return { cost: councilCost(t, seat), less: discountFor(abilities, 'council') };
  }
}

export function canAfford(
  s: Seen,
  seat: Seat,
  card: Card,
  as: Role,
  abilities: readonly Ability[],
  why?: Reason[],
): boolean {
  const { resources, mana } = s.table.players[seat];
  const { cost, less } = costOf(s.table, seat, card, as, abilities);
  const isPaid =
    less === 0 ? canPay(resources, mana, cost) : mostPayable(resources, cost.fixed, cost.any) >= size(cost) - less;
  if (!isPaid) why?.push(...lacksGoods(s.table.players[seat], cost, 'EV-A.19', size(cost) - less));
  return isPaid;
}

/** A discount is taken off whatever part the owner likes, so they choose what they pay instead. */
export function payCost(s: State, seat: Seat, cost: Cost, less: number): void {
  const p = s.table.players[seat];
  p.mana -= cost.mana;
  if (heard() && cost.mana > 0) tell({ news: 'paid', seat, goods: goods({ mana: cost.mana }) });
  if (less === 0) {
    spend(s, seat, cost.fixed);
    if (cost.any > 0) push(s, [{ verb: 'payRest', need: NO_RESOURCES, any: cost.any, left: cost.any, kind: 0 }], seat);
    return;
  }
  const left = size(cost) - less;
  if (left > 0) push(s, [{ verb: 'payRest', need: cost.fixed, any: cost.any, left, kind: 0 }], seat);
}

function spend(s: State, seat: Seat, what: Amounts): void {
  const { resources } = s.table.players[seat];
  let paid = 0;
  for (let kind = 0; kind < what.length; kind++) {
    resources[kind] -= what[kind];
    paid += what[kind];
  }
  if (heard() && paid > 0) tell({ news: 'paid', seat, goods: { ...goods({}), resources: what } });
}

function whyNotPaid(resources: Amounts, v: Extract<Verb, { verb: 'payRest' }>, kind: Kind): Reason {
  if (kind < v.kind) return PASSED_OVER;
  if (v.need[kind] === 0 && v.any === 0) return { reason: 'notInCost' };
  if (resources[kind] > 0) return { reason: 'leavesTooLittle' };
  return { reason: 'lacksGoods', rule: 'EV-A.19', n: 1, of: cost({ [RESOURCES[kind]]: 1 }) };
}

/** How a price is paid. */
export const PAYING: Pick<Definitions, 'payRest' | 'payForIt'> = {
  payForIt: {
    run(s, v, f) {
      const { cost, less } = costOf(s.table, f.seat, f.it, v.as, abilitiesOf(s.table, f.seat));
      payCost(s, f.seat, cost, less);
    },
  },

  /** One resource after the other, kinds never going back, so that no payment comes in two orders. */
  payRest: {
    options(s, v, f, out, unavailable) {
      const { resources } = s.table.players[f.seat];
      payableKinds(resources, v.need, v.any, v.left, v.kind, out);
      if (unavailable === undefined) return;
      for (let kind = 0; kind < KINDS; kind++)
        if (!out.includes(kind))
          unavailable.push({ choice: { does: 'pay', kind }, why: [whyNotPaid(resources, v, kind)] });
    },
    about: (_, __, ___, kind) => ({ does: 'pay', kind }),
    then(s, v, f, kind) {
      s.table.players[f.seat].resources[kind]--;
      if (heard()) tell({ news: 'paid', seat: f.seat, goods: goods({ [RESOURCES[kind]]: 1 }) });
      if (v.left === 1) return;
      const needed = v.need[kind] > 0;
      const need = needed ? v.need.map((n, k) => (k === kind ? n - 1 : n)) : v.need;
      return [{ verb: 'payRest', need, any: needed ? v.any : v.any - 1, left: v.left - 1, kind }];
    },
  },
};
