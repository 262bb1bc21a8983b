/**
 * Runs the search within a budget (anytime search): in one go, or in slices that let other tasks run in between, report progress and
 * can be cancelled. The answer is the most visited option (the robust child).
 */
import type { Verb } from '@gloaming/engine';
import { queueMacrotask } from './macrotask.ts';
import { iterate, type Search } from './search.ts';
import type { Question } from './tree.ts';

export interface Budget {
  /** The most iterations. With the same dice and no time limit the result is the same. */
  readonly iterations: number;
  /** The time limit, by the caller's clock: wall time for people, processor time of the thread for measurements. */
  readonly time?: { readonly ms: number; readonly clock: () => number } | undefined;
}

/** An option and its estimated chance to win. How far that may be off no tree can tell of itself: see `advise.ts`. */
export interface Tried {
  readonly option: number;
  readonly chance: number;
  readonly visits: number;
}
export interface Thought {
  readonly answer: number;
  readonly iterations: number;
  /** The best first. */
  readonly tried: readonly Tried[];
}

/** The most visited arm; the first of several. */
function favourite({ visits }: Question): number {
  let best = 0;
  for (let arm = 1; arm < visits.length; arm++) if (visits[arm] > visits[best]) best = arm;
  return best;
}

/** Whether the most visited option would stay so even if every iteration that is left visited the second. */
function isDecided(q: Question, left: number): boolean {
  const best = favourite(q);
  for (let arm = 0; arm < q.visits.length; arm++)
    if (arm !== best && q.visits[best] - q.visits[arm] <= left) return false;
  return true;
}

/**
 * Early stopping: the fewest iterations, the standard errors for which no other option may be better, and the difference in chances to
 * win that is not worth more time.
 */
const SETTLED_AFTER = 600;
const SETTLED = 2.5;
const TRIFLE = 0.002;
const LEAST_SPREAD = 1e-5;

/** Whether no other option is likely to be better by more than a trifle. */
function isSettled(q: Question): boolean {
  if (q.total < SETTLED_AFTER) return false;
  const best = favourite(q);
  const mean = (arm: number): number => q.sums[arm] / q.visits[arm];
  const error = (arm: number): number =>
    Math.max(LEAST_SPREAD, q.squares[arm] / q.visits[arm] - mean(arm) ** 2) / q.visits[arm];
  for (let arm = 0; arm < q.visits.length; arm++) {
    if (arm === best || q.visits[arm] === 0) continue;
    if (mean(arm) - mean(best) + SETTLED * Math.sqrt(error(arm) + error(best)) > TRIFLE) return false;
  }
  return true;
}

/** Iterations between two checks of the budget. */
const STRIDE = 16;

const strideOf = (left: number): number => (left < STRIDE ? Math.max(1, left) : STRIDE);

/** A limit that is 0, negative or not a number counts as reached, so that the search always ends. */
export const shareOf = (used: number, of: number): number => (of > 0 && used / of < 1 ? used / of : 1);

/** How much of a budget is used, from 0 to 1, and whether one may stop. */
interface Pacing {
  share: number;
  isDone: boolean;
}
function pace<T, V extends Verb>(search: Search<T, V>, budget: Budget, begun: number, from: number): Pacing {
  const done = search.iterations - from;
  const { iterations, time } = budget;
  let share = shareOf(done, iterations);
  let left = iterations - done;
  if (time !== undefined) {
    const used = shareOf(time.clock() - begun, time.ms);
    share = Math.max(share, used);
    if (used > 0) left = Math.min(left, (done / used) * (1 - used));
  }
  return {
    share,
    isDone: share === 1 || isDecided(search.question, left) || isSettled(search.question),
  };
}

const run = <T, V extends Verb>(search: Search<T, V>, times: number): void => {
  for (let i = 0; i < times; i++) iterate(search);
};

/** Without a pause, for callers that have a thread of their own. */
export function thinkNow<T, V extends Verb>(search: Search<T, V>, budget: Budget): Thought {
  const from = search.iterations;
  const begun = budget.time?.clock() ?? 0;
  for (;;) {
    run(search, strideOf(budget.iterations - (search.iterations - from)));
    if (pace(search, budget, begun, from).isDone) return thoughtOf(search);
  }
}

export interface Following {
  /** Cancels the search; the result is what was found by then. */
  readonly signal?: AbortSignal | undefined;
  /** Is told how much of the budget is used. */
  readonly progress?: ((share: number) => void) | undefined;
  /** Iterations before other tasks get their turn. */
  readonly slice?: number | undefined;
}
export const SLICE = 256;
export const letOthersWork = (): Promise<void> => new Promise(queueMacrotask);

/** In slices, so that the caller's thread stays responsive. */
export async function think<T, V extends Verb>(
  search: Search<T, V>,
  budget: Budget,
  { signal, progress, slice = SLICE }: Following = {},
): Promise<Thought> {
  const from = search.iterations;
  const begun = budget.time?.clock() ?? 0;
  for (let since = 0; ; ) {
    if (signal?.aborted === true && search.question.total > 0) return thoughtOf(search);
    const times = strideOf(budget.iterations - (search.iterations - from));
    run(search, times);
    since += times;
    const { share, isDone } = pace(search, budget, begun, from);
    if (isDone) return thoughtOf(search);
    if (since < slice) continue;
    since = 0;
    progress?.(share);
    await letOthersWork();
  }
}

export function thoughtOf<T, V extends Verb>({ question: q, iterations }: Search<T, V>): Thought {
  const tried = q.options.map((option, arm): Tried => {
    const visits = q.visits[arm];
    return { option, chance: visits === 0 ? 0 : q.sums[arm] / visits, visits };
  });
  const answer = q.options[favourite(q)];
  return { answer, iterations, tried: tried.sort((a, b) => b.visits - a.visits || b.chance - a.chance) };
}
