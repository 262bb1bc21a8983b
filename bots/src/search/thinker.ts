/** Searches one question after another, and reuses the tree of the last search where nobody else has acted since (tree reuse). */
import { type Dice, hashOf, imagine, makeDice, take, type Verb, type View, viewOf } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { type Guide, SETTINGS, type Settings } from './guide.ts';
import { beginSearch, type Search } from './search.ts';
import { type Budget, type Following, type Thought, think, thinkNow } from './think.ts';
import { type Node, questionAt, verbOf } from './tree.ts';

export interface Thinker<T, V extends Verb> {
  now(view: View<T, V>, options: readonly number[], dice: Dice, budget: Budget): Thought;
  slowly(
    view: View<T, V>,
    options: readonly number[],
    dice: Dice,
    budget: Budget,
    following?: Following,
  ): Promise<Thought>;
}

/** Whether all options that this question has had at the node are among these. */
function isAsked<T, V extends Verb>(node: Node, view: View<T, V>, options: readonly number[]): boolean {
  const q = questionAt(node, view.seat, verbOf(view, view.seat));
  return q.options.every((option) => options.includes(option));
}

export function makeThinker<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  settings: Settings = SETTINGS,
): Thinker<T, V> {
  let last: { search: Search<T, V>; answer: number } | null = null;

  const begin = (view: View<T, V>, options: readonly number[], dice: Dice): Search<T, V> =>
    beginSearch(rules, guide, settings, view, options, dice, last === null ? undefined : followed(last, view, options));
  const finish = (search: Search<T, V>, thought: Thought): Thought => {
    last = { search, answer: thought.answer };
    return thought;
  };
  /** A question with one option is not searched. */
  const only = (options: readonly number[]): Thought => ({
    answer: options[0],
    iterations: 0,
    tried: options.map((option) => ({ option, chance: 0, visits: 0 })),
  });

  return {
    now(view, options, dice, budget) {
      if (options.length === 1) return only(options);
      const search = begin(view, options, dice);
      return finish(search, thinkNow(search, budget));
    },
    async slowly(view, options, dice, budget, following) {
      if (options.length === 1) return only(options);
      const search = begin(view, options, dice);
      return finish(search, await think(search, budget, following));
    },
  };

  /**
   * The subtree to continue from, or undefined. It fits if playing the last answer in any world that is consistent with the last view
   * leads to the new view: then nobody else has decided and nothing was revealed. Any one world will do; it gets dice of its own,
   * because an earlier search must not change the random numbers of the next. If other worlds offered other options there, something
   * was revealed after all, and the subtree is not used.
   */
  function followed(
    before: { search: Search<T, V>; answer: number },
    view: View<T, V>,
    options: readonly number[],
  ): Node | undefined {
    const { search, answer } = before;
    const { question } = search;
    const next = question.next[question.options.indexOf(answer)];
    if (search.view.seat !== view.seat || next === null || next === undefined) return undefined;
    const s = imagine(rules, search.view, makeDice(1));
    take(rules, s, view.seat, answer, []);
    if (hashOf(viewOf(rules, s, view.seat)) !== hashOf(view)) return undefined;
    return isAsked(next, view, options) ? next : undefined;
  }
}
