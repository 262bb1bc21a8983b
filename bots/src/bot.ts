/** A bot sees what its seat sees. It cannot be given a state: a view has no chance, and a state has one. */
import type { Dice, Game, Verb, View } from '@gloaming/engine';

/** A game as far as a bot needs it: to play on in its imagination, not to start a new one. */
export type Rules<T, V extends Verb> = Game<T, V, never>;

/** Takes one of the options. The same view, options and dice give the same answer. */
export type Bot<T, V extends Verb> = (
  rules: Rules<T, V>,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
) => number;

export function random<T, V extends Verb>(
  _: Rules<T, V>,
  __: View<T, V>,
  options: readonly number[],
  dice: Dice,
): number {
  return options[dice(options.length)];
}
