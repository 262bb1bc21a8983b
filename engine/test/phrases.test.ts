/** What the words of all games do alike. */
import { expect, test } from 'vitest';
import { capital, countedInPolish, joined } from '../src/index.ts';

test('a list has its last joint once, and none has none', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => joined(parts, ' and '))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a sentence begins with a capital, in every language', () => {
  expect(['one', 'über', 'życie', 'água', ''].map(capital)).toEqual(['One', 'Über', 'Życie', 'Água', '']);
});

test('Polish counts: 1, then 2 to 4, then the rest, and the teens are the rest', () => {
  const card = (n: number): string => countedInPolish(n, 'kartę', 'karty', 'kart');
  expect([0, 1, 2, 4, 5, 11, 12, 14, 15, 21, 22, 24, 25, 101, 102, 112].map(card)).toEqual([
    '0 kart',
    '1 kartę',
    '2 karty',
    '4 karty',
    '5 kart',
    '11 kart',
    '12 kart',
    '14 kart',
    '15 kart',
    '21 kart',
    '22 karty',
    '24 karty',
    '25 kart',
    '101 kart',
    '102 karty',
    '112 kart',
  ]);
});
