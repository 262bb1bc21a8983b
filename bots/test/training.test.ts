import { expect, test } from 'vitest';
import { CHANCES as EVENFALL_CHANCES } from '../src/games/evenfall/chances.ts';
import { CHANCES as RES_ARCANA_CHANCES } from '../src/games/res-arcana/chances.ts';
import { evaluatorFrom, forward, makeNet, writeNet } from '../src/search/net.ts';
import { makePolicy } from '../src/search/policyTable.ts';
import { type ChancesSample, type PlayerSample, playChancesGame, readChancesGames } from '../training/chancesGames.ts';
import { fitChances } from '../training/fitChances.ts';
import { fitPolicy } from '../training/fitPolicy.ts';
import { learningOf } from '../training/learningOf.ts';
import { type PolicySample, playPolicyGame, readPolicyGames } from '../training/policyGames.ts';
import { playChancesGames, playPolicyGames } from '../training/pool.ts';

test('a policy says how often an option is taken where it can be', () => {
  const samples: PolicySample[] = Array.from({ length: 1200 }, (_, i) => ({
    verb: 'bid',
    phase: i % 2,
    options: [3, 8],
    // Early on one in four takes the first, later three in four do.
    taken: i % 8 < 2 === (i % 2 === 0) ? 0 : 1,
  }));
  const early = samples.filter(({ phase }) => phase === 0);
  const share = early.filter(({ taken }) => taken === 0).length / early.length;
  const policy = makePolicy(fitPolicy(samples).text);
  const out: number[] = [];
  policy.weigh('bid', 0, [3, 8], out);
  expect(out[0] / (out[0] + out[1])).toBeCloseTo(share, 1);
  policy.weigh('bid', 1, [3, 8], out);
  expect(out[0] / (out[0] + out[1])).toBeGreaterThan(0.5);
  policy.weigh('never asked', 0, [1, 2, 3], out);
  expect(out.slice(0, 3)).toEqual([1, 1, 1]);
});

test('policy games are games of a bot, the same for the same seed on any number of threads', async () => {
  const order = readPolicyGames({ game: 'res-arcana', bot: 'random', games: '3', seed: '3' });
  const heard: number[] = [];
  const games = await playPolicyGames(order, 2, (n) => heard.push(n));
  expect(heard).toEqual([1, 2, 3]);
  expect(games.flat().length).toBeGreaterThan(100);
  for (const { options, taken } of games.flat()) expect(options[taken]).toBeDefined();
  expect([0, 1, 2].map((number) => playPolicyGame(order, number))).toEqual(games);
  expect(() => readPolicyGames({ game: 'chess' })).toThrow('chess');
  for (const games of ['x', '0', '-1', '1.5', ''])
    for (const read of [readPolicyGames, readChancesGames])
      expect(() => read({ game: 'res-arcana', games })).toThrow('--games');
  expect(() => readPolicyGames({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});

const playerSample = (features: readonly number[], share: number): PlayerSample => ({
  at: Int32Array.from(features),
  value: new Float64Array(features.length).fill(1),
  n: features.length,
  share,
});

test('what features are worth is learned from who won', () => {
  // Feature 0 wins seven times out of nine; everybody has feature 1, which says nothing.
  const games = Array.from({ length: 900 }, (_, i): ChancesSample[] => {
    const won = i % 9 < 2 ? 0 : 1;
    return [[playerSample([0, 1], won), playerSample([1], 1 - won)]];
  });
  const { net, loss, even } = fitChances(games, 3, 0);
  expect(1 / (1 + Math.exp(-net.direct[0]))).toBeCloseTo(7 / 9, 1);
  expect(Math.abs(net.direct[1])).toBeLessThan(0.05);
  expect(net.direct[2]).toBe(0);
  expect(loss).toBeLessThan(even);
});

test('features that are worth something only together are learned, too', () => {
  // Either of two features wins; both or none lose. Alone neither says anything.
  const hands = [[0], [1], [0, 1], []];
  const games = Array.from({ length: 4000 }, (_, i): ChancesSample[] => {
    const [own, other] = [hands[i % 4], hands[(i >> 2) % 4]];
    const isBetter = own.length === 1 && other.length !== 1;
    const isEven = (own.length === 1) === (other.length === 1);
    const share = isEven ? 0.5 : isBetter ? 1 : 0;
    return [[playerSample([2, ...own], share), playerSample([2, ...other], 1 - share)]];
  });
  const alone = fitChances(games, 3, 0).loss;
  expect(fitChances(games, 3, 8).loss).toBeLessThan(alone - 0.15);
});

test('what was learned is read as it was written', () => {
  const net = makeNet(2, 1);
  net.direct.set([0.25, -1]);
  net.hiddenWeights.set([0.5, -0.75]);
  net.hiddenBias[0] = -0.1;
  net.outputWeights[0] = 2;
  const sums = new Float64Array(1);
  expect(forward(net, playerSample([0], 0), sums)).toBeCloseTo(0.25 + 2 * 0.4);
  expect(forward(net, playerSample([0, 1], 0), sums)).toBeCloseTo(-0.75);
  const judge = evaluatorFrom(writeNet(net));
  for (const features of [[], [0], [1], [0, 1]])
    expect(judge(playerSample(features, 0))).toBeCloseTo(forward(net, playerSample(features, 0), sums));
});

test('chances games give the features of everybody, round by round', async () => {
  const teachers = [
    { game: 'res-arcana', bot: 'policy' },
    { game: 'evenfall', bot: 'greedy' },
  ] as const;
  for (const { game, bot } of teachers) {
    const order = readChancesGames({ game, bot, games: '2', seed: '4' });
    const [samples] = await playChancesGames(order, 2, () => undefined);
    expect(samples).toEqual(playChancesGame(order, 0));
    expect(samples.length).toBeGreaterThanOrEqual(2);
    for (const sample of samples) {
      expect(sample.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      for (const { at, value } of sample) {
        expect(new Set(at).size).toBeGreaterThan(5);
        for (const number of at) expect(number).toBeLessThan(learningOf(game).features);
        for (const much of value) expect(Number.isFinite(much)).toBe(true);
      }
    }
  }
  expect(() => readChancesGames({ game: 'chess' })).toThrow('chess');
  expect(() => readChancesGames({ game: 'evenfall', bot: 'nobody' })).toThrow('nobody');
});

test.each(['res-arcana', 'evenfall'] as const)(
  '%s: what was learned fits the features of today and tells who wins',
  (game) => {
    const bot = game === 'evenfall' ? 'greedy' : 'policy';
    const order = readChancesGames({ game, bot, games: '100', seed: '99' });
    const learned = { 'res-arcana': RES_ARCANA_CHANCES, evenfall: EVENFALL_CHANCES }[game];
    expect(learned.startsWith(`${learningOf(game).features},`)).toBe(true);
    const judge = evaluatorFrom(learned);
    let loss = 0;
    let even = 0;
    for (let number = 0; number < order.games; number++)
      for (const sample of playChancesGame(order, number)) {
        const scores = sample.map((one) => Math.exp(judge(one)));
        const sum = scores.reduce((a, b) => a + b, 0);
        sample.forEach(({ share }, player) => {
          loss -= share * Math.log(scores[player] / sum);
          even += share * Math.log(sample.length);
        });
      }
    expect(loss).toBeLessThan(0.95 * even);
  },
);
