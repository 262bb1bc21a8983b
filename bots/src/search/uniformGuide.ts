/** The guide of a game about which nothing is known: uniform priors, and random playouts to the end of the game or the step limit. */
import type { Verb } from '@gloaming/engine';
import type { Guide } from './guide.ts';

export function uniformGuide<T, V extends Verb>(): Guide<T, V> {
  return {
    stage: () => 0,
    phase: () => 0,
    chances: (_, out) => out.fill(1 / out.length),
  };
}
