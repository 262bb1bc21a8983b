/** What a seat is asked, and what its options mean: read from the frame that asks and the view around it. */
import { asking, type Card, capital, framesOf } from '@gloaming/engine';
import { LOSE, PAY_PRICE, REACT } from '../attacks.ts';
import { checkReactionOf, reactionOf } from '../begin.ts';
import { FACES } from '../cards/index.ts';
import { MOST } from '../costs.ts';
import { type Kind, LIFE, NOTHING, total } from '../essences.ts';
import { essencesOn, one } from '../piles.ts';
import { CLAIM, CLAIM_UNSEEN, DISCARD, FIRST_CLAIMABLE, PASS, PLACE, POWERS_A_CARD, USE } from '../round.ts';
import type { Amounts, Power, Step, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { nameOf, phrase, powerText } from './cardText.ts';
import { kindsIn } from './phrases.ts';
import { priceOf } from './price.ts';
import type { Asked, AskingVerb, Words } from './words.ts';

/** Where play waits, and in which words it is told. */
interface Moment {
  words: Words;
  view: View;
  f: Step;
  names: readonly string[];
}
interface Meaning<V> {
  option(moment: Moment, option: number, verb: V): string;
  /** How many are still to be named; 1 unless said otherwise. */
  left?(moment: Moment, verb: V): number;
  /** The kind of essence that is settled already. */
  kind?(moment: Moment): Kind | null;
}

const doing = (f: Step | undefined): Verb | undefined => f?.verbs[f.at - 1];
/** Paying one essence after the other is done for a frame further down: for a cost, or a loss. */
const reasonToPay = (view: View): Step | undefined =>
  framesOf(view, view.seat).findLast((f) => f.verbs[0].verb !== 'payRest');

const asCard = ({ words }: Moment, card: number): string => nameOf(words, card);
const asKind = ({ words }: Moment, kind: number): string => words.amounts(one(kind));
const asSeat = ({ names }: Moment, seat: number): string => names[seat];
const poolOf = ({ view }: Moment): Amounts => view.table.players[view.seat].pool;
const withName = (m: Moment, card: Card, power: Power | undefined): string =>
  power === undefined ? asCard(m, card) : `${asCard(m, card)}: ${powerText(m.words, power)}`;
const price = ({ words, view }: Moment, card: Card, less: number): string =>
  priceOf(words, view.table, view.seat, card, less);

const MEANINGS: { readonly [V in AskingVerb]: Meaning<Extract<Verb, { verb: V }>> } = {
  payRest: { option: asKind, left: (_, { left }) => left },
  payOne: { option: asKind },
  payOfOneKind: {
    kind: ({ f }) => (f.n < 0 ? -1 - f.n : null),
    option(m, option) {
      if (m.f.n < 0) {
        const kind = -1 - m.f.n;
        return m.words.amounts(one(kind, option > MOST ? poolOf(m)[kind] : option));
      }
      return option === 0 ? m.words.amounts(NOTHING) : m.words.ofKind(option - 1);
    },
  },
  turnOwn: { option: asCard },
  destroy: { option: asCard },
  discard: {
    option: asCard,
    left: ({ view }) => framesOf(view, view.seat).filter(({ verbs, at }) => verbs[at]?.verb === 'discard').length,
  },
  straighten: { option: asCard },
  gainPaid: { option: ({ words, f }, kind) => words.amounts(one(kind, f.n)), left: ({ f }) => f.n },
  gainAny: {
    /** Kinds never go back, so the last kind is all that is left to gain. */
    option: ({ words }, kind, { kinds, n }) => words.amounts(one(kind, kindsIn(kinds).at(-1) === kind ? n : 1)),
    left: (_, { n }) => n,
  },
  putPaid: { option: asCard, kind: ({ f }) => f.n },
  gainPerRivals: {
    option: (m, seat, { gain, per }) =>
      `${m.names[seat]}: ${m.words.amounts(one(gain, m.view.table.players[seat].pool[per]))}`,
  },
  lookAt: { option: ({ words }, option) => (option === 0 ? words.labels.ownDeck : words.labels.monumentDeck) },
  putBack: { option: asCard },
  placeFrom: { option: (m, card, { less }) => `${asCard(m, card)} (${price(m, card, less)})` },
  choose: { option: ({ words }, option, { of }) => phrase(words, of[option]) },
  suffer: {
    option(m, option, { n, price, dragon }) {
      if (option === LOSE) return losing(m, n);
      if (option === PAY_PRICE) return m.words.labels.ignoreFor(phrase(m.words, price));
      const card = option - REACT;
      return withName(m, card, reactionOf(m.view, m.view.seat, card, dragon));
    },
  },
  takeFrom: {
    option({ words, view, f }, option) {
      const what = essencesOn(view.table, f.from);
      return option === 0 ? words.labels.leave(what, phrase(words, FACES[f.from].kept)) : words.labels.take(what);
    },
  },
  act: { option: action },
  swapItem: { option: asCard },
  reactToCheck: {
    option: (m, option) =>
      option === 0
        ? m.words.labels.dontReact
        : withName(m, option - 1, checkReactionOf(m.view, m.view.seat, option - 1)),
  },
  pickFromPack: { option: asCard, left: ({ view }) => view.table.players[view.seat].pack.length },
  pickMage: { option: asCard },
  pickItem: { option: asCard },
  pickFirstPlayer: { option: asSeat },
  pickOpen: { option: asCard, left: (_, { n }) => n },
};

/** RA-7.6: life first, then two others for each one missing, as far as there are any. */
function losing(m: Moment, n: number): string {
  const pool = poolOf(m);
  const life = Math.min(pool[LIFE], n);
  const others = Math.min(2 * (n - life), total(pool) - life);
  return life + others === 0 ? m.words.labels.loseNothing : m.words.labels.lose(life, others);
}

function action(m: Moment, option: number): string {
  const { labels } = m.words;
  if (option === PASS) return labels.pass(m.view.table.tokenTurned === 0);
  if (option < DISCARD) return labels.place(asCard(m, option - PLACE), price(m, option - PLACE, 0));
  if (option < CLAIM) return labels.discard(asCard(m, option - DISCARD));
  if (option === CLAIM_UNSEEN) return labels.claimUnseen(m.words.cost(FACES[FIRST_CLAIMABLE].cost));
  if (option < USE) {
    const card = option - CLAIM + FIRST_CLAIMABLE;
    return labels.claim(asCard(m, card), m.words.cost(FACES[card].cost));
  }
  const power = (option - USE) % POWERS_A_CARD;
  const card = (option - USE - power) / POWERS_A_CARD;
  return withName(m, card, FACES[card].powers[power]);
}

/** The verb that asks, with its meaning; the one place where the two are known to belong together. */
function meaningOf(f: Step): { verb: Verb; meaning: Meaning<Verb> } {
  const verb = f.verbs[f.at];
  return { verb, meaning: MEANINGS[verb.verb as AskingVerb] as Meaning<Verb> };
}

/** The card that asks. What is paid for placing a card is paid for that card; a discarded card asks for itself. */
function askingCard(view: View, f: Step): Card {
  const reason = (f.verbs[f.at].verb === 'payRest' ? reasonToPay(view) : undefined) ?? f;
  return doing(reason)?.verb === 'payForIt' || reason.from < 0 ? reason.it : reason.from;
}

function askedOf(m: Moment): Asked {
  const { view, f, names } = m;
  const { verb, meaning } = meaningOf(f);
  const attacker = view.table.players.findIndex(({ inPlay }) => inPlay.includes(f.from));
  return {
    left: meaning.left?.(m, verb) ?? 1,
    losing: verb.verb === 'payRest' && verb.as === 'lost',
    kind: meaning.kind?.(m) ?? null,
    what: f.from < 0 ? NOTHING : essencesOn(view.table, f.from),
    attacker: names[attacker] ?? '',
  };
}

/** Empty if the seat of the view is asked nothing. */
export function questionText(words: Words, view: View, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const { verb } = meaningOf(f);
  const ask = words.questions[verb.verb as AskingVerb] as (verb: Verb, asked: Asked) => string;
  const question = ask(verb, askedOf({ words, view, f, names }));
  const card = askingCard(view, f);
  return card < 0 ? capital(question) : `${nameOf(words, card)}: ${question}`;
}

export function optionText(words: Words, view: View, option: number, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const { verb, meaning } = meaningOf(f);
  return capital(meaning.option({ words, view, f, names }, option, verb));
}
