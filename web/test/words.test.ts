import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../src/help/chapters.ts';
import { MESSAGES, type Message, say } from '../src/words/index.ts';

const KEYS = Object.keys(MESSAGES.en) as Message[];
const VALUES = {
  n: 3,
  most: 10,
  names: 'Ada <b>& Bo</b> {x}',
  name: 'Ada',
  what: '1 Gold',
  title: 'Evenfall',
  main: 1,
  discards: 2,
  places: 3,
  minutes: 15,
  increment: 10,
  time: '1:30',
  step: 3,
  when: 'Round 2',
  chance: '60 %',
  low: '50 %',
  high: '70 %',
};
const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<!\b(?:one|few|many|other) )\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

test.each(LANGUAGES)('%s says everything, with the same values', (language) => {
  for (const key of KEYS) {
    expect(MESSAGES[language][key]).not.toBe('');
    expect(valuesIn(MESSAGES[language][key]), key).toEqual(valuesIn(MESSAGES.en[key]));
    expect(say(language, key, VALUES), key).not.toContain('undefined');
  }
});

test('Polish counts as Polish does', () => {
  const cards = [1, 2, 5, 22, 25].map((n) => say('pl', 'n-cards', { n }));
  expect(cards).toEqual(['1 karta', '2 karty', '5 kart', '22 karty', '25 kart']);
});

test('several names are joined as the language does', () => {
  const won = LANGUAGES.map((language) => say(language, 'wins', { names: ['Ada', 'Bo'], n: 2 }));
  expect(won).toEqual(['Ada and Bo win', 'Ada und Bo gewinnen', 'Wygrywają Ada i Bo', 'Ada e Bo vencem']);
});

test('a name is text, whatever it holds', () => {
  expect(say('en', 'waiting-for', { names: VALUES.names })).toBe('Waiting for Ada <b>& Bo</b> {x}');
});

test.each(LANGUAGES)('%s: the help speaks of the same things, by names that are on the page', (language) => {
  const named = (line: string): string[] => [...line.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
  const things = CHAPTERS[language].map(({ lines }) => lines.map(named));
  expect(things).toEqual(CHAPTERS.en.map(({ lines }) => lines.map(named)));
  for (const thing of things.flat(2)) expect(KEYS).toContain(thing);
});

test('the gallery says that many cards of Evenfall are not the published ones', () => {
  expect(LANGUAGES.map((language) => say(language, 'gallery-about'))).toEqual([
    expect.stringContaining('cards of our own design'),
    expect.stringContaining('selbst entworfene'),
    expect.stringContaining('karty naszego projektu'),
    expect.stringContaining('cartas criadas por nós'),
  ]);
});
