import { keyFrom, LANGUAGES, makeDice, optionsOf, start, viewOf } from '@gloaming/engine';
import { parsePosition, resArcana } from '@gloaming/res-arcana';
import { describe, expect, test, vi } from 'vitest';
import { advise, KNOWLEDGE } from '../src/index.ts';
import type { Fact } from '../src/search/facts.ts';
import { intervalOf } from '../src/search/interval.ts';
import { type Futures, remember, whyOf } from '../src/search/why.ts';
import { coverageOf } from '../training/covering.ts';
import { lastPass, PASS } from './playing.ts';

vi.setConfig({ testTimeout: 120_000 });

const { guide } = KNOWLEDGE['res-arcana'];
const OPTIONS = { players: 2, deal: 'standard', match: false } as const;
const s = start(resArcana, OPTIONS, keyFrom(makeDice(8)));
const view = viewOf(resArcana, s, 0);
const options = optionsOf(resArcana, s, 0);
/** Each looks once. */
const TREES = 10;
const adviseOn = (seed: number, iterations: number) =>
  advise(resArcana, guide, view, options, makeDice(seed), { iterations });

describe('an interval', () => {
  test('of few results is wide, of none or one everything', () => {
    expect(intervalOf([], 1, 0)).toEqual({ mean: 0, low: 0, high: 1 });
    expect(intervalOf([0.3], 1, -1)).toEqual({ mean: 0.3, low: -1, high: 1 });
    // Two results that lie 0.02 apart: 12.706 standard errors of 0.01.
    const two = intervalOf([0.49, 0.51], 1, 0);
    expect(two.high - two.mean).toBeCloseTo(0.12706, 5);
    expect(intervalOf([0.4, 0.5, 0.6, 0.5], 1, 0).low).toBeCloseTo(0.5 - (3.182 * Math.sqrt(0.02 / 3)) / 2, 5);
  });
  test('never leaves what is possible', () => {
    expect(intervalOf([0.9, 1, 0.7], 1, 0).high).toBe(1);
    expect(intervalOf([-0.9, 0.5], 1, -1).low).toBe(-1);
  });
});

test('what is promised 19 times in 20 holds about as often, and says something', async () => {
  const begin = (key: readonly number[]) => start(resArcana, OPTIONS, [...key]);
  const plan = { questions: 10, thoughts: 12, judges: 20, iterations: 300, seed: 3 };
  const { thoughts, held, reach } = await coverageOf(resArcana, guide, begin, plan);
  expect(thoughts).toBeGreaterThan(100);
  expect(held / thoughts).toBeGreaterThan(0.9);
  // What reaches everywhere always holds.
  expect(reach).toBeLessThan(0.15);
});

test('the best first, then by chance; how far others are behind is measured tree by tree', async () => {
  const { answer, advice, iterations } = await adviseOn(1, 1200);
  expect(iterations).toBeLessThanOrEqual(1200);
  expect(advice.map(({ option }) => option).toSorted((a, b) => a - b)).toEqual(options);
  expect(advice[0].option).toBe(answer);
  expect(advice[0].gap).toEqual({ mean: 0, low: 0, high: 0 });
  const others = advice.slice(1).filter(({ visits }) => visits > 0);
  expect(others.map(({ chance }) => chance)).toEqual(others.map(({ chance }) => chance).toSorted((a, b) => b - a));
  for (const { chance, low, high } of advice)
    expect([low <= chance || high === 1, chance <= high]).toEqual([true, true]);
});

test('where one answer is plainly better, the others are said to be worse, and no more is thought than needed', async () => {
  const lost = parsePosition(lastPass('great-pyramid'));
  const own = optionsOf(resArcana, lost, 0);
  const found = await advise(resArcana, guide, viewOf(resArcana, lost, 0), own, makeDice(1), { iterations: 60_000 });
  expect(found.answer).not.toBe(PASS);
  expect(found.iterations).toBeLessThan(30_000);
  expect(found.advice.find(({ option }) => option === PASS)?.gap.high).toBeLessThan(0);
});

test('the same dice give the same advice; the budget is kept; where there is no choice nothing is thought', async () => {
  expect(await adviseOn(5, 300)).toEqual(await adviseOn(5, 300));
  expect(await adviseOn(6, 300)).not.toEqual(await adviseOn(5, 300));
  expect((await adviseOn(5, 40)).iterations).toBeLessThanOrEqual(40);
  const only = await advise(resArcana, guide, view, [options[0]], makeDice(1), { iterations: 1e9 });
  expect(only).toMatchObject({ answer: options[0], iterations: 0, advice: [{ option: options[0], visits: 0 }] });
});

test('it is called off, and says how far it is; a budget that makes no sense ends it at once', async () => {
  const stop = new AbortController();
  const shares: number[] = [];
  const progress = (share: number): void => {
    shares.push(share);
    if (shares.length === 3) stop.abort();
  };
  const budget = { iterations: 1e9 };
  const found = await advise(resArcana, guide, view, options, makeDice(1), budget, { signal: stop.signal, progress });
  expect(options).toContain(found.answer);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  for (const iterations of [0, -3, Number.NaN])
    expect((await adviseOn(1, iterations)).iterations, String(iterations)).toBeLessThanOrEqual(TREES);
  let ms = 0;
  const timed = { iterations: 1e9, time: { ms: 20, clock: () => ms++ } };
  expect((await advise(resArcana, guide, view, options, makeDice(1), timed)).iterations).toBeLessThan(1000);
});

describe('a reason', () => {
  const fact = (worth: number, name: string): Fact<number[]> => ({
    of: (t) => t[0],
    worth,
    words: { en: name, de: name, pl: name, pt: name },
  });
  /** Ten trees in which playouts of option 1 end with so much, and those of option 2 with so much. */
  const trees = (one: readonly number[], two: readonly number[]): Futures[] =>
    one.map((_, i) => {
      const futures: Futures = new Map();
      remember(futures, [fact(1, 'gold')], 1, [one[i]], 0);
      remember(futures, [fact(1, 'gold')], 2, [two[i]], 0);
      return futures;
    });
  const tell = (one: readonly number[], two: readonly number[], worth = 1) =>
    whyOf(trees(one, two), [fact(worth, 'gold')], 1, 2)?.en ?? null;

  test('is what differs at the end of the round, where all trees agree on it', () => {
    expect(tell([3, 3.2, 2.9, 3.1], [1, 1, 1.1, 0.9])).toMatch(/gold \+2\.$/);
    expect(tell([1.5, 1.4, 1.5, 1.6], [1, 1, 1.1, 0.9])).toMatch(/gold \+½\.$/);
    expect(tell([9, 0, 8, 1], [1, 1, 1, 1])).toBe(null);
    expect(tell([1.1, 1.1, 1.1, 1.1], [1, 1, 1, 1.01])).toMatch(/gold \+0\.1\.$/);
    expect(tell([1.04, 1.04, 1.04, 1.04], [1, 1, 1, 1.01])).toBe(null);
  });
  test('speaks for the answer: more of one’s own, less of a rival’s', () => {
    expect(tell([1, 1, 1.1, 1], [3, 3, 3.1, 3])).toBe(null);
    expect(tell([1, 1, 1.1, 1], [3, 3, 3.1, 3], -1)).toMatch(/gold −2\.$/);
  });
  test('names every fact of every game in every language', () => {
    for (const { guide: each } of Object.values(KNOWLEDGE)) {
      const facts = each.facts ?? [];
      expect(facts.length).toBeGreaterThan(3);
      for (const { words } of facts)
        for (const language of LANGUAGES) {
          const why = whyOf(trees([1.5, 1.4, 1.5, 1.6], [1, 1, 1.1, 0.9]), [{ ...fact(1, ''), words }], 1, 2);
          expect(why?.[language]).toContain(words[language]);
          // Two facts are told at most, of 14 words with the rest.
          expect(words[language].split(' ').length, words[language]).toBeLessThanOrEqual(4);
        }
    }
  });
  test('is given for what is plainly better, and taste where nothing is', async () => {
    const lost = parsePosition(lastPass('great-pyramid'));
    const own = optionsOf(resArcana, lost, 0);
    const found = await advise(resArcana, guide, viewOf(resArcana, lost, 0), own, makeDice(1), { iterations: 2000 });
    expect(found.advice[1].gap.high < 0 || found.why?.en === 'A matter of taste.').toBe(true);
    for (const language of LANGUAGES)
      expect((found.why?.[language] ?? '').split(/[\s\u00a0]+/).length, language).toBeLessThanOrEqual(14);
  });
});
