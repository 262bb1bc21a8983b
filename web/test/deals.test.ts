/** The histogram of a deal, and the line with which a score is told. */
import { LANGUAGES } from '@gloaming/engine';
import type { DealResults } from '@gloaming/protocol';
import { expect, test } from 'vitest';
import { binsOf, isIn } from '../src/deals/bins.ts';
import { lineOf, parOf } from '../src/deals/scores.ts';
import { DEAL_WORDS } from '../src/deals/words/index.ts';

test('every lead is counted in one column, and there are never many', () => {
  for (const most of [1, 7, 20, 60, 400]) {
    const leads = Array.from({ length: 2 * most + 1 }, (_, i) => ({ lead: i - most, count: 1 + (i % 3) }));
    const bins = binsOf(leads, []);
    expect(bins.length).toBeLessThanOrEqual(15);
    const sum = (counts: readonly { readonly count: number }[]): number =>
      counts.reduce((all, { count }) => all + count, 0);
    expect(sum(bins)).toBe(sum(leads));
    for (const { lead } of leads) expect(bins.filter((bin) => isIn(bin, lead))).toHaveLength(1);
    // No column holds wins and losses.
    expect(bins.every(({ from, to }) => from >= 0 || to < 0)).toBe(true);
  }
});

test('a lead that nobody is counted at has its column, too', () => {
  expect(binsOf([{ lead: 2, count: 1 }], [5]).some((bin) => isIn(bin, 5))).toBe(true);
  expect(binsOf([], [])).toEqual([]);
  expect(isIn({ from: 0, to: 0, count: 1 }, null)).toBe(false);
});

const score = { state: 'played', won: true, points: 12, best: 9 } as const;
const DEAL: DealResults = {
  game: 'res-arcana',
  title: 'Res Arcana',
  day: '2026-11-19',
  rival: { name: 'Isaura', bot: 'adept', seat: 1 },
  until: 0,
  sealed: true,
  keyHash: null,
  key: null,
  tries: 1,
  playing: 0,
  mine: score,
  table: null,
  results: {
    place: 2,
    leads: [
      { lead: 3, count: 1 },
      { lead: 4, count: 1 },
    ],
    resigned: 1,
    list: [
      { name: 'Master', bot: 'master', isMe: false, score: { ...score, points: 13 }, table: null },
      { name: 'Ann', bot: null, isMe: true, score, table: null },
    ],
    difference: null,
  },
};

test.each(LANGUAGES)('%s: the line says how it went, with Master as par, and nothing of the deal', (language) => {
  expect(parOf(DEAL.results)).toBe(4);
  const line = lineOf(DEAL, { words: DEAL_WORDS[language], when: '19.11.2026', master: 'Master' });
  for (const part of ['Res Arcana', '19.11.2026', '12 : 9', 'Master +4', '🌕🌕🌕🌑🌑']) expect(line).toContain(part);
  expect(line).not.toContain('Isaura');
  expect(lineOf({ ...DEAL, mine: null }, { words: DEAL_WORDS[language], when: '', master: '' })).toBe('');
});
