/** Who lost, so that they can begin the next game. */
import { expect, test } from 'vitest';
import { loserOf } from '../session/index.ts';

test.each<[string, number, number[], number[], number | undefined]>([
  ['the one who did not win', 2, [10, 12], [1], 0],
  ['of several the one with the fewest points', 3, [10, 12, 7], [1], 2],
  ['nobody, if several have as few', 3, [7, 12, 7], [1], undefined],
  ['nobody, if all share the victory', 2, [11, 11], [0, 1], undefined],
  ['who gave up alone, whatever the points', 2, [3, 20], [0], 1],
  ['who gave up alone, though points were not kept', 2, [], [1], 0],
  ['nobody, if several gave up and points were not kept', 3, [], [1], undefined],
])('%s', (_, seats, points, winners, loser) => {
  expect(loserOf({ points, winners }, seats)).toBe(loser);
});

test('nobody, before there is a result', () => {
  expect(loserOf(null, 2)).toBeUndefined();
});

test('who plays alone has lost to the Automa, or has not', () => {
  expect(loserOf({ points: [30, 40], winners: [1] }, 1)).toBe(0);
  expect(loserOf({ points: [40, 30], winners: [0] }, 1)).toBeUndefined();
});
