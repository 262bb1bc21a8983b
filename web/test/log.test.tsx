// @vitest-environment happy-dom
/** The log: what is said several times in a row is said once. */
import type { Entry } from '@gloaming/protocol';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestOf } from '../src/shell/Latest.tsx';
import { Log } from '../src/shell/Log.tsx';
import { draw } from './games.tsx';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const NAMES = ['Ada', 'Bo'];
const says = (number: number, seat: number, ...lines: string[]): Entry => ({
  number,
  at: 0,
  kind: 'answered',
  seat,
  takesBack: null,
  lines,
  news: [],
});
const logOf = (entries: readonly Entry[], seat = -1): string[] => {
  draw(<Log entries={entries} seat={seat} names={NAMES} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};

test('a payment of one essence at a time is told in one line', () => {
  const pays = [1, 2, 3].map((number) => says(number, 1, 'Bo pays 1 death.'));
  const gains = says(4, 1, 'Bo gains 2 gold.');
  expect(logOf([...pays, gains, says(5, 1, 'Bo pays 1 death.')])).toEqual([
    'Bo pays 1 death. ×3',
    'Bo gains 2 gold.',
    'Bo pays 1 death.',
  ]);
});

test('also within what one answer brings about; but not what was taken back, with what holds', () => {
  const undone: Entry = { ...says(4, 0, 'Ada takes back.'), kind: 'undone', takesBack: 3 };
  const draws = says(1, 0, 'Ada draws a card.', 'Ada draws a card.', 'Ada is happy.');
  expect(logOf([draws, says(2, 0, 'Ada pays 1 life.'), says(3, 0, 'Ada pays 1 life.'), undone])).toEqual([
    'Ada draws a card. ×2Ada is happy.',
    'Ada pays 1 life.',
    'Ada pays 1 life. (taken back)',
    'Ada takes back.',
  ]);
});

test('what is new begins where it began', () => {
  const gains = [1, 2, 3].map((number) => says(number, number === 1 ? 0 : 1, 'Round 2.'));
  const told = logOf(gains, 0);
  expect(told[0]).toBe('Round 2.');
  expect(told[1]).toMatch(/Round 2\. ×2$/);
});

test('where only the end is shown, it is worth more lines', () => {
  const entries = [
    says(1, 0, 'Ada passes.'),
    ...[2, 3, 4].map((n) => says(n, 1, 'Bo pays 1 life.')),
    says(5, 1, 'Bo wins.'),
  ];
  expect(latestOf(entries, 0, NAMES)).toEqual({ lines: ['Bo pays 1 life. ×3', 'Bo wins.'], more: 0 });
});
