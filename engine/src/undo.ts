/**
 * Undo follows the flow of information. An answer can be taken back by the seat that gave it as long as nobody has
 * answered since, nothing was drawn from chance, and nobody was shown a card that the seat itself did not know: what
 * you knew yourself is yours to take back. All of it is derived from what happened.
 */
import { clone } from './clone.ts';
import type { Game, Seat, State, Verb } from './game.ts';
import { bit } from './known.ts';
import { answer } from './play.ts';

export interface Step<T, V> {
  before: State<T, V>;
  seat: Seat;
  answer: number;
  /** Words were drawn from chance. */
  chance: boolean;
  /** A bit for each seat to which something was news that somebody was shown. */
  shown: number;
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
  answer(game, s, seat, option);
  let shown = 0;
  for (let card = 0; card < game.cards; card++)
    if ((s.known[card] & ~before.known[card]) !== 0) shown |= ~before.known[card];
  steps.push({ before, seat, answer: option, chance: s.chance.drawn !== before.chance.drawn, shown });
}

/** Why a seat cannot take back the last answer; null if it can. */
export function barrier<T, V>(steps: readonly Step<T, V>[], seat: Seat): Barrier | null {
  const last = steps[steps.length - 1];
  if (last === undefined) return 'nothing-to-undo';
  if (last.seat !== seat) return steps.some((step) => step.seat === seat) ? 'others-decided' : 'nothing-to-undo';
  if (last.chance) return 'chance-drawn';
  return (last.shown & bit(seat)) !== 0 ? 'card-shown' : null;
}

/** The state before the last answer. Ask `barrier` first. */
export function undo<T, V>(steps: Step<T, V>[]): State<T, V> {
  const last = steps.pop();
  if (last === undefined) throw new RangeError('nothing to undo');
  return last.before;
}
