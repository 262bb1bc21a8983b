/** Draws an option from the policy (a probability for each option), as in a playout. Without a policy all are equally likely. */
import { asking, type Dice, type Seat, type State, type Verb } from '@gloaming/engine';
import type { Guide } from './guide.ts';

/** Unnormalised probabilities of the options. */
const weights: number[] = [];
const FINE = 0x1000000;
const NOBODY = -1;

/** Rates the options; returns the sum of their weights, or NOBODY where the seat is not asked. */
function weighAll<T, V extends Verb>(
  { policy }: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
): number {
  const f = asking(s, seat);
  if (f === undefined || policy === undefined) return NOBODY;
  policy(s, seat, f.verbs[f.at], options, weights);
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += weights[i];
  return sum;
}

/** The index of an option, drawn by the weights. */
function draw(options: readonly number[], sum: number, dice: Dice): number {
  let at = (dice(FINE) / FINE) * sum;
  for (let i = 0; i < options.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return options.length - 1;
}

/** Returns the option's index. */
export function sampleFromPolicy<T, V extends Verb>(
  guide: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
  dice: Dice,
): number {
  if (guide.policy === undefined) return dice(options.length);
  const sum = weighAll(guide, s, seat, options);
  return sum === NOBODY ? 0 : draw(options, sum, dice);
}

/** So many draws, in `out`: the options themselves, each of them once. */
export function sampleSome<T, V extends Verb>(
  guide: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
  many: number,
  dice: Dice,
  out: number[],
): void {
  while (out.length > 0) out.pop();
  const sum = weighAll(guide, s, seat, options);
  for (let i = 0; i < many; i++) {
    const option = options[guide.policy === undefined ? dice(options.length) : draw(options, sum, dice)];
    if (!out.includes(option)) out.push(option);
  }
}
