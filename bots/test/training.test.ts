import { expect, test } from 'vitest';
import { makeHabits } from '../src/guides/habits.ts';
import { fitHabits } from '../training/fit.ts';
import { playLessons, readLessons, type Taken } from '../training/games.ts';

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

test('lessons are games of a bot, the same for the same seed', () => {
  const lessons = readLessons({ game: 'res-arcana', bot: 'random', games: '2', seed: '3' });
  const games = [...playLessons(lessons)];
  expect(games).toHaveLength(2);
  expect(games.flat().length).toBeGreaterThan(100);
  for (const { options, at } of games.flat()) expect(options[at]).toBeDefined();
  expect([...playLessons(lessons)]).toEqual(games);
  expect(() => readLessons({ game: 'chess' })).toThrow('chess');
  expect(() => readLessons({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});
