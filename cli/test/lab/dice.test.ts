/** Every seat of every game has dice of its own, also for the largest seeds. */
import { expect, test } from 'vitest';
import { ownDice } from '../../src/lab/arena/match.ts';

const DEALS = 1_000_003;
const LARGEST = 2 ** 31 - 1;

test('no two seats of a deal share their dice', () => {
  for (const seed of [0, 1, 2_000_000_000, LARGEST])
    for (const players of [2, 3, 4]) {
      const all = Array.from({ length: players * players }, (_, i) =>
        ownDice(seed * DEALS + 5, players, Math.floor(i / players), i % players),
      );
      expect(new Set(all).size).toBe(players * players);
      expect(all.every(Number.isSafeInteger)).toBe(true);
    }
});

test('matches that are kept were played with the same', () => {
  expect(ownDice(1 * DEALS + 7, 4, 2, 3)).toBe((DEALS + 7) * 16 + 2 * 4 + 3 + 0x100000000);
});
