/** Kept rules whose file is missing or damaged: only who asks for them is refused. */
import { expect, test, vi } from 'vitest';
import { fetchRules, withGame } from '../src/index.ts';

vi.mock('../src/kept.ts', () => ({
  KEPT: {
    'res-arcana': {},
    evenfall: {
      1: () => Promise.reject(new SyntaxError('Unexpected end of input')),
      2: async () => undefined,
      3: async () => ({ game: { name: 'evenfall', rules: 5 } }),
    },
  },
}));

test.each([1, 2, 3])('the file of rules %i is missing, empty or of other rules', async (rules) => {
  await expect(fetchRules('evenfall', rules, ({ game }) => game.rules)).rejects.toEqual(
    expect.objectContaining({ code: 'rules-unreadable', details: { game: 'evenfall', rules } }),
  );
  const today = withGame('evenfall', ({ game }) => game.rules);
  expect(await fetchRules('evenfall', today, ({ game }) => game.rules)).toBe(today);
});
