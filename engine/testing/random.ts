/** Plays games at random, and says where one breaks. */
import {
  advance,
  type Dice,
  deciders,
  type Game,
  type GameRecord,
  keyFrom,
  makeDice,
  makeRecord,
  NONE,
  OVER,
  optionsOf,
  record,
  type Seat,
  type State,
  seatLetter,
  start,
  take,
  type Verb,
} from '../src/index.ts';
import { Broken, claim, saying } from './claims.ts';

/** How many random games, and which: the same seed gives the same games. */
export interface Runs {
  games: number;
  seed: number;
  /** A game with more decisions than this is taken for endless. */
  mostDecisions?: number;
}
export interface Tally {
  games: number;
  decisions: number;
  /** The most options that a question had. */
  mostOptions: number;
  /** The decisions of the longest game. */
  longest: number;
}

/** A state where a seat is asked, just before an answer is given; once the game is over, `seat` is OVER. */
export interface Moment<T, V> {
  state: State<T, V>;
  seat: Seat;
  option: number;
  dice: Dice;
  /** What `advance` said: the first seat that is asked, and its options. */
  first: Seat;
  options: readonly number[];
  /** The options of the seat that answers. */
  own: readonly number[];
}

const MOST_DECISIONS = 20_000;

/** Plays random games to their end, showing every moment; whatever is thrown there comes out with the game's record. */
export function playRandomly<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  { games, seed, mostDecisions = MOST_DECISIONS }: Runs,
  each: (moment: Moment<T, V>, written: GameRecord<O>) => void,
): Tally {
  const tally: Tally = { games, decisions: 0, mostOptions: 0, longest: 0 };
  for (let i = 0; i < games; i++) {
    const dice = makeDice(seed * 100_003 + i);
    const written = record(game, options, keyFrom(dice));
    let about = 'while it was set up';
    try {
      const state = start(game, options, written.key);
      const out: number[] = [];
      let first = advance(game, state, out);
      while (first !== OVER) {
        const { length } = written.answers;
        claim(length < mostDecisions, () => `no end after ${length} decisions`);
        const seats = deciders(state);
        const seat = seats[dice(seats.length)];
        const own = seat === first ? out : optionsOf(game, state, seat);
        const option = own[dice(own.length)];
        tally.mostOptions = Math.max(tally.mostOptions, own.length);
        about = `after ${length} decisions, when ${seatLetter(seat)} is about to answer ${option}`;
        each({ state, seat, option, dice, first, options: out, own }, written);
        first = take(game, state, seat, option, out);
        written.answers.push({ seat, option, check: '' });
      }
      about = 'when it was over';
      each({ state, seat: OVER, option: NONE, dice, first, options: [], own: [] }, written);
      tally.decisions += written.answers.length;
      tally.longest = Math.max(tally.longest, written.answers.length);
    } catch (error) {
      throw new Broken(
        `${game.name}, game ${i} of seed ${seed}, ${about}: ${saying(error)}`,
        makeRecord(written),
        error,
      );
    }
  }
  return tally;
}

/** Plays on at random, in place, as far as that or to the end. */
export function playOn<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, dice: Dice, far: number): void {
  for (let i = 0; i < far; i++) {
    const seats = deciders(s);
    if (seats.length === 0) return;
    const seat = seats[dice(seats.length)];
    const options = optionsOf(game, s, seat);
    take(game, s, seat, options[dice(options.length)], []);
  }
}
