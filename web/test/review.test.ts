/** What the page draws of a review: reckoned from an account. */
import type { Account } from '@gloaming/bots';
import { LANGUAGES } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { keep, recall } from '../src/base/browserStorage.ts';
import { bars, curve, signed, sumsByRound, swings } from '../src/review/curve.ts';
import { keepReview, keptReview } from '../src/review/keptReviews.ts';
import { REVIEW_WORDS } from '../src/words/review.ts';

const account: Account = {
  chances: [0.5, 0.5, 0.75, 0.25, 1],
  entries: [
    { step: 0, cost: 0, others: 0, luck: 0 },
    { step: 1, cost: 0, others: 0, luck: 0.25 },
    { step: 2, cost: 0.2, others: -0.3, luck: 0 },
    { step: 3, cost: 0, others: 0.06, luck: 0.69 },
  ],
  start: 0.5,
  own: -0.2,
  others: -0.24,
  luck: 0.94,
  result: 1,
  answers: 3,
};
const SIZE = { width: 400, height: 100 };

test('the curve goes from the first moment to the last, or as far as one has looked', () => {
  expect(curve(account, SIZE).line).toBe('M0 50L100 50L200 25L300 75L400 0');
  expect(curve(account, SIZE, 2).line).toBe('M0 50L100 50L200 25');
  expect(curve(account, SIZE, 2).area).toMatch(/L200 100L0 100Z$/);
});

test('what was lost hangs below the line, what was given stands on it, and specks are left out', () => {
  const { bars: all } = bars(account, SIZE);
  expect(all.map(({ step, kind }) => `${step} ${kind}`)).toEqual(['1 luck', '2 others', '2 own', '3 others', '3 luck']);
  for (const { kind, step, y, height } of all) {
    const isBelow = kind === 'own' || (kind === 'others' && step === 2);
    expect(isBelow ? y : y + height).toBeCloseTo(50, 6);
    expect(y >= 0 && y + height <= 100.1).toBe(true);
  }
});

test('rounds add up to the whole game; what lies before the first belongs to it', () => {
  const sums = sumsByRound(account, [0, 1, 1, 2, 2]);
  expect(sums.map(({ n }) => n)).toEqual([1, 2]);
  const total = (of: 'own' | 'others' | 'luck'): number => sums.reduce((sum, each) => sum + each[of], 0);
  for (const part of ['own', 'others', 'luck'] as const) expect(total(part)).toBeCloseTo(account[part], 9);
  expect(sums[1].chance).toBe(0.25);
});

test('the largest swings of luck, in the order of the game', () => {
  expect(swings(account, 0.05, 3).map(({ step }) => step)).toEqual([1, 3]);
  expect(swings(account, 0.05, 1).map(({ step }) => step)).toEqual([3]);
  expect([signed(0.123), signed(-0.4), signed(0.001), signed(-0.004)]).toEqual(['+12', '−40', '±0', '±0']);
});

describe('what was found is kept', () => {
  const found = { 'quick 1': { watched: { chance: 0.5, after: null, iterations: 10 } } };
  test('by table and seat, and of many games the oldest are forgotten', () => {
    for (let n = 0; n < 20; n++) keepReview(`table${n}.0`, found);
    expect(keptReview('table19.0')).toEqual(found);
    expect(keptReview('table0.0')).toEqual({});
    expect(recall('review.table0.0')).toBe(null);
    expect(keptReview('another.1')).toEqual({});
  });
  test('what cannot be read counts as nothing', () => {
    keep('review.torn.0', '{ torn');
    expect(keptReview('torn.0')).toEqual({});
  });
});

test('says as much in every language, and nothing twice', () => {
  for (const language of LANGUAGES) {
    const words = REVIEW_WORDS[language];
    expect(Object.keys(words)).toEqual(Object.keys(REVIEW_WORDS.en));
    expect(words.at(3, 'x', 40)).toContain('40');
    if (language !== 'en') expect(words.howText).not.toBe(REVIEW_WORDS.en.howText);
  }
});
