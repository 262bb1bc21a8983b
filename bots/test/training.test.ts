import { DESCRIBED } from '@gloaming/bots';
import { expect, test } from 'vitest';
import { CHANCES as EVENFALL_CHANCES } from '../src/guides/evenfall-chances.ts';
import { makeHabits } from '../src/guides/habits.ts';
import { CHANCES as RES_ARCANA_CHANCES } from '../src/guides/res-arcana-chances.ts';
import { judgeFrom, makeNet, standing, writeNet } from '../src/search/net.ts';
import { attend, watch } from '../training/class.ts';
import { fitChances } from '../training/fitChances.ts';
import { fitHabits } from '../training/fitHabits.ts';
import { playLesson, readLessons, type Taken } from '../training/games.ts';
import { type Moment, playStandings, readStandings, type Stand } from '../training/standings.ts';

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
  const heard: number[] = [];
  const games = await attend(lessons, 2, (n) => heard.push(n));
  expect(heard).toEqual([1, 2, 3]);
  expect(games.flat().length).toBeGreaterThan(100);
  for (const { options, at } of games.flat()) expect(options[at]).toBeDefined();
  expect([0, 1, 2].map((number) => playLesson(lessons, number))).toEqual(games);
  expect(() => readLessons({ game: 'chess' })).toThrow('chess');
  for (const games of ['x', '0', '-1', '1.5', ''])
    for (const read of [readLessons, readStandings])
      expect(() => read({ game: 'res-arcana', games })).toThrow('--games');
  expect(() => readLessons({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});

const stand = (facts: readonly number[], share: number): Stand => ({
  at: Int32Array.from(facts),
  value: new Float64Array(facts.length).fill(1),
  n: facts.length,
  share,
});

test('what facts are worth is learned from who won', () => {
  // Fact 0 wins seven times out of nine; fact 1 is so of everybody and says nothing.
  const games = Array.from({ length: 900 }, (_, i): Moment[] => {
    const won = i % 9 < 2 ? 0 : 1;
    return [[stand([0, 1], won), stand([1], 1 - won)]];
  });
  const { net, loss, even } = fitChances(games, 3, 0);
  expect(1 / (1 + Math.exp(-net.alone[0]))).toBeCloseTo(7 / 9, 1);
  expect(Math.abs(net.alone[1])).toBeLessThan(0.05);
  expect(net.alone[2]).toBe(0);
  expect(loss).toBeLessThan(even);
});

test('facts that are worth something only together are learned, too', () => {
  // Either of two facts wins; both or none lose. Alone neither says anything.
  const hands = [[0], [1], [0, 1], []];
  const games = Array.from({ length: 4000 }, (_, i): Moment[] => {
    const [own, other] = [hands[i % 4], hands[(i >> 2) % 4]];
    const isBetter = own.length === 1 && other.length !== 1;
    const isEven = (own.length === 1) === (other.length === 1);
    const share = isEven ? 0.5 : isBetter ? 1 : 0;
    return [[stand([2, ...own], share), stand([2, ...other], 1 - share)]];
  });
  const alone = fitChances(games, 3, 0).loss;
  expect(fitChances(games, 3, 8).loss).toBeLessThan(alone - 0.15);
});

test('what was learned is read as it was written', () => {
  const net = makeNet(2, 1);
  net.alone.set([0.25, -1]);
  net.together.set([0.5, -0.75]);
  net.from[0] = -0.1;
  net.worth[0] = 2;
  const sums = new Float64Array(1);
  expect(standing(net, stand([0], 0), sums)).toBeCloseTo(0.25 + 2 * 0.4);
  expect(standing(net, stand([0, 1], 0), sums)).toBeCloseTo(-0.75);
  const judge = judgeFrom(writeNet(net));
  for (const facts of [[], [0], [1], [0, 1]])
    expect(judge(stand(facts, 0))).toBeCloseTo(standing(net, stand(facts, 0), sums));
});

test('games show how everybody stood, round by round', async () => {
  const teachers = [
    { game: 'res-arcana', bot: 'habit' },
    { game: 'evenfall', bot: 'greedy' },
  ] as const;
  for (const { game, bot } of teachers) {
    const standings = readStandings({ game, bot, games: '2', seed: '4' });
    const [moments] = await watch(standings, 2, () => undefined);
    expect(moments).toEqual(playStandings(standings, 0));
    expect(moments.length).toBeGreaterThanOrEqual(2);
    for (const moment of moments) {
      expect(moment.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      for (const { at, value } of moment) {
        expect(new Set(at).size).toBeGreaterThan(5);
        for (const number of at) expect(number).toBeLessThan(DESCRIBED[game].facts);
        for (const much of value) expect(Number.isFinite(much)).toBe(true);
      }
    }
  }
  expect(() => readStandings({ game: 'chess' })).toThrow('chess');
  expect(() => readStandings({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});

test.each(['res-arcana', 'evenfall'] as const)(
  '%s: what was learned fits the facts of today and tells who wins',
  (game) => {
    const bot = game === 'evenfall' ? 'greedy' : 'habit';
    const standings = readStandings({ game, bot, games: '100', seed: '99' });
    const learned = { 'res-arcana': RES_ARCANA_CHANCES, evenfall: EVENFALL_CHANCES }[game];
    expect(learned.startsWith(`${DESCRIBED[game].facts},`)).toBe(true);
    const judge = judgeFrom(learned);
    let loss = 0;
    let even = 0;
    for (let number = 0; number < standings.games; number++)
      for (const moment of playStandings(standings, number)) {
        const stands = moment.map((one) => Math.exp(judge(one)));
        const sum = stands.reduce((a, b) => a + b, 0);
        moment.forEach(({ share }, player) => {
          loss -= share * Math.log(stands[player] / sum);
          even += share * Math.log(moment.length);
        });
      }
    expect(loss).toBeLessThan(0.95 * even);
  },
);
