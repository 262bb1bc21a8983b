/**
 * A review is many small pieces of work, each done by itself, in any order and in any thread: what was found is kept by the name of the
 * piece, so that a review that is interrupted goes on where it was. First a quick look at one moment of each block, which gives the curve;
 * then at every other moment; then a long look wherever the quick one did not settle what an answer cost.
 */
import type { Verb, View } from '@gloaming/engine';
import { blocksOf } from './blocks.ts';
import type { Judged } from './judge.ts';
import type { Story } from './story.ts';
import type { Watched } from './watch.ts';

export type Pass = 'quick' | 'long';
/** How far the work has come: until there is a curve, until every moment was looked at, until all is settled. */
export type Stage = 'curve' | Pass;
export interface Job<T = unknown, V extends Verb = Verb> {
  /** The same for the same piece of the same review. */
  readonly name: string;
  readonly pass: Pass;
  readonly step: number;
  readonly view: View<T, V>;
  /** Of an own question; none where the seat waits. */
  readonly options: readonly number[];
  /** What was answered, where the seat knows it. */
  readonly given: number | null;
  readonly seed: number;
  readonly iterations: number;
}
export type Found = { readonly judged: Judged } | { readonly watched: Watched };
export type FoundByName = Readonly<Record<string, Found>>;

/** Iterations for one moment. */
export interface Looks {
  readonly quick: number;
  readonly long: number;
}

const nameOf = (pass: Pass, step: number): string => `${pass} ${step}`;
/** Far from each other, so that no two pieces have the same dice. */
const SEED_STEP = 7919;
const seedOf = (seed: number, pass: Pass, step: number): number =>
  (seed * 1_000_003 + (step + 1) * SEED_STEP + (pass === 'long' ? 1 : 0)) % 2 ** 32;

/** Moments at which others are to answer, and whose worth is asked for: where it must be told what chance did and what others did. */
function isWatched({ steps, seat }: Pick<Story<unknown, Verb>, 'steps' | 'seat'>, moment: number): boolean {
  const step = steps[moment];
  if (step === undefined || (step.mover === seat && step.options !== null)) return false;
  const isChance = (n: number): boolean => steps[n]?.cause === 'luck' || steps[n]?.cause === 'both';
  return isChance(moment) || (moment > 0 && isChance(moment - 1));
}

function jobOf<T, V extends Verb>(
  { seat, views, steps }: Story<T, V>,
  moment: number,
  pass: Pass,
  seed: number,
  looks: Looks,
): Job<T, V> {
  const { mover, option, options } = steps[moment];
  const isOwn = mover === seat && options !== null;
  return {
    name: nameOf(pass, moment),
    pass,
    step: moment,
    view: views[moment],
    options: isOwn ? options : [],
    given: option,
    seed: seedOf(seed, pass, moment),
    iterations: looks[pass],
  };
}

/** The pieces of the first pass. */
export function quickJobs<T, V extends Verb>(story: Story<T, V>, seed: number, looks: Looks): Job<T, V>[] {
  return story.steps.flatMap(({ mover, options }, moment) =>
    (mover === story.seat && options !== null) || isWatched(story, moment)
      ? [jobOf(story, moment, 'quick', seed, looks)]
      : [],
  );
}
/** Those of them that give a whole curve: the last of each block, since no own answer that may have cost something lies behind it. */
export function curveJobs<T, V extends Verb>(story: Story<T, V>, quick: readonly Job<T, V>[]): Job<T, V>[] {
  const blocks = blocksOf(story);
  return quick.filter(({ step }, i) => i === quick.length - 1 || blocks[quick[i + 1].step] !== blocks[step]);
}

/** Those of the second, once all of the first are done: what is not settled, and the moments around chance again. */
export function longJobs<T, V extends Verb>(
  story: Story<T, V>,
  seed: number,
  looks: Looks,
  found: FoundByName,
): Job<T, V>[] {
  return story.steps.flatMap((_, moment) => {
    const first = found[nameOf('quick', moment)];
    const isOpen = first !== undefined && 'judged' in first && !first.judged.isSettled;
    return isOpen ? [jobOf(story, moment, 'long', seed, looks)] : [];
  });
}

/** What is known of a moment best. */
export const foundAt = (found: FoundByName, moment: number): Found | undefined =>
  found[nameOf('long', moment)] ?? found[nameOf('quick', moment)];
