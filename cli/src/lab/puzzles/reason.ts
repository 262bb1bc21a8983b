/** Why the answer is better than the next best: what differs in the playouts of several trees that search each of the two alone. */
import { beginSearch, type Futures, iterate, SETTINGS, type Why, whyOf } from '@gloaming/bots';
import { type Dice, makeDice, type Verb } from '@gloaming/engine';
import type { Move } from '@gloaming/games/puzzles';
import type { Asked, Effort } from './judge.ts';

const TREES = 6;

export function reasonFor<T, V extends Verb>(
  { rules, guide, view, options }: Asked<T, V>,
  { answer, chances }: Move,
  dice: Dice,
  { alone }: Effort,
): Why | null {
  const others = options.filter((option) => option !== answer);
  const chance = (option: number): number => chances[options.indexOf(option)];
  const next = others.reduce((best, option) => (chance(option) > chance(best) ? option : best));
  const trees = Array.from({ length: TREES }, (): Futures => {
    const futures: Futures = new Map();
    for (const option of [answer, next]) {
      const search = beginSearch(rules, guide, SETTINGS, view, [option], makeDice(dice(2 ** 32)));
      search.futures = futures;
      for (let i = 0; i < alone / TREES; i++) iterate(search);
    }
    return futures;
  });
  return whyOf(trees, guide.facts ?? [], answer, next);
}
