import { expect, test } from 'vitest';
import { cardsOf, partsOf } from '../src/shell/namesInLine.ts';

const NAMES = new Map([
  ['Vault', 1],
  ['Vault of Ada', 2],
  ['Ada', 3],
  ['a.b (c)', 4],
]);

test('a line is cut at what it names; the longer name counts', () => {
  expect(partsOf('Ada uses Vault of Ada.', NAMES)).toEqual([
    { text: 'Ada', named: 3 },
    ' uses ',
    { text: 'Vault of Ada', named: 2 },
    '.',
  ]);
});

test('a name inside a word is no name, and a name may hold anything', () => {
  expect(partsOf('Adam vaults. Łada', NAMES)).toEqual(['Adam vaults. Łada']);
  expect(partsOf('a.b (c)', NAMES)).toEqual([{ text: 'a.b (c)', named: 4 }]);
  expect(partsOf('Ada', new Map())).toEqual(['Ada']);
});

test('the cards of an entry, whatever else its news holds', () => {
  const news = [{ news: 'x', card: 3 }, { news: 'y', cards: [4, -1, 5] }, { news: 'z' }, null, { card: 'no' }];
  expect(cardsOf({ news })).toEqual([3, 4, 5]);
});
