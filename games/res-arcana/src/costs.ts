/** Verbs that stand in costs. `can` is said before a cost is begun, so nothing is half paid (RA-6.2). */
import { again } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Choices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { canPay, hasKind, KINDS, type Kind } from './essences.ts';
import { heard, tell } from './news.ts';
import { payCost, spend } from './paying.ts';
import { destroyCard, discardCard, one } from './piles.ts';
import type { Card, Seen, State, Step } from './state.ts';
import type { CostVerb, Destroyable } from './verbs.ts';

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

export const COSTS: Pick<Definitions, CostVerb['verb']> = {
  turn: {
    can: (s, _, f) => s.table.turned[f.from] === 0,
    run: (s, _, f) => turnCard(s, f, f.from),
  },

  pay: {
    can: (s, v, f) => canPay(s.table.players[f.seat].pool, v.cost),
    run: (s, v, f) => payCost(s, f.seat, v.cost),
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

  /** A cost paid from the component itself, not from the pool (RA-1.4). */
  lift: {
    can: (s, v, f) => v.what.every((n, kind) => s.table.on[f.from * KINDS + kind] >= n),
    run(s, v, f) {
      for (let kind = 0; kind < KINDS; kind++) s.table.on[f.from * KINDS + kind] -= v.what[kind];
      if (heard()) tell({ news: 'lifted', seat: f.seat, what: v.what, card: f.from });
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
