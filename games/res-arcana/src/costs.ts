/** Verbs that stand in costs. `can` is said before a cost is begun, so nothing is half paid (RA-6.2). */
import { again, mostPayable, payableKinds, push } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Choices } from './choices.ts';
import { type Amounts, type Cost, canPay, GOLD, hasKind, KINDS, type Kind, NOTHING, total } from './essences.ts';
import { heard, tell } from './news.ts';
import { destroyCard, discardCard, one } from './piles.ts';
import type { Definitions } from './rules.ts';
import type { Card, Seat, Seen, State, Step, Table } from './state.ts';
import type { Destroyable } from './verbs.ts';

/** Questions about amounts name at most this many; one option more means all there are. */
const MOST = 60;

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

export function canPayFor(s: Seen, seat: Seat, card: Card, less: number): boolean {
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

function payCost(s: State, seat: Seat, c: Cost): void {
  spend(s, seat, c.fixed);
  if (c.any > 0) push(s, [{ verb: 'payRest', need: NOTHING, any: c.any, left: c.any, kind: 0, as: 'paid' }], seat);
}

function spend(s: State, seat: Seat, what: Amounts): void {
  const { pool } = s.table.players[seat];
  for (let kind = 0; kind < KINDS; kind++) pool[kind] -= what[kind];
  if (heard() && total(what) > 0) tell({ news: 'paid', seat, what });
}

function destroyable(card: Card, which: Destroyable, self: Card): boolean {
  if (FACES[card].kind !== 'artifact') return false;
  switch (which) {
    case 'artifact':
      return true;
    case 'otherArtifact':
      return card !== self;
    case 'dragonOrCreature':
      return FACES[card].tags.length > 0;
  }
}

/** The kind that is chosen, before it is known how many of it; until then the frame remembers it as a number below 0. */
export const kindChosen = ({ n }: Step): Kind | null => (n < 0 ? -1 - n : null);
/** Nothing is 0, and a kind one more than its number; then the option is how many, one more than MOST being all there are. */
function ofOneKind(s: Seen, _: unknown, f: Step, option: number): Choices['payOfOneKind'] {
  const kind = kindChosen(f);
  if (kind === null) return option === 0 ? { does: 'decline' } : { does: 'choose', kind: option - 1 };
  return { does: 'payMany', kind, n: option > MOST ? s.table.players[f.seat].pool[kind] : option };
}

const turnCard = (s: State, f: Step, card: Card): void => {
  s.table.turned[card] = 1;
  if (heard()) tell({ news: 'turned', seat: f.seat, card });
};

export const COSTS: Pick<
  Definitions,
  | 'turn'
  | 'pay'
  | 'payRest'
  | 'payForIt'
  | 'payOne'
  | 'payOfOneKind'
  | 'turnOwn'
  | 'destroySelf'
  | 'destroy'
  | 'discard'
  | 'straighten'
> = {
  turn: {
    can: (s, _, f) => s.table.turned[f.from] === 0,
    run: (s, _, f) => turnCard(s, f, f.from),
  },

  pay: {
    can: (s, v, f) => canPay(s.table.players[f.seat].pool, v.cost),
    run: (s, v, f) => payCost(s, f.seat, v.cost),
  },

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

  payOne: {
    options(s, v, f, out) {
      const { pool } = s.table.players[f.seat];
      for (let kind = 0; kind < KINDS; kind++) if (hasKind(v.kinds, kind) && pool[kind] > 0) out.push(kind);
    },
    about: (_, __, ___, kind) => ({ does: 'pay', kind }),
    then(s, _, f, kind) {
      f.n = kind;
      spend(s, f.seat, one(kind));
    },
  },

  /** First the kind (or nothing at all), then how many: RA-7.13. */
  payOfOneKind: {
    options(s, _, f, out) {
      const { pool } = s.table.players[f.seat];
      const chosen = kindChosen(f);
      if (chosen === null) {
        out.push(0);
        for (let kind = 0; kind < KINDS; kind++) if (pool[kind] > 0) out.push(1 + kind);
        return;
      }
      for (let n = 1; n <= pool[chosen] && n <= MOST; n++) out.push(n);
      if (pool[chosen] > MOST) out.push(MOST + 1);
    },
    about: ofOneKind,
    then(s, v, f, option) {
      const choice = ofOneKind(s, v, f, option);
      if (choice.does === 'choose') {
        f.n = -1 - choice.kind;
        again(f);
      } else if (choice.does === 'payMany') {
        f.n = choice.n;
        spend(s, f.seat, one(choice.kind, f.n));
      }
    },
  },

  turnOwn: {
    options(s, v, f, out) {
      for (const card of s.table.players[f.seat].inPlay)
        if (s.table.turned[card] === 0 && card !== f.from && hasTag(card, v.tag)) out.push(card);
    },
    about: (_, __, ___, card) => ({ does: 'turn', card }),
    then: (s, _, f, card) => turnCard(s, f, card),
  },

  destroySelf: {
    run: (s, _, f) => destroyCard(s, f.seat, f.from),
  },

  destroy: {
    options(s, v, f, out) {
      for (const card of s.table.players[f.seat].inPlay) if (destroyable(card, v.which, f.from)) out.push(card);
    },
    about: (_, __, ___, card) => ({ does: 'destroy', card }),
    then(s, _, f, card) {
      f.it = card;
      destroyCard(s, f.seat, card);
    },
  },

  discard: {
    options(s, _, f, out) {
      for (const card of s.table.players[f.seat].hand) out.push(card);
    },
    about: (_, __, ___, card) => ({ does: 'discard', card }),
    then(s, _, f, card) {
      f.it = card;
      discardCard(s, f.seat, card);
    },
  },

  straighten: {
    options(s, v, f, out) {
      const { turned } = s.table;
      if (v.which === 'self') {
        if (turned[f.from] === 1) out.push(f.from);
        return;
      }
      for (const card of s.table.players[f.seat].inPlay)
        if (turned[card] === 1 && (v.which === 'own' || hasTag(card, v.which))) out.push(card);
    },
    about: (_, __, ___, card) => ({ does: 'straighten', card }),
    then(s, _, f, card) {
      s.table.turned[card] = 0;
      if (heard()) tell({ news: 'straightened', seat: f.seat, card });
    },
  },
};
