/** Verbs that stand in costs: nothing is half paid (EV-A.19). */
import { EVERYBODY, insert, remove, show } from '@gloaming/engine';
import { design, FIRST_RITUAL } from './cards/index.ts';
import { ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { canPay } from './goods.ts';
import { heard, tell } from './news.ts';
import { refuseEach, refuseRitualsOfRivals } from './others.ts';
import { payCost } from './paying.ts';
import { discardCard } from './piles.ts';
import { lacksGoods, OTHER_COPY, type Reason, type RuleNumber } from './reasons.ts';
import type { Card, Seat, Seen, State } from './state.ts';
import type { CostVerb } from './verbs.ts';

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
