/** Intervals that are right as often as they say, and strengths that are found again. */
import { makeDice } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { eloOf, shareOf } from '../../src/lab/arena/figures.ts';
import { type Met, ratings } from '../../src/lab/arena/ratings.ts';
import { wilson } from '../../src/lab/base/interval.ts';

const times = <R>(n: number, make: (i: number) => R): R[] => Array.from({ length: n }, (_, i) => make(i));

test("single games: Wilson's interval", () => {
  for (const [wins, games] of [
    [0, 10],
    [10, 10],
    [37, 100],
    [50, 100],
  ]) {
    const { share, low, high } = shareOf(times(games, (i) => [i < wins ? 1 : 0]));
    const { low: l, high: h } = wilson(wins, games);
    expect(share).toBe(wins / games);
    expect(low).toBeCloseTo(l, 9);
    expect(high).toBeCloseTo(h, 9);
  }
});

test('deals may be many', () => {
  const { games, share } = shareOf(times(200_000, (i) => [i % 2, 1]));
  expect([games, share]).toEqual([400_000, 0.75]);
});

test('nothing played is nothing known', () => {
  expect(shareOf([])).toEqual({ games: 0, deals: 0, share: 0, low: 0, high: 1 });
});

test('games of a deal that go the same way are worth one game, those that go both ways more than two', () => {
  const width = ({ low, high }: { low: number; high: number }): number => high - low;
  const independent = width(wilson(100, 200));
  const same = shareOf(times(100, (i) => (i < 50 ? [1, 1] : [0, 0])));
  expect(width(same)).toBeCloseTo(width(wilson(50, 100)), 2);
  const opposite = shareOf(times(100, () => [1, 0]));
  expect(opposite.share).toBe(0.5);
  expect(width(opposite)).toBeLessThan(independent / 3);
  // But no number of deals is certainty.
  expect(width(opposite)).toBeGreaterThan(0.005);
  expect(width(shareOf([[1, 1]]))).toBeGreaterThan(0.7);
});

/** A game that is won with this chance by the stronger, or decided by the deal for whoever sits in its lucky seat. */
function deal(dice: (n: number) => number, chance: number, luck: number): number[] {
  const roll = (): number => dice(1_000_000) / 1_000_000;
  if (roll() < luck) return dice(2) === 0 ? [1, 0] : [0, 1];
  return [roll() < chance ? 1 : 0, roll() < chance ? 1 : 0];
}

test.each([
  [0.5, 0.6],
  [0.8, 0],
  [0.95, 0.1],
])('the interval holds the true share as often as it says: chance %d, luck %d', (chance, luck) => {
  const dice = makeDice(11);
  const truth = luck / 2 + (1 - luck) * chance;
  const matches = 1000;
  let held = 0;
  for (let match = 0; match < matches; match++) {
    const { low, high } = shareOf(times(100, () => deal(dice, chance, luck)));
    if (low <= truth && truth <= high) held++;
  }
  expect(held / matches).toBeGreaterThan(0.93);
  expect(held / matches).toBeLessThan(0.975);
});

test('Elo: equals are equal, ten to one is 400, alone against three as well', () => {
  expect(eloOf(0.5, 1)).toBeCloseTo(0, 9);
  expect(eloOf(10 / 11, 1)).toBeCloseTo(400, 9);
  expect(eloOf(0.25, 3)).toBeCloseTo(0, 9);
  expect(eloOf(10 / 13, 3)).toBeCloseTo(400, 9);
  expect(eloOf(1, 1)).toBe(Number.POSITIVE_INFINITY);
  expect(eloOf(0, 1)).toBe(Number.NEGATIVE_INFINITY);
});

/** Matches between some whose Elo is known. */
function matches(elos: readonly number[], against: number, deals: number, seed: number): Met[] {
  const dice = makeDice(seed);
  const met: Met[] = [];
  for (let a = 0; a < elos.length; a++)
    for (let b = a + 1; b < elos.length; b++) {
      const chance = 1 / (1 + against * 10 ** ((elos[b] - elos[a]) / 400));
      const played = times(deals, (i): [number, number[]] => [
        i,
        times(against + 1, () => (dice(1_000_000) < chance * 1_000_000 ? 1 : 0)),
      ]);
      met.push({ a, b, against, deals: new Map(played) });
    }
  return met;
}

test.each([1, 3])('strengths are found again, with intervals that hold: one against %d', (against) => {
  const elos = [150, 30, -180];
  const tries = 200;
  let held = 0;
  for (let i = 0; i < tries; i++)
    ratings(3, matches(elos, against, 60, 100 + i)).forEach(({ low, high }, bot) => {
      if (low <= elos[bot] && elos[bot] <= high) held++;
    });
  expect(held / tries / 3).toBeGreaterThan(0.92);
  expect(held / tries / 3).toBeLessThan(0.98);
  const sure = ratings(3, matches(elos, against, 20_000, 1));
  sure.forEach(({ elo }, bot) => {
    expect(Math.abs(elo - elos[bot])).toBeLessThan(8);
  });
});

test('who always wins still has a number, and a wide interval', () => {
  const always = (a: number, b: number): Met => ({
    a,
    b,
    against: 1,
    deals: new Map(times(20, (i): [number, number[]] => [i, [1, 1]])),
  });
  const [best, middle, worst] = ratings(3, [always(0, 1), always(0, 2), always(1, 2)]);
  expect(best.elo).toBeGreaterThan(middle.elo + 200);
  expect(middle.elo).toBeGreaterThan(worst.elo + 200);
  expect(best.high - best.low).toBeGreaterThan(300);
  expect(best.elo + middle.elo + worst.elo).toBeCloseTo(0, 6);
});

test('what a deal does to all its pairings is not taken for several proofs', () => {
  // The same luck in two pairings: a wins both or loses both.
  const luck = (a: number, b: number): Met => ({
    a,
    b,
    against: 1,
    deals: new Map(times(40, (i): [number, number[]] => [i, [i % 2, i % 2]])),
  });
  const apart = (a: number, b: number): Met => ({
    a,
    b,
    against: 1,
    deals: new Map(times(40, (i): [number, number[]] => [100 + i, [i % 2, i % 2]])),
  });
  const even: Met = { a: 1, b: 2, against: 1, deals: new Map(times(40, (i): [number, number[]] => [i, [1, 0]])) };
  const [together] = ratings(3, [luck(0, 1), luck(0, 2), even]);
  const [separate] = ratings(3, [luck(0, 1), apart(0, 2), even]);
  expect(together.elo).toBeCloseTo(separate.elo, 6);
  expect(together.high - together.low).toBeGreaterThan(1.3 * (separate.high - separate.low));
});
