/** A turn: one action (RA-5.1). */
import { noteUnavailable, numbered, type Unavailable, whyNot } from '@gloaming/engine';
import { canUse } from './begin.ts';
import { cardsOf, FACES, MONUMENT_COST } from './cards/index.ts';
import type { Action } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { canPay, GOLD } from './essences.ts';
import { heard, tell } from './news.ts';
import { notYours } from './others.ts';
import { canAfford } from './paying.ts';
import { discardCard } from './piles.ts';
import { lacksEssences, NO_MONUMENTS, type Reason } from './reasons.ts';
import type { Card, Seat, Seen } from './state.ts';
import { anyBut, choose, gain, gainAny, type Verb } from './verbs.ts';

const ARTIFACTS = cardsOf('artifact');
const CLAIMABLE = [...cardsOf('monument'), ...cardsOf('place')];
const POWERS = [0, 1];
/** What an action is, by option: the order is that of the numbers. */
export const ACTIONS = numbered<Action>({
  pass: [{ does: 'pass' }],
  place: ARTIFACTS.map((card) => ({ does: 'place', card })),
  discard: ARTIFACTS.map((card) => ({ does: 'discard', card })),
  claim: CLAIMABLE.map((card) => ({ does: 'claim', card })),
  claimUnseen: [{ does: 'claimUnseen' }],
  use: FACES.flatMap((_, card) => POWERS.map((power) => ({ does: 'use', card, power }) as const)),
});
const { pass: PASS, place: PLACE, discard: DISCARD, claimUnseen: CLAIM_UNSEEN, use: USE } = ACTIONS.first;
/** Cards are numbered by kind: monuments and places come one after the other. */
const CLAIM = ACTIONS.first.claim - CLAIMABLE[0];
const MONUMENT_GOLD = MONUMENT_COST.fixed[GOLD];

export const ACT: readonly Verb[] = [{ verb: 'act' }];
const PASS_VERBS: readonly Verb[] = [{ verb: 'pass' }, { verb: 'swapItem' }, { verb: 'draw', n: 1 }];
const PLACE_VERBS: readonly Verb[] = [{ verb: 'announce' }, { verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_PLACE: readonly Verb[] = [{ verb: 'payForIt', less: 0 }, { verb: 'enter' }];
const CLAIM_MONUMENT: readonly Verb[] = [{ verb: 'pay', cost: MONUMENT_COST }, { verb: 'takeMonument' }];
const DISCARD_VERBS: readonly Verb[] = [choose([gain({ gold: 1 })], [gainAny(2, anyBut('gold'))])];

function offerActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const { hand, inPlay, pool } = t.players[seat];
  out.push(PASS);
  for (let i = 0; i < hand.length; i++) if (canAfford(s, seat, hand[i], 0)) out.push(PLACE + hand[i]);
  for (let i = 0; i < hand.length; i++) out.push(DISCARD + hand[i]);
  if (pool[GOLD] >= MONUMENT_GOLD) for (const card of t.monuments) out.push(CLAIM + card);
  for (let i = 0; i < t.places.length; i++) if (canPay(pool, FACES[t.places[i]].cost)) out.push(CLAIM + t.places[i]);
  if (pool[GOLD] >= MONUMENT_GOLD && t.monumentDeck.length > 0) out.push(CLAIM_UNSEEN);
  for (let i = 0; i < inPlay.length; i++) {
    const card = inPlay[i];
    const { powers } = FACES[card];
    for (let p = 0; p < powers.length; p++)
      if (canUse(s, powers[p], seat, card)) out.push(USE + card * POWERS.length + p);
  }
}

/** Everything else that lies on the table, and could be meant. */
function refuseActions(s: Seen, seat: Seat, out: Unavailable<Action, Reason>[]): void {
  const t = s.table;
  const { hand, inPlay, pool } = t.players[seat];
  const discarded: readonly Reason[] = [{ reason: 'onlyFrom', rule: 'RA-5.2', where: 'hand' }];
  const unaffordable = (card: Card): Reason[] => whyNot((why) => canAfford(s, seat, card, 0, why));
  for (const card of hand) noteUnavailable({ does: 'place', card }, unaffordable(card), out);
  for (const card of t.places) noteUnavailable({ does: 'claim', card }, unaffordable(card), out);
  const lacksGold = lacksEssences(pool, MONUMENT_COST, 'RA-5.3');
  for (const card of t.monuments) noteUnavailable({ does: 'claim', card }, lacksGold, out);
  noteUnavailable({ does: 'claimUnseen' }, t.monumentDeck.length > 0 ? lacksGold : [NO_MONUMENTS, ...lacksGold], out);
  for (const card of inPlay) {
    const { powers } = FACES[card];
    powers.forEach((each, power) => {
      const why = whyNot<Reason>((lacks) => canUse(s, each, seat, card, lacks));
      noteUnavailable({ does: 'use', card, power }, why, out);
    });
    if (powers.length === 0) noteUnavailable(using(card), withoutPower(card), out);
  }
  for (const card of t.items) noteUnavailable(using(card), [{ reason: 'swappedByPassing', rule: 'RA-8.2' }], out);
  t.players.forEach((p, owner) => {
    for (const card of p.discards) noteUnavailable({ does: 'place', card }, discarded, out);
    if (owner !== seat) for (const card of p.inPlay) noteUnavailable(using(card), [notYours(owner)], out);
  });
}
const using = (card: Card): Action => ({ does: 'use', card, power: 0 });
const withoutPower = (card: Card): readonly Reason[] =>
  FACES[card].reactions.length > 0
    ? [{ reason: 'onlyReacts', rule: 'RA-7.5' }]
    : [{ reason: 'worksByItself', rule: 'RA-7.9' }];

export const TURNS: Pick<Definitions, 'act'> = {
  act: {
    options(s, _, f, out, unavailable) {
      offerActions(s, f.seat, out);
      if (unavailable !== undefined) refuseActions(s, f.seat, unavailable);
    },
    about: (_, __, ___, option) => ACTIONS.choices[option],
    then(s, _, f, option) {
      const action = ACTIONS.choices[option];
      switch (action.does) {
        case 'pass':
          return PASS_VERBS;
        case 'place':
          f.it = action.card;
          return PLACE_VERBS;
        case 'discard':
          f.it = action.card;
          discardCard(s, f.seat, f.it);
          return DISCARD_VERBS;
        case 'claim':
          f.it = action.card;
          return FACES[f.it].kind === 'place' ? CLAIM_PLACE : CLAIM_MONUMENT;
        case 'claimUnseen':
          return CLAIM_MONUMENT;
        case 'use':
          f.from = action.card;
          if (heard()) tell({ news: 'used', seat: f.seat, card: f.from, power: action.power });
          return FACES[f.from].powers[action.power].all;
      }
    },
  },
};
