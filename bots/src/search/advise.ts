/**
 * Advice by several trees (root parallelisation; Chaslot, Winands and van den Herik 2008). Each searches the same question with dice of
 * its own. The results within one tree depend on each other, because it goes on with what looked good at first: an interval from their
 * spread is several times too narrow. Trees know nothing of each other, so how far they lie apart says how far they may be wrong.
 */
import { type Dice, makeDice, type Verb, type View } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { type Guide, SETTINGS, type Settings } from './guide.ts';
import { intervalOf } from './interval.ts';
import { beginSearch, iterate, type Search } from './search.ts';
import { type Budget, type Following, letOthersWork, SLICE, shareOf } from './think.ts';
import type { Question } from './tree.ts';
import { TASTE, type Why, whyOf } from './why.ts';

/** An option, the chance to win with it, and where that lies 19 times in 20. */
export interface Advice {
  readonly option: number;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** How much more or less likely one wins with it than with the best answer, and where that lies 19 times in 20. */
  readonly gap: { readonly mean: number; readonly low: number; readonly high: number };
  readonly visits: number;
}
export interface Advised {
  readonly answer: number;
  readonly iterations: number;
  /** The best first. */
  readonly advice: readonly Advice[];
  /** Why the first and not the second; null where there is nothing to tell. */
  readonly why: Why | null;
}

/** More trees know better how sure they are, and less of the game. */
const TREES = 10;
/** Wider than for play: trees that look around more do not get caught in one line, each in another. */
const ADVISING: Settings = { ...SETTINGS, explore: 3 };
/**
 * Student's intervals are for one result that was chosen beforehand; the best answer is chosen by the same trees that judge it. By how
 * much they must be wider was measured (`bots/training/coverage.ts`).
 */
const WIDER = 1.25;
/** The most iterations of one tree before the next has its turn. */
const TURN = 16;
/** No tree ends before it has looked so often, however much they agree. */
const LEAST = 200;
/** A difference of which anybody would want to know the reason. */
const PLAIN = 0.03;
/** A difference in chances to win that is not worth more time. */
const TRIFLE = 0.002;

/** How often an option was tried in a tree, and its mean result there. */
const triedIn = (q: Question, option: number): { visits: number; mean: number } => {
  const arm = q.options.indexOf(option);
  const visits = arm < 0 ? 0 : q.visits[arm];
  return { visits, mean: visits === 0 ? 0 : q.sums[arm] / visits };
};

function weigh(questions: readonly Question[], option: number, best: number): Advice {
  const means: number[] = [];
  // Tree by tree: what makes all answers look good in one of them is no difference between answers.
  const gaps: number[] = [];
  let visits = 0;
  for (const q of questions) {
    const own = triedIn(q, option);
    const top = triedIn(q, best);
    visits += own.visits;
    if (own.visits === 0) continue;
    means.push(own.mean);
    if (top.visits > 0) gaps.push(own.mean - top.mean);
  }
  const { mean: chance, low, high } = intervalOf(means, WIDER, 0);
  return { option, chance, low, high, gap: intervalOf(gaps, WIDER, -1), visits };
}

/** What all trees say together. */
function adviceOf<T, V extends Verb>(trees: readonly Search<T, V>[], options: readonly number[]): Advised {
  const questions = trees.map(({ question }) => question);
  const visitsOf = (option: number): number => questions.reduce((sum, q) => sum + triedIn(q, option).visits, 0);
  // The most visited: what was tried a few times only may look better by chance.
  const answer = options.reduce((best, option) => (visitsOf(option) > visitsOf(best) ? option : best));
  const rank = ({ option, visits, chance }: Advice): number => (option === answer ? 2 : visits === 0 ? -1 : chance);
  const advice = options.map((option) => weigh(questions, option, answer)).sort((a, b) => rank(b) - rank(a));
  const iterations = trees.reduce((sum, each) => sum + each.iterations, 0);
  return { answer, iterations, advice, why: reasonOf(trees, advice) };
}

/**
 * Why the best, where what comes of it is something to tell of. Where the trees are not sure that it is better, and it would not be by
 * much, it is a matter of taste.
 */
function reasonOf<T, V extends Verb>(trees: readonly Search<T, V>[], [best, other]: readonly Advice[]): Why | null {
  if (best === undefined || other === undefined || other.visits === 0) return null;
  const isSure = other.gap.high < 0;
  if (!isSure && -other.gap.mean < PLAIN) return TASTE;
  const futures = trees.flatMap((each) => each.futures ?? []);
  return whyOf(futures, trees[0].guide.facts ?? [], best.option, other.option) ?? (isSure ? null : TASTE);
}

/** Whether the trees agree that no other answer is better by more than a trifle. */
const isSettled = ({ answer, advice }: Advised): boolean =>
  advice.every(({ option, gap }) => option === answer || gap.high <= TRIFLE);

/** In slices, so that the caller's thread stays responsive. Called off, it is what was found by then. */
export async function advise<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
  { iterations, time }: Budget,
  { signal, progress, slice = SLICE }: Following = {},
): Promise<Advised> {
  const begin = (): Search<T, V> => {
    const search = beginSearch(rules, guide, ADVISING, view, options, makeDice(dice(2 ** 32)));
    search.futures = new Map();
    return search;
  };
  const trees = Array.from({ length: options.length === 1 ? 0 : TREES }, begin);
  if (trees.length === 0) return adviceOf(trees, options);
  const begun = time?.clock() ?? 0;
  const turn = Math.max(1, Math.min(TURN, Math.floor(iterations / TREES) || 1));
  let done = 0;
  for (let since = 0, tree = 0; ; tree = (tree + 1) % TREES) {
    const times = Math.max(1, Math.min(turn, iterations - done || 1));
    for (let i = 0; i < times; i++) iterate(trees[tree]);
    done += times;
    since += times;
    const used = time === undefined ? 0 : shareOf(time.clock() - begun, time.ms);
    const share = Math.max(used, shareOf(done, iterations));
    if (done < TREES * turn) continue;
    if (share === 1 || signal?.aborted === true) return adviceOf(trees, options);
    if (since < slice) continue;
    since = 0;
    const advised = done < TREES * LEAST ? null : adviceOf(trees, options);
    if (advised !== null && isSettled(advised)) return advised;
    progress?.(share);
    await letOthersWork();
  }
}
