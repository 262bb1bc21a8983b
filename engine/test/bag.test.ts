/** Paying from amounts of several kinds. */
import { describe, expect, test } from 'vitest';
import { type Amounts, lackOf, mostPayable, total } from '../src/index.ts';

const upTo = (n: number): number[] => [...Array(n + 1).keys()];
const each = (n: number): number[][] => upTo(n).flatMap((a) => upTo(n).flatMap((b) => upTo(n).map((c) => [a, b, c])));

/** Every way to take `n` of what a lack names, as what is added to a pool. */
function ways(n: number, kinds: Amounts, any: number): number[][] {
  return each(n).filter((ways) => {
    const over = total(ways.map((more, kind) => Math.max(0, more - kinds[kind])));
    return total(ways) === n && over <= any;
  });
}

describe('what is missing', () => {
  test('is exactly what is missing, whatever of it is given', () => {
    let lacks = 0;
    for (const pool of each(2))
      for (const need of each(2))
        for (const any of upTo(2))
          for (const left of upTo(total(need) + any)) {
            const lack = lackOf(pool, need, any, left);
            const most = (given: Amounts): number =>
              mostPayable(
                pool.map((n, kind) => n + given[kind]),
                need,
                any,
              );
            expect(lack === null, `${pool} for ${left} of ${need} and ${any}`).toBe(most([0, 0, 0]) >= left);
            if (lack === null) continue;
            lacks++;
            expect(lack.n).toBe(left - most([0, 0, 0]));
            const given = ways(lack.n, lack.kinds, lack.any);
            expect(given).not.toEqual([]);
            for (const way of given) expect(most(way), `${pool} and ${way} for ${left} of ${need}, ${any}`).toBe(left);
          }
    expect(lacks).toBeGreaterThan(1000);
  });
  test('is said as simply as it can be', () => {
    expect(lackOf([1, 0, 0], [2, 1, 0], 0)).toEqual({ n: 2, kinds: [1, 1, 0], any: 0 });
    expect(lackOf([1, 0, 0], [2, 1, 0], 2)).toEqual({ n: 4, kinds: [1, 1, 0], any: 2 });
    // With two off, two of those that are named are enough, and it does not matter which.
    expect(lackOf([0, 0, 0], [2, 1, 1], 0, 2)).toEqual({ n: 2, kinds: [2, 1, 1], any: 0 });
    expect(lackOf([0, 0, 0], [0, 3, 0], 0, 2)).toEqual({ n: 2, kinds: [0, 2, 0], any: 0 });
    expect(lackOf([0, 0, 0], [0, 2, 0], 3, 3)).toEqual({ n: 3, kinds: [0, 0, 0], any: 3 });
  });
});
