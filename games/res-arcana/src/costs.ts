/** Verbs that stand in costs. Whether they can be paid is said before a cost is begun, so nothing is half paid (RA-6.2). */
import { again, type Unavailable } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Choices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { type Amounts, ANY, hasKind, KINDS, type Kind, type KindSet, NOTHING } from './essences.ts';
import { heard, tell } from './news.ts';
import { refuseKinds, refuseOthers } from './others.ts';
import { lacksOne, payCost, spend } from './paying.ts';
import { destroyCard, discardCard, one } from './piles.ts';
import { IS_TURNED, type Reason } from './reasons.ts';
import type { Card, Frame, Seen, State, Table } from './state.ts';
import type { CostVerb, Destroyable, Tag } from './verbs.ts';

/** Questions about amounts name at most this many; one option more means all there are. */
const MOST = 60;

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
export const kindChosen = ({ n }: Frame): Kind | null => (n < 0 ? -1 - n : null);
/** What was paid of one kind, as the frame remembers it: how many and of which, in one number. */
const paidOf = (kind: Kind, n: number): number => n * KINDS + kind;
export const kindPaid = ({ n }: Frame): Kind => n % KINDS;
export const amountPaid = ({ n }: Frame): number => Math.floor(n / KINDS);
/** Nothing is 0, and a kind one more than its number; then the option is how many, one more than MOST being all there are. */
function ofOneKind(s: Seen, _: unknown, f: Frame, option: number): Choices['payOfOneKind'] {
  const kind = kindChosen(f);
  if (kind === null) return option === 0 ? { does: 'decline' } : { does: 'choose', kind: option - 1 };
  return { does: 'payMany', kind, n: option > MOST ? s.table.players[f.seat].pool[kind] : option };
}

const isOnly = (kinds: KindSet, kind: Kind): boolean => kinds === 1 << kind;
const becomesItself = (kind: Kind): Reason => ({ reason: 'onlyKinds', rule: 'RA-7.13', kinds: ANY & ~(1 << kind) });

const turnCard = (s: State, f: Frame, card: Card): void => {
  s.table.turned[card] = 1;
  if (heard()) tell({ news: 'turned', seat: f.seat, card });
};

function liesOn({ on }: Table, card: Card, what: Amounts): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (on[card * KINDS + kind] < what[kind]) return false;
  return true;
}
const lacksOnIt = ({ on }: Table, card: Card, what: Amounts): Reason => ({
  reason: 'lacksOnIt',
  rule: 'RA-1.4',
  missing: what.map((n, kind) => Math.max(0, n - on[card * KINDS + kind])),
});

// Functions of their own, so that whoever only plays makes no closures.
function refuseTurning(
  t: Table,
  tag: Tag,
  { seat, from }: Frame,
  out: Unavailable<Choices['turnOwn'], Reason>[],
): void {
  const why = (card: Card): readonly Reason[] => {
    if (!hasTag(card, tag)) return [{ reason: 'isNot', rule: 'RA-7.17', what: tag }];
    if (card === from) return [{ reason: 'isItself', rule: 'RA-7.17' }];
    return t.turned[card] === 1 ? [IS_TURNED] : [];
  };
  refuseOthers(t, seat, { where: 'play', rule: 'RA-7.17', about: (card) => ({ does: 'turn', card }), why }, out);
}
function refuseDestroying(
  t: Table,
  which: Destroyable,
  { seat, from }: Frame,
  out: Unavailable<Choices['destroy'], Reason>[],
): void {
  const why = (card: Card): readonly Reason[] => {
    if (destroyable(card, which, from)) return [];
    const isArtifact = FACES[card].kind === 'artifact';
    if (isArtifact && card === from) return [{ reason: 'isItself', rule: 'RA-7.17' }];
    return [{ reason: 'isNot', rule: 'RA-1.5', what: which }];
  };
  refuseOthers(t, seat, { where: 'play', rule: 'RA-7.8', about: (card) => ({ does: 'destroy', card }), why }, out);
}
export const COSTS: Pick<Definitions, CostVerb['verb']> = {
  turn: {
    run: (s, _, f) => turnCard(s, f, f.from),
  },

  pay: {
    run: (s, v, f) => payCost(s, f.seat, v.cost),
  },

  payOne: {
    options(s, v, f, out, unavailable) {
      const { pool } = s.table.players[f.seat];
      for (let kind = 0; kind < KINDS; kind++)
        if (hasKind(v.kinds, kind)) {
          if (pool[kind] > 0) out.push(kind);
          else unavailable?.push({ choice: { does: 'pay', kind }, why: lacksOne(pool, kind) });
        }
      if (unavailable !== undefined) refuseKinds(v.kinds, (kind) => ({ does: 'pay', kind }), unavailable);
    },
    none(_, { kinds }) {
      const of = { fixed: NOTHING.map((__, kind) => (hasKind(kinds, kind) ? 1 : 0)), any: 0 };
      return { reason: 'lacksEssences', rule: 'RA-6.1', n: 1, of: kinds === ANY ? { fixed: NOTHING, any: 1 } : of };
    },
    about: (_, __, ___, kind) => ({ does: 'pay', kind }),
    then(s, _, f, kind) {
      f.n = kind;
      spend(s, f.seat, one(kind));
    },
  },

  /** First the kind (or nothing at all), then how many: RA-7.13. No kind that could only become what it is. */
  payOfOneKind: {
    options(s, { into }, f, out, unavailable) {
      const { pool } = s.table.players[f.seat];
      const chosen = kindChosen(f);
      if (chosen === null) {
        out.push(0);
        for (let kind = 0; kind < KINDS; kind++)
          if (isOnly(into, kind)) unavailable?.push({ choice: { does: 'choose', kind }, why: [becomesItself(kind)] });
          else if (pool[kind] > 0) out.push(1 + kind);
          else unavailable?.push({ choice: { does: 'choose', kind }, why: lacksOne(pool, kind) });
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
        f.n = paidOf(choice.kind, choice.n);
        spend(s, f.seat, one(choice.kind, choice.n));
      }
    },
  },

  /** A cost paid from the component itself, not from the pool (RA-1.4). */
  lift: {
    can({ table }, { what }, { from }, why) {
      if (liesOn(table, from, what)) return true;
      why?.push(lacksOnIt(table, from, what));
      return false;
    },
    run(s, v, f) {
      for (let kind = 0; kind < KINDS; kind++) s.table.on[f.from * KINDS + kind] -= v.what[kind];
      if (heard()) tell({ news: 'lifted', seat: f.seat, what: v.what, card: f.from });
    },
  },

  turnOwn: {
    options({ table }, v, f, out, unavailable) {
      for (const card of table.players[f.seat].inPlay)
        if (table.turned[card] === 0 && card !== f.from && hasTag(card, v.tag)) out.push(card);
      if (unavailable !== undefined) refuseTurning(table, v.tag, f, unavailable);
    },
    none: (_, { tag }) => ({ reason: 'lacksToTurn', rule: 'RA-7.17', tag }),
    about: (_, __, ___, card) => ({ does: 'turn', card }),
    then: (s, _, f, card) => turnCard(s, f, card),
  },

  destroySelf: {
    run: (s, _, f) => destroyCard(s, f.seat, f.from),
  },

  destroy: {
    options({ table }, v, f, out, unavailable) {
      for (const card of table.players[f.seat].inPlay) if (destroyable(card, v.which, f.from)) out.push(card);
      if (unavailable !== undefined) refuseDestroying(table, v.which, f, unavailable);
    },
    none: (_, { which }) => ({ reason: 'lacksToDestroy', rule: 'RA-1.5', which }),
    about: (_, __, ___, card) => ({ does: 'destroy', card }),
    then(s, _, f, card) {
      f.it = card;
      destroyCard(s, f.seat, card);
    },
  },

  discard: {
    options({ table }, _, f, out, unavailable) {
      for (const card of table.players[f.seat].hand) out.push(card);
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'discard', card }) as const;
      refuseOthers(table, f.seat, { where: 'hand', rule: 'RA-7.8', about }, unavailable);
    },
    none: () => ({ reason: 'lacksCardInHand', rule: 'RA-7.8' }),
    about: (_, __, ___, card) => ({ does: 'discard', card }),
    then(s, _, f, card) {
      f.it = card;
      discardCard(s, f.seat, card);
    },
  },
};
