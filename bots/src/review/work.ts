/** Doing the pieces of a review: each in some thread, as many at a time as there are, and every find handed over to be kept. */
import type { Verb } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import type { Guide } from '../search/guide.ts';
import {
  curveJobs,
  type Found,
  type FoundByName,
  type Job,
  type Looks,
  longJobs,
  quickJobs,
  type Stage,
} from './jobs.ts';
import { judge } from './judge.ts';
import type { Story } from './story.ts';
import { watch } from './watch.ts';

/** All of a piece that whoever does it must know. */
type Piece<T, V extends Verb> = Pick<Job<T, V>, 'view' | 'options' | 'given' | 'seed' | 'iterations'>;

/** One piece of work. */
export async function doJob<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  { view, options, given, seed, iterations }: Piece<T, V>,
  signal?: AbortSignal,
): Promise<Found> {
  if (options.length > 0 && given !== null)
    return {
      judged: await judge(rules, guide, { view, options, given }, { seed, iterations }, signal ? { signal } : {}),
    };
  return { watched: await watch(rules, guide, { view, given }, { seed, iterations }) };
}

export interface Working<T, V extends Verb> {
  readonly seed: number;
  readonly looks: Looks;
  /** Whoever does a piece; as many at a time as there are of them. */
  readonly hands: readonly ((job: Job<T, V>) => Promise<Found>)[];
  /** What was found before, when the review was interrupted. */
  readonly kept: FoundByName;
  readonly signal?: AbortSignal;
  /** After every piece: what was found, at which stage, and how many of its pieces are done. */
  readonly each?: (found: FoundByName, stage: Stage, done: number, of: number) => void;
}

/** What was found by the time that all is done, or that it was called off. */
export async function work<T, V extends Verb>(story: Story<T, V>, working: Working<T, V>): Promise<FoundByName> {
  const { seed, looks, kept } = working;
  const found: Record<string, Found> = { ...kept };
  const isCalledOff = (): boolean => working.signal?.aborted === true;
  const quick = quickJobs(story, seed, looks);
  await doAll(curveJobs(story, quick), found, 'curve', working);
  if (isCalledOff()) return found;
  await doAll(quick, found, 'quick', working);
  if (isCalledOff()) return found;
  await doAll(longJobs(story, seed, looks, found), found, 'long', working);
  return found;
}

async function doAll<T, V extends Verb>(
  jobs: readonly Job<T, V>[],
  found: Record<string, Found>,
  stage: Stage,
  { hands, signal, each }: Working<T, V>,
): Promise<void> {
  const waiting = jobs.filter(({ name }) => found[name] === undefined).values();
  let done = jobs.filter(({ name }) => found[name] !== undefined).length;
  each?.(found, stage, done, jobs.length);
  await Promise.all(
    hands.map(async (hand) => {
      for (const job of waiting) {
        if (signal?.aborted === true) return;
        found[job.name] = await hand(job);
        done++;
        each?.(found, stage, done, jobs.length);
      }
    }),
  );
}
