import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { GAMES, PAGES } from '../src/games/index.ts';
import { CHAPTERS } from '../src/help/chapters.ts';
import { MESSAGES, type Message, say } from '../src/words/index.ts';

const KEYS = Object.keys(MESSAGES.en) as Message[];

/** What a message says, and which values it looks at. */
function said(language: Language, key: Message): { text: string; read: string[] } {
  const words = MESSAGES[language][key] as string | ((values: object) => string);
  if (typeof words === 'string') return { text: words, read: [] };
  const read = new Set<string>();
  const values = {
    get: (_: object, name: string) => {
      read.add(name);
      return name === 'names' ? ['Ada', 'Bo'] : name === 'n' ? 3 : `<${name}>`;
    },
  };
  return { text: words(new Proxy({}, values)), read: [...read].toSorted() };
}

test.each(LANGUAGES)('%s says everything, with the same values', (language) => {
  for (const key of KEYS) {
    const { text, read } = said(language, key);
    expect(text, key).not.toBe('');
    expect(text, `${key} lists names as the language does`).not.toContain('Ada,Bo');
    expect(read, key).toEqual(said('en', key).read);
  }
});

test('a message without its values, with others or with none of its own does not compile', () => {
  // @ts-expect-error: no value
  expect(() => say('en', 'round')).toThrow();
  // @ts-expect-error: a value too many
  expect(say('en', 'close', { n: 1 })).toBe('Close');
  // @ts-expect-error: another value too many
  expect(say('en', 'round', { n: 1, most: 2 })).toBe('Round 1');
  // @ts-expect-error: a value of another type
  expect(say('en', 'round', { n: '1' })).toBe('Round 1');
  // @ts-expect-error: no such message
  expect(() => say('en', 'rounds')).toThrow();
  // @ts-expect-error: one of the two needs a value
  expect(() => say('en', KEYS.length > 0 ? 'round' : 'close')).toThrow();
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
  expect(say('en', 'waiting-for', { names: ['Ada <b>& Bo</b> {x}'] })).toBe('Waiting for Ada <b>& Bo</b> {x}');
});

test.each(LANGUAGES)('%s: the help speaks of the same things, by names that are on the page', (language) => {
  const named = (line: string): string[] => [...line.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
  const things = CHAPTERS[language].map(({ lines }) => lines.map(named));
  expect(things).toEqual(CHAPTERS.en.map(({ lines }) => lines.map(named)));
  for (const thing of things.flat(2)) expect(KEYS).toContain(thing);
});

test('the gallery says that many cards of Evenfall are not the published ones', () => {
  expect(LANGUAGES.map((language) => PAGES.evenfall.words[language].cards)).toEqual([
    expect.stringContaining('cards of our own design'),
    expect.stringContaining('selbst entworfene'),
    expect.stringContaining('karty naszego projektu'),
    expect.stringContaining('cartas criadas por nós'),
  ]);
});

test.each(['web/index.html', 'web/public/manifest.webmanifest', 'README.md'])('%s names every game', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  for (const game of GAMES) expect(text).toContain(PAGES[game].words.en.title);
});
