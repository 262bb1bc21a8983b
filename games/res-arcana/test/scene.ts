/** A position played by name: what tests of rules are written with. */
import { canonical, NONE } from '@gloaming/engine';
import { type Scene as EngineScene, type Name, optionFor, sceneOf, seatOf } from '@gloaming/engine/testing';
import type { AskingVerb, Choices } from '../src/choices.ts';
import {
  ACTIONS,
  type Action,
  CARD_NAMES,
  type CardName,
  cardOf,
  ESSENCES,
  type Essence,
  type News,
  type Player,
  parsePosition,
  pointsOf,
  resArcana,
  type State,
  type Table,
  TEXTS,
  type Verb,
} from '../src/index.ts';
import { essencesOn } from '../src/piles.ts';

/** The option of a question that is about this; `asked` and `on` are what is read of the verb and its frame for that. */
const answerTo = <V extends AskingVerb>(
  verb: V,
  choice: Choices[V],
  asked: Partial<Verb> = {},
  on: object = {},
): number => optionFor(resArcana, verb, choice, asked, on);
const action = (meant: Action): number => ACTIONS.choices.findIndex((each) => canonical(each) === canonical(meant));

/** Actions, as options of `act`. Powers are numbered from 1, as they stand on the card. */
export const pass = action({ does: 'pass' });
export const place = (name: CardName): number => action({ does: 'place', card: cardOf(name) });
export const discardFor = (name: CardName): number => action({ does: 'discard', card: cardOf(name) });
export const claim = (name: CardName): number => action({ does: 'claim', card: cardOf(name) });
export const claimUnseen = action({ does: 'claimUnseen' });
export const use = (name: CardName, power = 1): number => action({ does: 'use', card: cardOf(name), power: power - 1 });
/** Answers to an attack. */
export const lose = answerTo('suffer', { does: 'lose', n: NONE }, { n: NONE });
export const payPrice = answerTo('suffer', { does: 'buyOff' });
export const react = (name: CardName): number => answerTo('suffer', { does: 'react', card: cardOf(name) });
/** Answers to a check. */
export const noReaction = answerTo('reactToCheck', { does: 'decline' });
export const reactToCheck = (name: CardName): number => answerTo('reactToCheck', { does: 'react', card: cardOf(name) });
/** Answers to questions about essences, and to the kind in "any number of one kind". */
const kindOf = (essence: Essence): number => ESSENCES.indexOf(essence);
export const kind = (essence: Essence): number => answerTo('payOne', { does: 'pay', kind: kindOf(essence) });
export const ofKind = (essence: Essence): number =>
  answerTo('payOfOneKind', { does: 'choose', kind: kindOf(essence) }, {}, { n: 0 });
export const noKind = answerTo('payOfOneKind', { does: 'decline' }, {}, { n: 0 });
export const card = (name: CardName): number => answerTo('turnOwn', { does: 'turn', card: cardOf(name) });
/** Of what a power lets one place or straighten: nothing. */
export const leaveIt = answerTo('placeFrom', { does: 'decline' });
/** The first, second, … of the things that stand there to choose from. */
const nth = (n: number): number => answerTo('choose', { does: 'choose', n });
export const theFirst = nth(0);
export const theSecond = nth(1);
/** What is looked at. */
export const lookAtDeck = answerTo('lookAt', { does: 'lookAtDeck' });
export const lookAtMonuments = answerTo('lookAt', { does: 'lookAtMonuments' });
/** Answers to "take what lies on it?". */
export const leave = answerTo('takeFrom', { does: 'leave', card: NONE });
export const takeAll = answerTo('takeFrom', { does: 'take', card: NONE });

export type { Name };

const essences = (amounts: readonly number[]): Partial<Record<Essence, number>> =>
  Object.fromEntries(ESSENCES.flatMap((essence, i) => (amounts[i] === 0 ? [] : [[essence, amounts[i]]])));
const names = (cards: readonly number[]): CardName[] => cards.map((c) => CARD_NAMES[c]);

/** What lies where, in the game's own words. */
function look(state: State) {
  const player = (who: Name): Player => state.table.players[seatOf(who)];
  return {
    pool: (who: Name) => essences(player(who).pool),
    on: (name: CardName) => essences(essencesOn(state.table, cardOf(name))),
    isTurned: (name: CardName): boolean => state.table.turned[cardOf(name)] === 1,
    hand: (who: Name) => names(player(who).hand),
    deck: (who: Name) => names(player(who).deck.toReversed()),
    discards: (who: Name) => names(player(who).discards),
    inPlay: (who: Name) => names(player(who).inPlay),
    points: (who: Name): number => pointsOf(state.table, seatOf(who)),
  };
}
export type Scene = EngineScene<Table, Verb, News> & ReturnType<typeof look>;

export const scene = (state: State): Scene => sceneOf({ game: resArcana, texts: TEXTS }, state, look(state));

/** A written position, ready to be played. */
export const at = (text: string): Scene => scene(parsePosition(text));

/**
 * Player A is to act in the first round, B has passed unless told otherwise and there is nothing else on the table:
 * the shortest way to try one card. `a` and `b` are lines of the notation.
 */
export function duel(a: string, b = 'passed, pool nothing', middle = ''): Scene {
  const lines = (text: string): string =>
    text
      .split('\n')
      .map((line, i) => (i === 0 ? line.trim() : `  ${line.trim()}`))
      .join('\n');
  return at(
    `res-arcana standard, 2 players\nround 1, actions, turn A, first A\n${middle}\nA: ${lines(a)}\nB: ${lines(b)}\n`,
  );
}
