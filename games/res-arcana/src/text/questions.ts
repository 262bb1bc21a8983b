/** What a seat is asked, and what it can choose: read from the frame that asks and the view around it. */
import { asking, type Card, capital, choiceOf, framesOf } from '@gloaming/engine';
import { checkReactionOf, reactionOf } from '../begin.ts';
import { FACES, MONUMENT_COST } from '../cards/index.ts';
import type { Action, AskingVerb, Choice, Choices } from '../choices.ts';
import { kindChosen } from '../costs.ts';
import { type Kind, LIFE, NOTHING, total } from '../essences.ts';
import { resArcana } from '../game.ts';
import { essencesOn, one } from '../piles.ts';
import type { Amounts, Power, Step, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { nameOf, phrase, powerText } from './cardText.ts';
import { priceOf } from './price.ts';
import type { Asked, Words } from './words.ts';

/** Where play waits, and in which words it is told. */
interface Moment {
  words: Words;
  view: View;
  f: Step;
  names: readonly string[];
}
interface Meaning<C, V> {
  option(moment: Moment, choice: C, verb: V): string;
  /** How many are still to be named; 1 unless said otherwise. */
  left?(moment: Moment, verb: V): number;
  /** The kind of essence that is settled already. */
  kind?(moment: Moment): Kind | null;
}

const doing = (f: Step | undefined): Verb | undefined => f?.verbs[f.at - 1];
/** Paying one essence after the other is done for a frame further down: for a cost, or a loss. */
const reasonToPay = (view: View): Step | undefined =>
  framesOf(view, view.seat).findLast((f) => f.verbs[0].verb !== 'payRest');

const nameIn = ({ words }: Moment, { card }: { card: Card }): string => nameOf(words, card);
const oneOf = ({ words }: Moment, { kind }: { kind: Kind }): string => words.amounts(one(kind));
const someOf = ({ words }: Moment, { kind, n }: { kind: Kind; n: number }): string => words.amounts(one(kind, n));
const poolOf = ({ view }: Moment): Amounts => view.table.players[view.seat].pool;
const withName = (m: Moment, choice: { card: Card }, power: Power | undefined): string =>
  power === undefined ? nameIn(m, choice) : `${nameIn(m, choice)}: ${powerText(m.words, power)}`;
const price = ({ words, view }: Moment, card: Card, less: number): string =>
  priceOf(words, view.table, view.seat, card, less);

const MEANINGS: { readonly [V in AskingVerb]: Meaning<Choices[V], Extract<Verb, { verb: V }>> } = {
  payRest: { option: oneOf, left: (_, { left }) => left },
  payOne: { option: oneOf },
  payOfOneKind: {
    kind: ({ f }) => kindChosen(f),
    option(m, choice) {
      switch (choice.does) {
        case 'decline':
          return m.words.amounts(NOTHING);
        case 'choose':
          return m.words.ofKind(choice.kind);
        case 'payMany':
          return someOf(m, choice);
      }
    },
  },
  turnOwn: { option: nameIn },
  destroy: { option: nameIn },
  discard: {
    option: nameIn,
    left: ({ view }) => framesOf(view, view.seat).filter(({ verbs, at }) => verbs[at]?.verb === 'discard').length,
  },
  straighten: { option: nameIn },
  gainPaid: { option: someOf, left: ({ f }) => f.n },
  gainAny: { option: someOf, left: (_, { n }) => n },
  putPaid: { option: nameIn, kind: ({ f }) => f.n },
  gainPerRivals: {
    option: (m, { seat }, { gain, per }) =>
      `${m.names[seat]}: ${m.words.amounts(one(gain, m.view.table.players[seat].pool[per]))}`,
  },
  lookAt: {
    option: ({ words }, { does }) => (does === 'lookAtDeck' ? words.labels.ownDeck : words.labels.monumentDeck),
  },
  putBack: { option: nameIn },
  placeFrom: { option: (m, choice, { less }) => `${nameIn(m, choice)} (${price(m, choice.card, less)})` },
  choose: { option: ({ words }, { n }, { of }) => phrase(words, of[n]) },
  suffer: {
    option(m, choice, { price, dragon }) {
      switch (choice.does) {
        case 'lose':
          return losing(m, choice.n);
        case 'buyOff':
          return m.words.labels.ignoreFor(phrase(m.words, price));
        case 'react':
          return withName(m, choice, reactionOf(m.view, m.view.seat, choice.card, dragon));
      }
    },
  },
  takeFrom: {
    option({ words, view }, { does, card }) {
      const what = essencesOn(view.table, card);
      return does === 'leave' ? words.labels.leave(what, phrase(words, FACES[card].kept)) : words.labels.take(what);
    },
  },
  act: { option: action },
  swapItem: { option: nameIn },
  reactToCheck: {
    option: (m, choice) =>
      choice.does === 'decline'
        ? m.words.labels.dontReact
        : withName(m, choice, checkReactionOf(m.view, m.view.seat, choice.card)),
  },
  pickFromPack: { option: nameIn, left: ({ view }) => view.table.players[view.seat].pack.length },
  pickMage: { option: nameIn },
  pickItem: { option: nameIn },
  pickFirstPlayer: { option: ({ names }, { seat }) => names[seat] },
  pickOpen: { option: nameIn, left: (_, { n }) => n },
};

/** RA-7.6: life first, then two others for each one missing, as far as there are any. */
function losing(m: Moment, n: number): string {
  const pool = poolOf(m);
  const life = Math.min(pool[LIFE], n);
  const others = Math.min(2 * (n - life), total(pool) - life);
  return life + others === 0 ? m.words.labels.loseNothing : m.words.labels.lose(life, others);
}

function action(m: Moment, choice: Action): string {
  const { labels, cost } = m.words;
  switch (choice.does) {
    case 'pass':
      return labels.pass(m.view.table.tokenTurned === 0);
    case 'place':
      return labels.place(nameIn(m, choice), price(m, choice.card, 0));
    case 'discard':
      return labels.discard(nameIn(m, choice));
    case 'claim':
      return labels.claim(nameIn(m, choice), cost(FACES[choice.card].cost));
    case 'claimUnseen':
      return labels.claimUnseen(cost(MONUMENT_COST));
    case 'use':
      return withName(m, choice, FACES[choice.card].powers[choice.power]);
  }
}

/** The verb that asks, with its meaning; the one place where the two are known to belong together. */
function meaningOf(f: Step): { verb: Verb; meaning: Meaning<Choice, Verb> } {
  const verb = f.verbs[f.at];
  return { verb, meaning: MEANINGS[verb.verb as AskingVerb] as Meaning<Choice, Verb> };
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
  const choice = choiceOf(resArcana, view, view.seat, option);
  if (f === undefined || choice === null) return '';
  const { verb, meaning } = meaningOf(f);
  return capital(meaning.option({ words, view, f, names }, choice, verb));
}
