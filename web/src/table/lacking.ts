/** What is missing for a cost, and paying it from what there is most of. */
import { type Amounts, mostPayable, total } from '@gloaming/engine';

export interface Price {
  readonly fixed: Amounts;
  readonly any: number;
  /** Taken off, from whatever part one likes. */
  readonly less: number;
}

/** By kind, then how many more of any kind; all zero if it can be paid. */
export function lacking(pool: Amounts, { fixed, any, less }: Price): { kinds: Amounts; any: number } {
  if (less > 0) {
    const most = mostPayable(pool, fixed, any);
    return { kinds: fixed.map(() => 0), any: Math.max(0, total(fixed) + any - less - most) };
  }
  const kinds = fixed.map((n, kind) => Math.max(0, n - pool[kind]));
  const over = total(pool.map((n, kind) => Math.max(0, n - fixed[kind])));
  return { kinds, any: Math.max(0, any - over) };
}

/** What to pay, kinds rising: always of what is least missed. `worth` says how much one is loth to part with a kind. */
export function spare(pool: Amounts, need: Amounts, any: number, left: number, worth: Amounts): number[] {
  const taken = need.map(() => 0);
  let freely = 0;
  for (let n = 0; n < left; n++) {
    let best = -1;
    for (let kind = 0; kind < need.length; kind++) {
      const isNeeded = taken[kind] < need[kind];
      if (taken[kind] >= pool[kind] || (!isNeeded && freely >= any)) continue;
      const missed = (pool[kind] - taken[kind]) / worth[kind];
      if (best < 0 || missed > (pool[best] - taken[best]) / worth[best]) best = kind;
    }
    if (best < 0) return [];
    if (taken[best] >= need[best]) freely++;
    taken[best]++;
  }
  return taken.flatMap((n, kind) => new Array<number>(n).fill(kind));
}
