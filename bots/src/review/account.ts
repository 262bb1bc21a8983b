/**
 * The account of a game: where the chance of winning went. One worth is found for every moment; what lies between two of them is an own
 * answer's cost, others' doing or luck. As every difference is booked once, start + own play + others' play + luck is the result.
 *
 * Moments between which nothing came to light have one worth, apart from what own answers cost there: all that was found of any of them
 * counts for all (a pooled estimate). Where nothing was found, as among several answers of others in a row, the worth stays as it was.
 */
import type { Verb } from '@gloaming/engine';
import { blocksOf } from './blocks.ts';
import { type FoundByName, foundAt } from './jobs.ts';
import type { Judged } from './judge.ts';
import type { Story } from './story.ts';

/** What one step did to the chance of winning. */
export interface Entry {
  readonly step: number;
  readonly cost: number;
  readonly others: number;
  readonly luck: number;
}
export interface Account {
  /** The chance of winning at every moment, the last of which is the result. */
  readonly chances: readonly number[];
  readonly entries: readonly Entry[];
  readonly start: number;
  /** What own answers, others and chance did altogether; of own answers never more than nothing. */
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly result: number;
  /** Own answers with a choice that were judged. */
  readonly answers: number;
}
export type ReviewedStory = Pick<Story<unknown, Verb>, 'seat' | 'seats' | 'steps' | 'result'>;

export function judgedAt(found: FoundByName, step: number): Judged | null {
  const at = foundAt(found, step);
  return at !== undefined && 'judged' in at ? at.judged : null;
}

/** By block: what it is worth at its end; null where nothing was found. */
function worths(
  { steps, result }: ReviewedStory,
  blocks: readonly number[],
  found: FoundByName,
  costs: readonly number[],
): (number | null)[] {
  const last = blocks[steps.length];
  const sums = Array.from({ length: last + 1 }, () => ({ sum: 0, weight: 0 }));
  // Costs of own answers from a moment to the end of its block.
  let ahead = 0;
  for (let moment = steps.length - 1; moment >= 0; moment--) {
    const block = blocks[moment];
    if (blocks[moment + 1] !== block) ahead = 0;
    const at = foundAt(found, moment);
    const add = (chance: number, iterations: number, less: number): void => {
      sums[block].sum += (chance - less) * iterations;
      sums[block].weight += iterations;
    };
    // The chance after an own answer has that answer's cost behind it.
    if (at !== undefined && 'judged' in at) add(at.judged.chance, at.judged.iterations, ahead);
    ahead += costs[moment];
    if (at !== undefined && 'watched' in at) add(at.watched.chance, at.watched.iterations, ahead);
  }
  const ends = sums.map(({ sum, weight }) => (weight === 0 ? null : Math.min(1, Math.max(0, sum / weight))));
  ends[last] = result;
  return ends;
}

export function accountOf(story: ReviewedStory, found: FoundByName): Account {
  const { steps, result, seats } = story;
  const costs = steps.map((_, step) => judgedAt(found, step)?.cost ?? 0);
  const blocks = blocksOf(story);
  const ends = worths(story, blocks, found, costs);
  // Before the first that is known all are equal; afterwards it stays as it was.
  let held = ends.find((each) => each !== null) ?? 1 / seats;
  const atEnd = ends.map((each) => {
    held = each ?? held;
    return held;
  });
  const chances = new Array<number>(steps.length + 1).fill(result);
  for (let moment = steps.length - 1, ahead = 0; moment >= 0; moment--) {
    if (blocks[moment + 1] !== blocks[moment]) ahead = 0;
    ahead += costs[moment];
    chances[moment] = atEnd[blocks[moment]] + ahead;
  }
  const entries = steps.map((_, step) => entryOf(story, found, chances, costs[step], step));
  const total = (of: (entry: Entry) => number): number => entries.reduce((sum, entry) => sum + of(entry), 0);
  return {
    chances,
    entries,
    start: chances[0],
    own: -total(({ cost }) => cost),
    others: total(({ others }) => others),
    luck: total(({ luck }) => luck),
    result,
    answers: steps.filter((_, step) => judgedAt(found, step) !== null).length,
  };
}

function entryOf(
  { steps }: ReviewedStory,
  found: FoundByName,
  chances: readonly number[],
  cost: number,
  step: number,
): Entry {
  const change = chances[step + 1] - chances[step] + cost;
  const { cause } = steps[step];
  if (cause === 'luck') return { step, cost, others: 0, luck: change };
  if (cause !== 'both') return { step, cost, others: change, luck: 0 };
  const at = foundAt(found, step);
  const watched = at !== undefined && 'watched' in at ? at.watched : null;
  // What the answer itself did, as far as it could be foreseen; the rest came by chance.
  const others = watched === null || watched.after === null ? 0 : watched.after - watched.chance;
  return { step, cost, others, luck: change - others };
}

/** The dearest own answers, in the order in which they were given: places from which to try again. */
export function turningPoints({ entries }: Account, found: FoundByName, many: number): (Entry & { judged: Judged })[] {
  return entries
    .flatMap((entry) => {
      const judged = judgedAt(found, entry.step);
      return judged === null || entry.cost === 0 ? [] : [{ ...entry, judged }];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, many)
    .sort((a, b) => a.step - b.step);
}
