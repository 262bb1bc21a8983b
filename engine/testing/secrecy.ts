/**
 * Secrecy (noninterference; Goguen and Meseguer 1982): two states that look the same to a seat give it the same view, question, options, errors and news, byte for
 * byte, and go on doing so until it is shown something. Checked at every state for every seat and for a spectator.
 */
import {
  type Acting,
  type Asking,
  bit,
  type Chance,
  choiceOf,
  clone,
  crossNews,
  type Dice,
  deciders,
  type Game,
  listening,
  optionsOf,
  type Seat,
  SPECTATOR,
  type State,
  seatLetter,
  take,
  unavailableOf,
  type Verb,
  type Verbs,
  viewOf,
} from '../src/index.ts';
import { claim, same } from './claims.ts';
import { playOn, playRandomly, type Runs, type Tally } from './random.ts';
import { refusal, verbAsked, wrongAnswers } from './refusals.ts';
import { type Hidden, imaginedTwin, swappedTwin } from './twins.ts';

export interface Secrecy<T, V> extends Runs {
  /** What could change places unseen; without it only imagined twins are compared. */
  hidden?: Hidden<T, V>;
  /** How many twins of each kind a seat gets at each state. */
  twins?: number;
}
export interface SecrecyTally extends Tally {
  /** Pairs of states compared, and answers played on both of a pair. */
  twins: number;
  played: number;
}

const TO_THE_END = 20_000;

export function secrecy<T, V extends Verb, O>(plain: Game<T, V, O>, options: O, to: Secrecy<T, V>): SecrecyTally {
  const { hidden, twins = 1 } = to;
  const ear: Ear = { hear: null };
  const game = overheard(plain, ear);
  const more = { twins: 0, played: 0 };
  const tally = playRandomly(game, options, to, ({ state, dice }, written) => {
    for (const seat of [SPECTATOR, ...Array(game.seats(state.table)).keys()]) {
      const shown = JSON.stringify(viewOf(game, state, seat));
      keepsChance(shown, state.chance);
      const question = questionOf(game, state, seat);
      for (let i = 0; i < twins; i++) {
        const kinds = { imagined: imaginedTwin(game, state, seat, dice), swapped: null as State<T, V> | null };
        if (hidden !== undefined) kinds.swapped = swappedTwin(game, state, seat, hidden, dice);
        for (const [kind, twin] of Object.entries(kinds)) {
          if (twin === null) continue;
          const who = `of ${seat === SPECTATOR ? 'a spectator' : seatLetter(seat)} (${kind} twin)`;
          same(`the view ${who}`, shown, JSON.stringify(viewOf(game, twin, seat)));
          same(`the question put, options or errors ${who}`, question, questionOf(game, twin, seat));
          more.twins++;
          more.played += playsTheSame(game, ear, state, twin, seat, dice, who);
        }
        // What was imagined is a game that can be played: sometimes to its end.
        const far = dice(Math.max(200, written.answers.length)) === 0;
        if (far) endsWell(game, kinds.imagined, dice);
      }
    }
  });
  return { ...tally, ...more };
}

/** Small words are left out: a short number is found anywhere. */
function keepsChance(shown: string, chance: Chance): void {
  for (const word of chance.key)
    claim(word < 0x10000 || !shown.includes(String(word)), () => `a view shows a word of the key, ${word}`);
}

/** Who is asked, what the seat is asked, what it may answer and what not and why, and what it hears if it answers something else. */
function questionOf<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>, seat: Seat): string {
  const options = optionsOf(game, state, seat);
  const errors = wrongAnswers(options)
    .slice(-2)
    .map((option) => refusal(game, state, seat, option).message);
  const choices = options.map((option) => choiceOf(game, state, seat, option));
  const unavailable = unavailableOf(game, state, seat);
  return JSON.stringify({
    asked: deciders(state),
    verb: verbAsked(state, seat),
    options,
    choices,
    unavailable,
    errors,
  });
}

/** A question that play comes to: it is put if there is a choice or if it is asked always, else left out. */
interface Question {
  what: string;
  hasAnswer: boolean;
  isPut: boolean;
}
interface Ear {
  hear: ((question: Question) => void) | null;
}

/** The same game; the ear hears of every question, whether or not it is put. */
function overheard<T, V extends Verb, O>(game: Game<T, V, O>, ear: Ear): Game<T, V, O> {
  const told = (does: Acting<T, V, V> | Asking<T, V, V>): Acting<T, V, V> | Asking<T, V, V> =>
    'run' in does
      ? does
      : {
          ...does,
          options(s, verb, f, out, unavailable) {
            does.options(s, verb, f, out, unavailable);
            const isPut = out.length > (does.always?.(s, verb, f) ? 0 : 1);
            ear.hear?.({ what: `${seatLetter(f.seat)} is asked ${verb.verb}`, hasAnswer: out.length > 0, isPut });
          },
        };
  const verbs = Object.entries(game.verbs).map(([name, does]) => [name, told(does as never)]);
  return { ...game, verbs: Object.fromEntries(verbs) as Verbs<T, V> };
}

/** One answer of somebody that is possible in both; returns how many were played. */
function playsTheSame<T, V extends Verb, O>(
  game: Game<T, V, O>,
  ear: Ear,
  state: State<T, V>,
  twin: State<T, V>,
  seat: Seat,
  dice: Dice,
  who: string,
): number {
  const seats = deciders(state);
  if (seats.length === 0) return 0;
  // The last answer brings out what others kept aside: it may be something else in the twin.
  if (seats.length === 1 && heldBack(state) !== heldBack(twin)) return 0;
  // Half of the time the seat's own answer, if it has one to give.
  const asked = seats.includes(seat) && dice(2) === 0 ? seat : seats[dice(seats.length)];
  const there = optionsOf(game, twin, asked);
  const both = optionsOf(game, state, asked).filter((option) => there.includes(option));
  if (both.length === 0) return 0;
  const option = both[dice(both.length)];
  const what = `${verbAsked(state, asked)} ${option} of ${seatLetter(asked)}, as heard by the seat ${who}`;
  // The answering seat holds other cards in the twin, so its options afterwards may well differ.
  const sees = (s: State<T, V>): string => JSON.stringify(viewOf(game, s, asked));
  const mayPart = (): boolean => asked !== seat && sees(state) !== sees(twin);
  const [one, other] = [state, twin].map((s) => heard(game, ear, s, seat, asked, option));
  compare(one, other, seat, mayPart, what);
  return 1;
}

/** Cards that are shown at once lie in a hand without an order, and only the news tells in which they came. */
const inAnyOrder = (said: string): string =>
  said.replace(/\[[\d,]+\]/g, (cards) => cards.slice(1, -1).split(',').sort().join());

const heldBack = <T, V>(s: State<T, V>): string => s.lines.map((line) => line.at(-1)?.held).join();

interface Heard {
  /** The questions that play came to before the seat was shown anything. */
  questions: Question[];
  /** Each piece of news as the seat hears it, and what it had been shown by then. */
  news: { said: string; shown: string }[];
  /** The seat's view, once what it knows has changed; empty before, since a view takes time. */
  shown: string;
  /** Who is asked then, and what. */
  stops: string[];
  view: string;
}

function heard<T, V extends Verb, O>(
  game: Game<T, V, O>,
  ear: Ear,
  state: State<T, V>,
  seat: Seat,
  asked: Seat,
  option: number,
): Heard {
  const s = clone(game, state);
  const mine = bit(seat);
  const view = (): string => JSON.stringify(viewOf(game, s, seat));
  let changed = false;
  const shown = (): string => {
    for (let card = 0; card < game.cards && !changed; card++)
      changed = (((s.known[card] ^ state.known[card]) | (s.seen[card] ^ state.seen[card])) & mine) !== 0;
    return changed ? view() : '';
  };
  const questions: Question[] = [];
  const news: Heard['news'] = [];
  ear.hear = (question) => {
    if (shown() === '') questions.push(question);
  };
  listening(
    (piece) => news.push({ said: JSON.stringify(crossNews(piece, s.known, seat)), shown: shown() }),
    () => take(game, s, asked, option, []),
  );
  ear.hear = null;
  const stops = deciders(s).map((other) => `${other} ${verbAsked(s, other)}`);
  return { questions, news, shown: shown(), stops, view: view() };
}

/**
 * Everything is the same up to where the seat is shown different cards. Play may stop elsewhere if that depends on cards
 * that only whoever answered knows, or if it does not come back to the seat: somebody else may have nothing to choose.
 */
function compare(one: Heard, other: Heard, seat: Seat, mayPart: () => boolean, what: string): void {
  sameQuestions(one.questions, other.questions, what);
  const length = Math.min(one.news.length, other.news.length);
  for (let i = 0; i < length; i++) {
    const [{ said, shown }, there] = [one.news[i], other.news[i]];
    if (shown !== there.shown) return;
    const isShowing = shown !== (one.news[i - 1]?.shown ?? '');
    const told = isShowing ? inAnyOrder : (as: string): string => as;
    same(`the news of ${what}`, told(said), told(there.said));
  }
  if (one.shown !== other.shown) return;
  if (one.stops.join() !== other.stops.join()) {
    const comesBack = [...one.stops, ...other.stops].some((stop) => stop.startsWith(`${seat} `));
    if (!comesBack || mayPart()) return;
  }
  same(`who is asked after ${what}`, one.stops.join(), other.stops.join());
  claim(one.news.length === other.news.length, () => `not as much news of ${what}`);
  same(`the view after ${what}`, one.view, other.view);
}

/**
 * Play that waits in one of the two and goes on by itself in the other tells the seat that there is something to choose.
 * Only where there is nothing at all it cannot wait.
 */
function sameQuestions(one: readonly Question[], other: readonly Question[], after: string): void {
  for (const [i, { what, hasAnswer, isPut }] of one.entries()) {
    const there = other[i];
    if (there?.what !== what || there.hasAnswer !== hasAnswer) return;
    same(`whether ${what} after ${after}`, String(isPut), String(there.isPut));
  }
}

function endsWell<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>, dice: Dice): void {
  const s = clone(game, state);
  playOn(game, s, dice, TO_THE_END);
  claim(game.result(s.table) !== null, () => 'an imagined game comes to no end');
}
