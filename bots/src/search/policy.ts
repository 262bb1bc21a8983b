/** Draws an option from the policy (a probability for each option), as in a playout. Without a policy all are equally likely. */
import { asking, type Dice, type Seat, type State, type Verb } from '@gloaming/engine';
import type { Guide } from './guide.ts';

/** Unnormalised probabilities of the options. */
const weights: number[] = [];
const FINE = 0x1000000;

/** Returns the option's index. */
export function sampleFromPolicy<T, V extends Verb>(
  { policy }: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
  dice: Dice,
): number {
  if (policy === undefined) return dice(options.length);
  const f = asking(s, seat);
  if (f === undefined) return 0;
  policy(s, seat, f.verbs[f.at], options, weights);
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += weights[i];
  let at = (dice(FINE) / FINE) * sum;
  for (let i = 0; i < options.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return options.length - 1;
}
