/** For a game of which nothing else is known: everybody plays by chance, to the end or until it takes too long. */
import type { Verb } from '@gloaming/engine';
import type { Guide } from './guide.ts';

export function plainGuide<T, V extends Verb>(): Guide<T, V> {
  return {
    stage: () => 0,
    moment: () => 0,
    chances: (_, out) => out.fill(1 / out.length),
  };
}
