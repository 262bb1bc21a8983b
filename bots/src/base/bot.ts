/** A bot sees only what its seat sees: the types keep a state from being passed, because a view has no `chance` and a state does. */
import type { Dice, Game, Verb, View } from '@gloaming/engine';

/** A game as far as a bot needs it: to simulate it from a view, not to start a new one. */
export type Rules<T, V extends Verb> = Game<T, V, never>;

/** Chooses one of the options. Deterministic: the same view, options and dice give the same answer. */
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
