/**
 * Secrecy of a game that is told afterwards, by a replay or a review: of each of its moments a seat is shown what it saw at that time, byte
 * for byte. So nothing is shown of what it learned later, nor of what lay hidden then: a world imagined at that moment looks the same, and
 * a game that went on otherwise from there is told with the same words up to there.
 */
import {
  clone,
  type Dice,
  deciders,
  type Game,
  type GameRecord,
  OVER,
  optionsOf,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  seatLetter,
  take,
  type Verb,
  viewOf,
} from '../src/index.ts';
import { claim, same } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';
import { type Hidden, imaginedTwin, swappedTwin } from './twins.ts';

export interface ToldMoment {
  readonly view: unknown;
  /** What else is told of the step that leads from this moment to the next one. */
  readonly said?: unknown;
}
/** Tells a finished game to a seat: all its moments, numbered by how many answers had been given. */
export type Teller<O> = (written: GameRecord<O>, seat: Seat) => readonly ToldMoment[];

export interface PastViews<T, V, O> extends Runs {
  /** What could change places unseen; without it only imagined twins are compared. */
  hidden?: Hidden<T, V>;
  /** How many moments of each game are looked at. */
  moments?: number;
  /** Who tells it; a replay, if nothing is said. */
  tell?: Teller<O>;
}
export interface PastTally extends Tally {
  /** Past views compared with what was seen, twins that they were compared with, and other ways in which games went on. */
  compared: number;
  twins: number;
  futures: number;
}

interface Kept<T, V> {
  readonly step: number;
  readonly state: State<T, V>;
  /** What each seat was shown, written down at that time. */
  readonly shown: ReadonlyMap<Seat, string>;
}

const MOST_ANSWERS = 20_000;

export function pastViews<T, V extends Verb, O>(game: Game<T, V, O>, options: O, to: PastViews<T, V, O>): PastTally {
  const { moments = 3 } = to;
  const kept: Kept<T, V>[] = [];
  const more = { compared: 0, twins: 0, futures: 0 };
  const tally = playRandomly(game, options, to, ({ state, seat, dice }, written) => {
    // Every moment is as likely to be kept as any other, however long the game will be.
    const step = written.answers.length;
    const place = step < moments ? step : dice(step + 1);
    if (place < moments) kept[place] = keptOf(game, state, step);
    if (seat !== OVER) return;
    for (const moment of kept) {
      const found = compare(game, moment, written, to, dice);
      more.compared += found.compared;
      more.twins += found.twins;
      more.futures += found.futures;
    }
    kept.length = 0;
  });
  return { ...tally, ...more };
}

const everyone = <T, V extends Verb, O>(game: Game<T, V, O>, { table }: State<T, V>): Seat[] => [
  SPECTATOR,
  ...Array(game.seats(table)).keys(),
];

const keptOf = <T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>, step: number): Kept<T, V> => ({
  step,
  state: clone(game, state),
  shown: new Map(everyone(game, state).map((seat) => [seat, JSON.stringify(viewOf(game, state, seat))])),
});

/** Whoever replays a record sees the states, and shows a view of each. */
const replayed =
  <T, V extends Verb, O>(game: Game<T, V, O>): Teller<O> =>
  (written, seat) => {
    const told: ToldMoment[] = [];
    replay(game, written, (s) => told.push({ view: viewOf(game, s, seat) }));
    return told;
  };

function compare<T, V extends Verb, O>(
  game: Game<T, V, O>,
  { step, state, shown }: Kept<T, V>,
  written: GameRecord<O>,
  { hidden, tell = replayed(game) }: PastViews<T, V, O>,
  dice: Dice,
): Pick<PastTally, 'compared' | 'twins' | 'futures'> {
  const tally = { compared: 0, twins: 0, futures: 0 };
  const otherwise = goneOtherwise(game, state, written, step, dice);
  for (const [seat, seen] of shown) {
    const who = `of ${seat === SPECTATOR ? 'a spectator' : seatLetter(seat)} after ${step} answers`;
    const told = tell(written, seat);
    claim(told.length === written.answers.length + 1, () => `${told.length} moments are told ${who}`);
    const past = JSON.stringify(told[step].view);
    same(`the past view ${who}`, seen, past);
    tally.compared++;
    const twins = [imaginedTwin(game, state, seat, dice)];
    const swapped = hidden === undefined ? null : swappedTwin(game, state, seat, hidden, dice);
    if (swapped !== null) twins.push(swapped);
    for (const twin of twins) same(`the past view ${who} (twin)`, past, JSON.stringify(viewOf(game, twin, seat)));
    tally.twins += twins.length;
    if (otherwise === null) continue;
    same(`what is told ${who}, by how it went on,`, upTo(told, step), upTo(tell(otherwise, seat), step));
    tally.futures++;
  }
  return tally;
}

/** All that is told up to a moment, and nothing of the step that follows. */
const upTo = (told: readonly ToldMoment[], step: number): string =>
  JSON.stringify([told.slice(0, step), told[step].view]);

/** The same game up to a moment, with another end; null where it was over. */
function goneOtherwise<T, V extends Verb, O>(
  game: Game<T, V, O>,
  from: State<T, V>,
  written: GameRecord<O>,
  step: number,
  dice: Dice,
): GameRecord<O> | null {
  const s = clone(game, from);
  const answers = written.answers.slice(0, step);
  for (let seats = deciders(s); seats.length > 0; seats = deciders(s)) {
    claim(answers.length < MOST_ANSWERS, () => 'a game that goes on otherwise comes to no end');
    const seat = seats[dice(seats.length)];
    const options = optionsOf(game, s, seat);
    const option = options[dice(options.length)];
    take(game, s, seat, option, []);
    answers.push({ seat, option, check: '' });
  }
  return answers.length === step ? null : { ...written, answers, end: '' };
}
