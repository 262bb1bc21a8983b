/** What docs/review.md says of reviews is what the kept ones say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Kept, sayReviews } from '../training/sayReviews.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const kept = (game: string): Kept[] =>
  read(`bots/reviews/${game}.jsonl`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);

describe.each(readdirSync(new URL('bots/reviews', ROOT)).map((file) => file.replace('.jsonl', '')))('%s', (game) => {
  test('the figures in the documentation are those of the kept reviews', () => {
    const page = read('docs/review.md');
    for (const row of sayReviews(game, kept(game)).split('\n')) expect(page).toContain(row);
  });
  test('every account adds up to the result, within two points', () => {
    const games = kept(game).flatMap(({ game: one }) => (one === undefined ? [] : [one]));
    expect(games.length).toBeGreaterThan(3);
    for (const { parts, result, seed } of games)
      for (const each of parts)
        expect(Math.abs(each.reduce((sum, part) => sum + part, 0) - result), `game ${seed}`).toBeLessThan(0.02);
  });
});

test('a share is said with its interval, and nothing of nothing', () => {
  const said = sayReviews('x', [{ planted: { seed: 1, step: 2, worse: 0.2, cost: 0.19, best: 0 } }]);
  expect(said).toContain('1 of 1, 100.0 % (20.7–100.0)');
  expect(sayReviews('x', [])).toContain('0 of 0');
});
