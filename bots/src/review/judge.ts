/**
 * What an own answer cost: how much worse it is than the best, as two independent searches find. Each half of the trees names the answer
 * that it prefers, and the other half says how much better that one is: whoever chooses the best of many by its result must not also
 * say how good it is (double estimation; van Hasselt 2010).
 */
import type { Verb, View } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import type { Guide } from '../search/guide.ts';
import { intervalOf } from '../search/interval.ts';
import type { Search } from '../search/search.ts';
import { type Following, letOthersWork } from '../search/think.ts';
import type { Question } from '../search/tree.ts';
import { type Why, whyOf } from '../search/why.ts';
import { armOf, grow, HALF, plant } from './trees.ts';

export interface Judged {
  /** The seat's chance after the answer that was given. */
  readonly chance: number;
  /** The answer that was liked best, and what the given one costs against it; nothing where the halves do not agree that it does. */
  readonly best: number;
  readonly cost: number;
  /** No cost is likely that is worth a word: a longer look would not change that. */
  readonly isSettled: boolean;
  readonly iterations: number;
  /** Why the best is better, by what differs in the futures; null where that does not show, or nothing was lost. */
  readonly why: Why | null;
}

/** What costs less is not worth a word, and hardly to be told from nothing. */
const LEAST_COST = 0.02;
/** From here on it is called a mistake. */
export const MISTAKE = 0.05;
/** Known as exactly as this, it need not be known better. */
const FINE = 0.008;
/**
 * Iterations before it may be settled, and the share of those that are allowed: whoever looks at an interval again and again, from its very
 * beginning, sees it settled once by chance.
 */
const LEAST = 600;
const LEAST_SHARE = 0.25;
/** Iterations of one tree before the next has its turn. */
const TURN = 8;

interface Comparison {
  readonly best: number;
  /** By half: what the other half says that its favourite is ahead. */
  readonly ahead: readonly [number, number];
  readonly low: number;
  readonly high: number;
}

/** The most visited of the other answers; -1 where none was. */
function rivalOf(questions: readonly Question[], given: number): number {
  let best = -1;
  let most = 0;
  for (const option of new Set(questions.flatMap(({ options }) => options))) {
    if (option === given) continue;
    const visits = questions.reduce((sum, q) => sum + armOf(q, option).visits, 0);
    if (visits > most) [best, most] = [option, visits];
  }
  return best;
}

/** Tree by tree: what makes all answers look good in one of them is no difference between answers. */
const gapsOf = (questions: readonly Question[], better: number, given: number): number[] =>
  questions.flatMap((q) => {
    const [a, b] = [armOf(q, better), armOf(q, given)];
    return a.visits === 0 || b.visits === 0 ? [] : [a.mean - b.mean];
  });
const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

function compare(questions: readonly Question[], given: number): Comparison {
  const halves = [questions.slice(0, HALF), questions.slice(HALF)];
  const [a, b] = halves.map((half) => rivalOf(half, given));
  const ahead = [meanOf(gapsOf(halves[1], a, given)), meanOf(gapsOf(halves[0], b, given))] as const;
  const best = rivalOf(questions, given);
  const { low, high } = intervalOf(gapsOf(questions, best, given), 1, -1);
  return { best, ahead, low, high };
}

const costOf = ({ ahead, low }: Comparison): number => {
  const cost = (ahead[0] + ahead[1]) / 2;
  return Math.min(...ahead) >= LEAST_COST && low > 0 ? cost : 0;
};

const chanceOf = (questions: readonly Question[], option: number): number => {
  const arms = questions.map((q) => armOf(q, option));
  const visits = arms.reduce((sum, arm) => sum + arm.visits, 0);
  return arms.reduce((sum, arm) => sum + arm.mean * arm.visits, 0) / Math.max(1, visits);
};

function judged<T, V extends Verb>(trees: readonly Search<T, V>[], given: number, found: Comparison): Judged {
  const questions = trees.map(({ question }) => question);
  const cost = costOf(found);
  const futures = trees.flatMap((tree) => tree.futures ?? []);
  return {
    chance: chanceOf(questions, given),
    best: cost === 0 ? given : found.best,
    cost,
    isSettled: found.high < LEAST_COST,
    iterations: trees.reduce((sum, tree) => sum + tree.iterations, 0),
    why: cost === 0 ? null : whyOf(futures, trees[0].guide.facts ?? [], found.best, given),
  };
}

/** The given answer is looked at as often as the best of the others: both are compared. */
const evenly =
  (given: number) =>
  ({ options, visits }: Question): number | null => {
    const own = options.indexOf(given);
    let most = 0;
    for (let arm = 0; arm < visits.length; arm++) if (arm !== own && visits[arm] > most) most = visits[arm];
    return visits[own] <= most ? given : null;
  };

/** With at most so many iterations; called off, it is what was found by then. */
export async function judge<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  { view, options, given }: { view: View<T, V>; options: readonly number[]; given: number },
  { seed, iterations }: { seed: number; iterations: number },
  { signal }: Pick<Following, 'signal'> = {},
): Promise<Judged> {
  const trees = plant(rules, guide, view, options, seed);
  for (const tree of trees) tree.futures = new Map();
  const questions = trees.map(({ question }) => question);
  const force = evenly(given);
  const least = Math.min(iterations, Math.max(LEAST, LEAST_SHARE * iterations));
  const turn = Math.max(1, Math.min(TURN, Math.floor(iterations / trees.length)));
  for (let done = 0; ; ) {
    for (const tree of trees) grow(tree, turn, force);
    done += turn * trees.length;
    if (done < least) continue;
    const found = compare(questions, given);
    const isClear = found.high < LEAST_COST || (found.low > LEAST_COST && found.high - found.low < 2 * FINE);
    if (isClear || done >= iterations || signal?.aborted === true) return judged(trees, given, found);
    await letOthersWork();
  }
}
