/** How somebody plays who plays quickly: the better an option usually is, the likelier it is taken. */
import { asking, type Dice, type Seat, type State, type Verb } from '@gloaming/engine';
import type { Guide } from './guide.ts';

/** What habit says of the options. */
const weights: number[] = [];
const FINE = 0x1000000;

/** Which of the options it is. */
export function byHabit<T, V extends Verb>(
  { habits }: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
  dice: Dice,
): number {
  if (habits === undefined) return dice(options.length);
  const f = asking(s, seat);
  if (f === undefined) return 0;
  habits(s, seat, f.verbs[f.at], options, weights);
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += weights[i];
  let at = (dice(FINE) / FINE) * sum;
  for (let i = 0; i < options.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return options.length - 1;
}
