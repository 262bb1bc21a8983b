import { makeDice } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { makeHabits } from '../src/guides/habits.ts';
import { attend } from '../training/class.ts';
import { fitHabits } from '../training/fit.ts';
import { playLesson, readLessons, type Taken } from '../training/games.ts';
import { describedBy, type Moment, playByHabit, type Stand } from '../training/standings.ts';
import { fitWorth } from '../training/worth.ts';

test('habits say how often an option is taken where it can be', () => {
  const taken: Taken[] = Array.from({ length: 1200 }, (_, i) => ({
    verb: 'bid',
    moment: i % 2,
    options: [3, 8],
    // Early on one in four takes the first, later three in four do.
    at: i % 8 < 2 === (i % 2 === 0) ? 0 : 1,
  }));
  const early = taken.filter(({ moment }) => moment === 0);
  const share = early.filter(({ at }) => at === 0).length / early.length;
  const habits = makeHabits(fitHabits(taken).text);
  const out: number[] = [];
  habits.weigh('bid', 0, [3, 8], out);
  expect(out[0] / (out[0] + out[1])).toBeCloseTo(share, 1);
  habits.weigh('bid', 1, [3, 8], out);
  expect(out[0] / (out[0] + out[1])).toBeGreaterThan(0.5);
  habits.weigh('never asked', 0, [1, 2, 3], out);
  expect(out.slice(0, 3)).toEqual([1, 1, 1]);
});

test('lessons are games of a bot, the same for the same seed on any number of threads', async () => {
  const lessons = readLessons({ game: 'res-arcana', bot: 'random', games: '3', seed: '3' });
  const numbers: number[] = [];
  const taken = await attend(lessons, 2, ({ number }) => numbers.push(number));
  expect(numbers.sort()).toEqual([0, 1, 2]);
  expect(taken.length).toBeGreaterThan(100);
  for (const { options, at } of taken) expect(options[at]).toBeDefined();
  expect([0, 1, 2].flatMap((number) => playLesson(lessons, number))).toEqual(taken);
  expect(() => readLessons({ game: 'chess' })).toThrow('chess');
  expect(() => readLessons({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});

test('what facts are worth is learned from who won', () => {
  const stand = (facts: readonly number[], share: number): Stand => ({
    at: Int32Array.from(facts),
    value: new Float64Array(facts.length).fill(1),
    share,
  });
  // Fact 0 wins seven times out of nine; fact 1 is so of everybody and says nothing.
  const games = Array.from({ length: 900 }, (_, i): Moment[] => {
    const won = i % 9 < 2 ? 0 : 1;
    return [[stand([0, 1], won), stand([1], 1 - won)]];
  });
  const { worth, loss, even } = fitWorth(games, 3);
  expect(1 / (1 + Math.exp(-worth[0]))).toBeCloseTo(7 / 9, 1);
  expect(Math.abs(worth[1])).toBeLessThan(0.05);
  expect(worth[2]).toBe(0);
  expect(loss).toBeLessThan(even);
});

test('games by habit show how everybody stood, round by round', () => {
  const moments = playByHabit('res-arcana', makeDice(4));
  const { facts } = describedBy('res-arcana');
  expect(moments.length).toBeGreaterThanOrEqual(2);
  for (const moment of moments) {
    expect(moment.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { at, value } of moment) {
      expect(new Set(at).size).toBeGreaterThan(5);
      for (const number of at) expect(number).toBeLessThan(facts);
      for (const much of value) expect(Number.isFinite(much)).toBe(true);
    }
  }
  expect(() => playByHabit('evenfall', makeDice(4))).toThrow('evenfall');
});
