/**
 * Undo follows the flow of information, over snapshots of the state (the memento pattern). An answer can be taken back by the seat that gave it as long as nobody has
 * answered since, no secret answer in which others had a choice was opened by it, nothing was drawn from chance, and nobody
 * was shown a card that the seat itself did not know: what you knew yourself is yours to take back. All is derived from
 * what happened.
 */
import { clone } from './clone.ts';
import { type Game, NONE, type Seat, type State, type Verb } from './game.ts';
import { bit } from './known.ts';
import { answer, hasChoice } from './play.ts';

export interface Step<T, V> {
  before: State<T, V>;
  seat: Seat;
  answer: number;
  /** Why it can never be taken back: what it brought about cannot be unseen. */
  barrier: Barrier | null;
}
export type Barrier = 'nothing-to-undo' | 'others-decided' | 'chance-drawn' | 'card-shown';

/** Answers, and notes what undo must know. A refused answer leaves no step. */
export function step<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  steps: Step<T, V>[],
  seat: Seat,
  option: number,
): void {
  const before = clone(game, s);
  const kept = s.lines.flatMap((line, other) =>
    line.slice(-1).filter((f) => other !== seat && f.held !== NONE && hasChoice(game, s, f)),
  );
  const places = kept.map((f) => f.at);
  answer(game, s, seat, option);
  const news = (card: number): boolean => (s.known[card] & ~before.known[card]) !== 0;
  let why: Barrier | null = kept.some((f, i) => f.at !== places[i]) ? 'others-decided' : null;
  if (before.known.some((seats, card) => (seats & bit(seat)) === 0 && news(card))) why = 'card-shown';
  if (s.chance.drawn !== before.chance.drawn) why = 'chance-drawn';
  steps.push({ before, seat, answer: option, barrier: why });
}

/** Why a seat cannot take back the last answer; null if it can. */
export function barrier<T, V>(steps: readonly Step<T, V>[], seat: Seat): Barrier | null {
  const last = steps[steps.length - 1];
  if (last === undefined) return 'nothing-to-undo';
  if (last.seat !== seat) return steps.some((step) => step.seat === seat) ? 'others-decided' : 'nothing-to-undo';
  return last.barrier;
}

/** The state before the last answer. Ask `barrier` first. */
export function undo<T, V>(steps: Step<T, V>[]): State<T, V> {
  const last = steps.pop();
  if (last === undefined) throw new RangeError('nothing to undo');
  return last.before;
}
