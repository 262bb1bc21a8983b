/** A position played by name: what tests of rules are written with. */
import { answer, asking, deciders, hashOf, listening, optionsOf, seatLetter } from '@gloaming/engine';
import { LOSE, PAY_PRICE, REACT } from '../src/attacks.ts';
import {
  CARD_NAMES,
  type CardName,
  cardOf,
  ESSENCES,
  type Essence,
  type News,
  parsePosition,
  pointsOf,
  resArcana,
  type Seat,
  type State,
  type VerbName,
} from '../src/index.ts';
import { essencesOn } from '../src/piles.ts';
import { CLAIM, CLAIM_UNSEEN, DISCARD, FIRST_CLAIMABLE, PASS, PLACE, POWERS_A_CARD, USE } from '../src/round.ts';

/** Actions, as options of `act`. Powers are numbered from 1, as they stand on the card. */
export const pass = PASS;
export const place = (name: CardName): number => PLACE + cardOf(name);
export const discardFor = (name: CardName): number => DISCARD + cardOf(name);
export const claim = (name: CardName): number => CLAIM + cardOf(name) - FIRST_CLAIMABLE;
export const claimUnseen = CLAIM_UNSEEN;
export const use = (name: CardName, power = 1): number => USE + cardOf(name) * POWERS_A_CARD + power - 1;
/** Answers to an attack. */
export const lose = LOSE;
export const payPrice = PAY_PRICE;
export const react = (name: CardName): number => REACT + cardOf(name);
/** Answers to questions about essences, and to the kind in "any number of one kind". */
export const kind = (essence: Essence): number => ESSENCES.indexOf(essence);
export const ofKind = (essence: Essence): number => 1 + kind(essence);
export const card = (name: CardName): number => cardOf(name);
/** Answers to "take what lies on it?". */
export const leave = 0;
export const takeAll = 1;

export type Name = 'A' | 'B' | 'C' | 'D';
const seatOf = (name: Name): Seat => name.charCodeAt(0) - 65;

export interface Scene {
  readonly state: State;
  /** Everything the table heard so far. */
  readonly news: News[];
  /** One answer after the other, by the same player. */
  answer(who: Name, ...options: number[]): Scene;
  /** What is asked now, and of whom. */
  asked(): { who: string; verb: VerbName }[];
  /** What that player could answer now. */
  options(who: Name): number[];
  can(who: Name, option: number): boolean;
  pool(who: Name): Partial<Record<Essence, number>>;
  on(name: CardName): Partial<Record<Essence, number>>;
  isTurned(name: CardName): boolean;
  hand(who: Name): CardName[];
  deck(who: Name): CardName[];
  discards(who: Name): CardName[];
  inPlay(who: Name): CardName[];
  points(who: Name): number;
  hash(): string;
}

const essences = (amounts: readonly number[]): Partial<Record<Essence, number>> =>
  Object.fromEntries(ESSENCES.flatMap((essence, i) => (amounts[i] === 0 ? [] : [[essence, amounts[i]]])));
const names = (cards: readonly number[]): CardName[] => cards.map((c) => CARD_NAMES[c]);

export function scene(state: State): Scene {
  const news: News[] = [];
  const player = (who: Name) => state.table.players[seatOf(who)];
  const self: Scene = {
    state,
    news,
    answer(who, ...options) {
      for (const option of options)
        listening(
          (heard) => news.push(heard as News),
          () => answer(resArcana, state, seatOf(who), option),
        );
      return self;
    },
    asked: () =>
      deciders(state).map((seat) => {
        const f = asking(state, seat);
        if (f === undefined) throw new Error(`seat ${seat} decides but is not asked`);
        return { who: seatLetter(seat), verb: f.verbs[f.at].verb };
      }),
    options: (who) => optionsOf(resArcana, state, seatOf(who)),
    can: (who, option) => optionsOf(resArcana, state, seatOf(who)).includes(option),
    pool: (who) => essences(player(who).pool),
    on: (name) => essences(essencesOn(state.table, cardOf(name))),
    isTurned: (name) => state.table.turned[cardOf(name)] === 1,
    hand: (who) => names(player(who).hand),
    deck: (who) => names(player(who).deck.toReversed()),
    discards: (who) => names(player(who).discards),
    inPlay: (who) => names(player(who).inPlay),
    points: (who) => pointsOf(state.table, seatOf(who)),
    hash: () => hashOf(state),
  };
  return self;
}

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
