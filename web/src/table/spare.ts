/** Paying from what there is most of. */
import type { Amounts } from '@gloaming/engine';

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
