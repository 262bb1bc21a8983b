/** Verbs that stand in effects: gaining, putting, drawing, looking, placing. */
import {
  bit,
  EVERYBODY,
  forget,
  insert,
  noteUnavailable,
  numbered,
  push,
  remove,
  show,
  type Unavailable,
  whyNot,
} from '@gloaming/engine';
import { canBegin } from './begin.ts';
import { FACES } from './cards/index.ts';
import type { Choices } from './choices.ts';
import { amountPaid, kindPaid } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { type Amounts, add, hasKind, KINDS, type Kind, type KindSet, size, total } from './essences.ts';
import { heard, tell } from './news.ts';
import { refuseKinds, refuseOthers } from './others.ts';
import { drawCard, one, reshuffle } from './piles.ts';
import { NO_MONUMENTS, type Reason } from './reasons.ts';
import { lookAtDeck, takeFromHand } from './shuffles.ts';
import { type Card, rivals, type Seat, type State, type Table } from './state.ts';
import type { Onto, Verb } from './verbs.ts';

export function gainEssences(s: State, seat: Seat, what: Amounts, card: Card): void {
  add(s.table.players[seat].pool, what);
  if (heard() && total(what) > 0) tell({ news: 'gained', seat, what, card });
}
export function putEssences(s: State, seat: Seat, what: Amounts, card: Card): void {
  for (let kind = 0; kind < KINDS; kind++) s.table.on[card * KINDS + kind] += what[kind];
  if (heard() && total(what) > 0) tell({ news: 'put', seat, what, card });
}
function offerKinds(kinds: KindSet, out: number[]): void {
  for (let kind = 0; kind < KINDS; kind++) if (hasKind(kinds, kind)) out.push(kind);
}
const kindsFrom = (kinds: KindSet, kind: Kind): KindSet => kinds & ~((1 << kind) - 1);
const isOneKind = (kinds: KindSet): boolean => (kinds & (kinds - 1)) === 0;
/** How many of a kind come at once: kinds never go back, so the last kind is all that is left. */
const atOnce = ({ kinds, n }: { kinds: KindSet; n: number }, kind: Kind): number =>
  isOneKind(kindsFrom(kinds, kind)) ? n : 1;

const doing = ({ onto }: { onto: Onto }): 'gain' | 'put' => (onto === 'pool' ? 'gain' : 'put');
// A function of its own, so that whoever only plays makes no closures.
function refuseGaining(
  kinds: KindSet,
  does: 'gain' | 'put',
  n: number,
  out: Unavailable<Choices['gainAny'], Reason>[],
): void {
  refuseKinds(kinds, (kind) => ({ does, kind, n }), out);
}

/** What can be looked at. */
const DECKS = numbered<Choices['lookAt']>({
  lookAtDeck: [{ does: 'lookAtDeck' }],
  lookAtMonuments: [{ does: 'lookAtMonuments' }],
});

/** Takes an artifact or a place away from wherever it lies: own hand, somebody's discards, the middle. */
function takeFromPile(t: Table, seat: Seat, card: Card): void {
  const piles = [...t.players.map((player) => player.discards), t.places];
  if (t.players[seat].hand.includes(card)) takeFromHand(t, seat, card);
  else remove(piles.find((pile) => pile.includes(card)) as Card[], card);
}

function enter(s: State, seat: Seat, card: Card): void {
  const t = s.table;
  insert(t.players[seat].inPlay, card);
  if (FACES[card].kind === 'artifact') t.owner[card] = seat;
  const { claimed } = FACES[card];
  if (claimed.length > 0) push(s, claimed, seat, card);
}

const REPLACE_MONUMENT: readonly Verb[] = [{ verb: 'replaceMonument' }];

export const EFFECTS: Pick<
  Definitions,
  | 'gain'
  | 'gainPaid'
  | 'gainAny'
  | 'gainItsCost'
  | 'put'
  | 'putPaid'
  | 'rivalsGain'
  | 'gainPerRivals'
  | 'draw'
  | 'lookAt'
  | 'putBack'
  | 'choose'
  | 'announce'
  | 'enter'
  | 'takeMonument'
  | 'replaceMonument'
> = {
  gain: {
    run: (s, v, f) => gainEssences(s, f.seat, v.what, f.from),
  },

  /** RA-7.13: of another kind than was paid. */
  gainPaid: {
    options(_, v, f, out, unavailable) {
      const n = amountPaid(f);
      const kinds = v.kinds & ~(1 << kindPaid(f));
      if (n > 0) offerKinds(kinds, out);
      if (unavailable !== undefined) refuseGaining(kinds, 'gain', n, unavailable);
    },
    about: (_, __, f, kind) => ({ does: 'gain', kind, n: amountPaid(f) }),
    then: (s, _, f, kind) => gainEssences(s, f.seat, one(kind, amountPaid(f)), f.from),
  },

  /** One essence after the other, kinds never going back; what can only be of one kind comes at once. */
  gainAny: {
    options(_, v, __, out, unavailable) {
      offerKinds(v.kinds, out);
      if (unavailable !== undefined) refuseGaining(v.kinds, doing(v), 1, unavailable);
    },
    about: (_, v, __, kind) => ({ does: doing(v), kind, n: atOnce(v, kind) }),
    then(s, v, f, kind) {
      const kinds = kindsFrom(v.kinds, kind);
      const n = atOnce(v, kind);
      if (v.onto === 'pool') gainEssences(s, f.seat, one(kind, n), f.from);
      else putEssences(s, f.seat, one(kind, n), f.from);
      return n === v.n ? undefined : [{ verb: 'gainAny', n: v.n - 1, kinds, onto: v.onto }];
    },
  },

  gainItsCost: {
    run(s, v, f) {
      const n = size(FACES[f.it].cost) + v.plus;
      if (n > 0) push(s, [{ verb: 'gainAny', n, kinds: v.kinds, onto: 'pool' }], f.seat, f.from);
    },
  },

  put: {
    run: (s, v, f) => putEssences(s, f.seat, v.what, f.from),
  },

  /** The essence that was paid moves on: f.n is its kind. */
  putPaid: {
    options({ table }, v, f, out, unavailable) {
      if (v.on === 'self') out.push(f.from);
      else out.push(...table.players[f.seat].inPlay);
      const about = (card: Card) => ({ does: 'put', card }) as const;
      if (unavailable !== undefined)
        refuseOthers(table, f.seat, { where: 'play', rule: 'RA-7.17', about }, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'put', card }),
    then: (s, _, f, card) => putEssences(s, f.seat, one(f.n), card),
  },

  /** RA-7.14: rivals who have passed gain, too. */
  rivalsGain: {
    run(s, v, f) {
      for (const seat of rivals(s.table, f.seat)) gainEssences(s, seat, v.what, f.from);
    },
  },

  /** RA-7.15: counted in the pool; the rival loses nothing. */
  gainPerRivals: {
    options(s, _, f, out, unavailable) {
      for (let seat = 0; seat < s.table.players.length; seat++) if (seat !== f.seat) out.push(seat);
      unavailable?.push({ choice: { does: 'gainPer', seat: f.seat }, why: [{ reason: 'ownPool', rule: 'RA-7.15' }] });
    },
    about: (_, __, ___, seat) => ({ does: 'gainPer', seat }),
    then: (s, v, f, rival) => gainEssences(s, f.seat, one(v.gain, s.table.players[rival].pool[v.per]), f.from),
  },

  draw: {
    run(s, v, f) {
      for (let i = 0; i < v.n; i++) drawCard(s, f.seat);
    },
  },

  /** RA-7.11: the own deck or the monuments; only who looks knows how the cards lie afterwards. */
  lookAt: {
    options(s, _, f, out, unavailable) {
      const { deck, discards } = s.table.players[f.seat];
      if (deck.length + discards.length > 0) out.push(DECKS.first.lookAtDeck);
      else unavailable?.push({ choice: { does: 'lookAtDeck' }, why: [{ reason: 'noCards', rule: 'RA-7.11' }] });
      if (s.table.monumentDeck.length > 0) out.push(DECKS.first.lookAtMonuments);
      else unavailable?.push({ choice: { does: 'lookAtMonuments' }, why: [NO_MONUMENTS] });
    },
    about: (_, __, ___, option) => DECKS.choices[option],
    then(s, v, f, option) {
      const monuments = DECKS.choices[option].does === 'lookAtMonuments';
      if (!monuments && s.table.players[f.seat].deck.length < v.n) reshuffle(s, f.seat);
      const top = monuments ? lookAtMonuments(s.table, v.n) : lookAtDeck(s.table, f.seat, v.n);
      for (const card of top) {
        forget(s, card, bit(f.seat));
        show(s, card, bit(f.seat));
      }
      if (heard()) tell({ news: 'looked', seat: f.seat, cards: top, monuments });
      return [{ verb: 'putBack', n: top.length, monuments }];
    },
  },

  /** The lowest of the cards first; the last one left lies on top. */
  putBack: {
    options(s, v, f, out) {
      if (v.n < 2) return;
      const deck = v.monuments ? s.table.monumentDeck : s.table.players[f.seat].deck;
      for (const card of deck.slice(-v.n)) insert(out, card);
    },
    about: (_, __, ___, card) => ({ does: 'putBack', card }),
    then(s, v, f, card) {
      const deck = v.monuments ? s.table.monumentDeck : s.table.players[f.seat].deck;
      remove(deck, card);
      deck.splice(deck.length - (v.n - 1), 0, card);
      return [{ verb: 'putBack', n: v.n - 1, monuments: v.monuments }];
    },
  },

  choose: {
    options(s, v, f, out, unavailable) {
      for (let i = 0; i < v.of.length; i++) if (canBegin(s, v.of[i], f.seat, f.from)) out.push(i);
      if (unavailable === undefined) return;
      for (const [n, verbs] of v.of.entries())
        noteUnavailable(
          { does: 'choose', n },
          whyNot<Reason>((why) => canBegin(s, verbs, f.seat, f.from, why)),
          unavailable,
        );
    },
    about: (_, __, ___, n) => ({ does: 'choose', n }),
    then: (_, v, __, n) => v.of[n],
  },

  /** The card is laid down, then paid: the table sees it from here on. */
  announce: {
    run(s, _, f) {
      show(s, f.it, EVERYBODY);
      if (heard()) tell({ news: 'announced', seat: f.seat, card: f.it });
    },
  },

  enter: {
    run(s, _, f) {
      takeFromPile(s.table, f.seat, f.it);
      enter(s, f.seat, f.it);
      if (heard()) tell({ news: FACES[f.it].kind === 'place' ? 'claimed' : 'placed', seat: f.seat, card: f.it });
    },
  },

  /** RA-5.3: a face-up one is replaced, once what it gives has been chosen; none chosen means the top of the deck, unseen. */
  takeMonument: {
    run(s, _, f) {
      const t = s.table;
      const blind = f.it < 0;
      const card = blind ? (topMonument(t) as Card) : f.it;
      if (blind) show(s, card, EVERYBODY);
      else {
        remove(t.monuments, card);
        push(s, REPLACE_MONUMENT, f.seat);
      }
      enter(s, f.seat, card);
      if (heard()) tell({ news: 'claimed', seat: f.seat, card });
    },
  },

  replaceMonument: {
    run: (s) => turnUpMonument(s),
  },
};

function lookAtMonuments(t: Table, n: number): Card[] {
  const top = t.monumentDeck.slice(-n);
  t.looked = top.length;
  return top;
}

function topMonument(t: Table): Card | undefined {
  if (t.looked > 0) t.looked--;
  return t.monumentDeck.pop();
}

export function turnUpMonument(s: State): void {
  const card = topMonument(s.table);
  if (card === undefined) return;
  insert(s.table.monuments, card);
  show(s, card, EVERYBODY);
  if (heard()) tell({ news: 'revealed', card });
}
