/** Verbs that stand in costs: nothing is half paid (EV-A.19). */
import { EVERYBODY, insert, mostPayable, payableKinds, push, remove, show } from '@gloaming/engine';
import { design, FIRST_RITUAL, personFace, ritualFace } from './cards/index.ts';
import { abilitiesOf, councilCost, discountFor, ritualsOf } from './clan.ts';
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
import { refuseEach, refuseRitualsOfRivals } from './others.ts';
import { discardCard } from './piles.ts';
import { lacksGoods, OTHER_COPY, PASSED_OVER, type Reason, type RuleNumber } from './reasons.ts';
import type { Ability, Card, Seat, Seen, State, Table } from './state.ts';
import type { CostVerb, Verb } from './verbs.ts';

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

/** Of two copies of a card one is as good as the other, so only one is offered. */
export function offerDesigns(cards: readonly Card[], out: number[]): void {
  let last = -1;
  for (const card of cards) {
    if (design(card) === last) continue;
    last = design(card);
    out.push(card);
  }
}

/** A Ritual leaves the game with its Catalysts; figures on it go back to the reserve, and its Place is free again (EV-17.3). */
function removeRitual(s: State, seat: Seat, ritual: Card): void {
  const t = s.table;
  const p = t.players[seat];
  const i = ritual - FIRST_RITUAL;
  t.ritualOn[t.ritualOn.indexOf(ritual)] = -1;
  p.witches += t.witchesOn[i];
  p.elders += t.eldersOn[i];
  t.witchesOn[i] = 0;
  t.eldersOn[i] = 0;
  t.scythes[i] = 0;
  t.orbs[i] = 0;
  t.removed.push(ritual);
  if (heard()) tell({ news: 'removed', seat, card: ritual });
}

type Leaving = { readonly n: number };
/** That all cards of a hand are alike is its owner's secret: whether there is a choice is told by their number alone. */
const isChoice = ({ table }: Seen, { n }: Leaving, { seat }: { seat: Seat }): boolean =>
  table.players[seat].hand.length > n;

function offerFromHand(s: Seen, v: Leaving, f: { seat: Seat }, out: number[]): void {
  const { hand } = s.table.players[f.seat];
  if (isChoice(s, v, f)) offerDesigns(hand, out);
  else if (hand.length === v.n) out.push(hand[0]);
}
const otherCopies = (s: Seen, { seat }: { seat: Seat }, offered: readonly Card[]): Card[] =>
  s.table.players[seat].hand.filter((card) => !offered.includes(card));
const lacksCards = (s: Seen, seat: Seat, n: number, rule: RuleNumber): Reason => ({
  reason: 'lacksCards',
  rule,
  n: n - s.table.players[seat].hand.length,
});

export const COSTS: Pick<Definitions, CostVerb['verb']> = {
  pay: {
    can(s, v, f, why) {
      const p = s.table.players[f.seat];
      why?.push(...lacksGoods(p, v.cost, 'EV-A.19'));
      return canPay(p.resources, p.mana, v.cost);
    },
    run: (s, v, f) => payCost(s, f.seat, v.cost, 0),
  },

  discard: {
    always: isChoice,
    options(s, v, f, out, unavailable) {
      offerFromHand(s, v, f, out);
      if (unavailable !== undefined)
        refuseEach(otherCopies(s, f, out), (card) => ({ does: 'discard', card }), OTHER_COPY, unavailable);
    },
    none: (s, v, f) => lacksCards(s, f.seat, v.n, 'EV-A.19'),
    about: (_, __, ___, card) => ({ does: 'discard', card }),
    then(s, v, f, card) {
      discardCard(s, f.seat, card);
      return v.n > 1 ? [{ verb: 'discard', n: v.n - 1 }] : undefined;
    },
  },

  removeFromHand: {
    always: isChoice,
    options(s, v, f, out, unavailable) {
      offerFromHand(s, v, f, out);
      if (unavailable !== undefined)
        refuseEach(otherCopies(s, f, out), (card) => ({ does: 'remove', card }), OTHER_COPY, unavailable);
    },
    none: (s, v, f) => lacksCards(s, f.seat, v.n, 'EV-A.19'),
    about: (_, __, ___, card) => ({ does: 'remove', card }),
    then(s, v, f, card) {
      remove(s.table.players[f.seat].hand, card);
      s.table.removed.push(card);
      show(s, card, EVERYBODY);
      if (heard()) tell({ news: 'removed', seat: f.seat, card });
      return v.n > 1 ? [{ verb: 'removeFromHand', n: v.n - 1 }] : undefined;
    },
  },

  removeRitual: {
    options(s, _, f, out, unavailable) {
      for (const ritual of ritualsOf(s.table, s.table.players[f.seat])) insert(out, ritual);
      if (unavailable !== undefined)
        refuseRitualsOfRivals(s.table, f.seat, (card) => ({ does: 'remove', card }), unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'remove', card }),
    then: (s, _, f, ritual) => removeRitual(s, f.seat, ritual),
  },
};

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
