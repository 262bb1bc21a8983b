/** Independent trees over one moment, in two halves that know nothing of each other: a verdict counts where both come to it. */
import { makeDice, type Verb, type View } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { type Guide, SETTINGS, type Settings } from '../search/guide.ts';
import { beginSearch, iterate, type Search } from '../search/search.ts';
import type { Question } from '../search/tree.ts';

/** Of each half. */
export const HALF = 5;
/** Wider than for play, as for advice: a tree must not get caught in one line. */
const REVIEWING: Settings = { ...SETTINGS, explore: 3 };

export interface Arm {
  readonly visits: number;
  readonly mean: number;
}
export const armOf = (q: Question, option: number): Arm => {
  const arm = q.options.indexOf(option);
  const visits = arm < 0 ? 0 : q.visits[arm];
  return { visits, mean: visits === 0 ? 0 : q.sums[arm] / visits };
};

export function plant<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  view: View<T, V>,
  options: readonly number[],
  seed: number,
): Search<T, V>[] {
  const dice = makeDice(seed);
  return Array.from({ length: 2 * HALF }, () =>
    beginSearch(rules, guide, REVIEWING, view, options, makeDice(dice(2 ** 32))),
  );
}

export function grow<T, V extends Verb>(
  tree: Search<T, V>,
  times: number,
  force: (q: Question) => number | null,
): void {
  for (let i = 0; i < times; i++) {
    tree.forced = force(tree.question);
    iterate(tree);
  }
}
