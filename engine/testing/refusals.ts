/** Answers that are not allowed, and how they are refused. */
import {
  answer,
  asking,
  deciders,
  type Game,
  optionsOf,
  Refused,
  type Seat,
  SPECTATOR,
  type State,
  type Verb,
} from '../src/index.ts';
import { claim, saying } from './claims.ts';

export function verbAsked<T, V extends Verb>(state: State<T, V>, seat: Seat): string {
  const f = asking(state, seat);
  return f === undefined ? 'nothing' : f.verbs[f.at].verb;
}

/** The code with which an answer is refused. */
export function refusal<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  seat: Seat,
  option: number,
): Refused {
  // Most of the time of a refusal goes into the trace of the stack, which is not needed here.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    answer(game, s, seat, option);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw new Error(`${option} of seat ${seat} is refused with no code: ${saying(error)}`, { cause: error });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  throw new Error(`${option} of seat ${seat}, which is no option, is not refused`);
}

/** Answers that are not among the options; the last two are the likeliest mistakes. */
export function wrongAnswers(options: readonly number[]): number[] {
  const gap = options.findIndex((option, i) => option !== i);
  return [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, (options.at(-1) ?? 0) + 1, gap < 0 ? options.length : gap];
}

export function refusesTheRest<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>): void {
  const seats = game.seats(state.table);
  const over = deciders(state).length === 0;
  for (const seat of [SPECTATOR, ...Array(seats + 1).keys()]) {
    const expected = over ? 'game-over' : asking(state, seat) === undefined ? 'not-asked' : 'no-such-answer';
    for (const option of wrongAnswers(optionsOf(game, state, seat))) {
      const { code } = refusal(game, state, seat, option);
      claim(code === expected, () => `${option} of seat ${seat} is refused with ${code} and not ${expected}`);
    }
  }
}
