/** What the options of a question say, from what they are about and the view around them. */
import type { Card } from '@gloaming/engine';
import { triggerOf } from '../attacks.ts';
import { reactionOf } from '../begin.ts';
import { FACES, MONUMENT_COST } from '../cards/index.ts';
import type { Action, AskingVerb, Choices } from '../choices.ts';
import { type Kind, LIFE, NOTHING, total } from '../essences.ts';
import { essencesOn, one } from '../piles.ts';
import type { Amounts, Frame, Power, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { nameOf, phrase, powerText } from './cardText.ts';
import { priceOf } from './price.ts';
import type { Words } from './words.ts';

/** Where play waits, and in which words it is told. */
export interface OptionContext {
  words: Words;
  view: View;
  f: Frame;
  names: readonly string[];
}
const nameIn = ({ words }: OptionContext, { card }: { card: Card }): string => nameOf(words, card);
const oneOf = ({ words }: OptionContext, { kind }: { kind: Kind }): string => words.amounts(one(kind));
const someOf = ({ words }: OptionContext, { kind, n }: { kind: Kind; n: number }): string =>
  words.amounts(one(kind, n));
const poolOf = ({ view }: OptionContext): Amounts => view.table.players[view.seat].pool;
const withName = (m: OptionContext, choice: { card: Card }, power: Power | undefined): string =>
  power === undefined ? nameIn(m, choice) : `${nameIn(m, choice)}: ${powerText(m.words, power)}`;
const price = ({ words, view }: OptionContext, card: Card, less: number): string =>
  priceOf(words, view.table, view.seat, card, less);

export const OPTIONS: {
  readonly [V in AskingVerb]: (m: OptionContext, choice: Choices[V], verb: Extract<Verb, { verb: V }>) => string;
} = {
  payRest: oneOf,
  payOne: oneOf,
  payOfOneKind(m, choice) {
    switch (choice.does) {
      case 'decline':
        return m.words.amounts(NOTHING);
      case 'choose':
        return m.words.ofKind(choice.kind);
      case 'payMany':
        return someOf(m, choice);
    }
  },
  turnOwn: nameIn,
  destroy: nameIn,
  discard: nameIn,
  straighten: (m, choice) => (choice.does === 'decline' ? m.words.labels.straightenNothing : nameIn(m, choice)),
  gainPaid: someOf,
  gainAny: someOf,
  putPaid: nameIn,
  gainPerRivals: (m, { seat }, { gain, per }) =>
    `${m.names[seat]}: ${m.words.amounts(one(gain, m.view.table.players[seat].pool[per]))}`,
  lookAt: ({ words }, { does }) => (does === 'lookAtDeck' ? words.labels.ownDeck : words.labels.monumentDeck),
  putBack: nameIn,
  placeFrom: (m, choice, { less }) =>
    choice.does === 'decline' ? m.words.labels.placeNothing : `${nameIn(m, choice)} (${price(m, choice.card, less)})`,
  choose: ({ words }, { n }, { of }) => phrase(words, of[n]),
  suffer(m, choice, verb) {
    switch (choice.does) {
      case 'lose':
        return losing(m, choice.n);
      case 'buyOff':
        return m.words.labels.ignoreFor(phrase(m.words, verb.price));
      case 'react':
        return withName(m, choice, reactionOf(m.view, m.view.seat, choice.card, triggerOf(verb)));
    }
  },
  takeFrom({ words, view }, { does, card }) {
    const what = essencesOn(view.table, card);
    return does === 'leave' ? words.labels.leave(what, phrase(words, FACES[card].kept)) : words.labels.take(what);
  },
  act: action,
  swapItem: nameIn,
  reactToCheck: (m, choice) =>
    choice.does === 'decline'
      ? m.words.labels.dontReact
      : withName(m, choice, reactionOf(m.view, m.view.seat, choice.card, 'check')),
  pickFromPack: nameIn,
  pickMage: nameIn,
  pickItem: nameIn,
  pickFirstPlayer: ({ names }, { seat }) => names[seat],
  pickOpen: nameIn,
};

/** RA-7.6: life first, then two others for each one missing, as far as there are any. */
function losing(m: OptionContext, n: number): string {
  const pool = poolOf(m);
  const life = Math.min(pool[LIFE], n);
  const others = Math.min(2 * (n - life), total(pool) - life);
  return life + others === 0 ? m.words.labels.loseNothing : m.words.labels.lose(life, others);
}

function action(m: OptionContext, choice: Action): string {
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
