/** Words with a meaning, found in what is asked. */
import { expect, test } from 'vitest';
import { type Terms, termsIn } from '../src/index.ts';

const TERMS: Terms = {
  place: ['Place', 'somewhere'],
  space: ['Action Space|Action Spaces', 'a space'],
  action: ['action', 'a thing to do'],
  circle: ['krąg|kręg', 'a circle'],
  scythe: ['Scythe', 'a blade'],
  token: ['Clan Token', 'a token'],
};
const words = (text: string): string[] => termsIn(text, TERMS).map(({ from, to }) => text.slice(from, to));

test('each once, in their order, with their endings', () => {
  expect(words('Two Places, a Place, and an action')).toEqual(['Places', 'action']);
  expect(words('do wewnętrznego kręgu')).toEqual(['kręgu']);
});
test('a verb that is written like a term is none, and what begins a sentence is one', () => {
  expect(words('do you place it?')).toEqual([]);
  expect(words('Action!')).toEqual(['Action']);
});
test('of those that overlap the longer one', () => {
  expect(words('which Action Space?')).toEqual(['Action Space']);
});
test('a part of another word is none', () => {
  expect(words('a reaction, Placeholders')).toEqual([]);
});
test('what a card is called means only itself; what asks may be a term as a whole', () => {
  expect(words('Hoja, Scythe of Harvest: which Place?')).toEqual(['Place']);
  expect(words('Clan Token: which Place?')).toEqual(['Clan Token', 'Place']);
});
