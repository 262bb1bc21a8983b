/** What every game brings for the page that the compiler cannot see. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../src/games/index.ts';

/** A game's own evening: these it sets by day and by night, or once for both. */
const BOTH = [
  ...['sky-1', 'sky-2', 'sky-3', 'glow', 'ground', 'surface', 'surface-2', 'surface-3', 'line', 'line-strong'],
  ...['ink-2', 'ink-3', 'table', 'felt', 'felt-edge'],
];
const ONCE = ['picture-narrow'];
const CARDS = ['paper', 'paper-ink', 'paper-edge', 'paper-lit'];

describe.each(GAME_NAMES)('%s', (name) => {
  const { words, opponents, chosen, saidOfTables } = PAGES[name];

  test('is called what its texts call it', () => {
    for (const language of LANGUAGES)
      expect(words[language].title).toBe(withGame(name, ({ texts }) => texts[language].title));
  });
  test('is offered with opponents it can have, and with choices it knows', () => {
    withGame(name, ({ game, options, automa }) => {
      for (const n of opponents.filter((many) => many > 0 || !automa)) game.setup(options.parse(n + 1, chosen));
      for (const choice of [...Object.keys(chosen), ...saidOfTables])
        expect(options.choices.map((each) => each.name)).toContain(choice);
    });
  });
  test('has colours of its own, dark and light', () => {
    const folder = `../src/games/${name}`;
    expect(readFileSync(new URL(`${folder}/index.ts`, import.meta.url), 'utf8')).toContain("import './look.css'");
    const look = readFileSync(new URL(`${folder}/look.css`, import.meta.url), 'utf8');
    const blocks = [...look.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => ({
      isLight: selector.includes('[data-theme="light"]'),
      selector,
      set: [...body.matchAll(/--([\w-]+):/g)].map(([, property]) => property),
    }));
    const setFor = (what: string, ofDay: boolean): string[] =>
      blocks
        .filter(({ selector, isLight }) => selector.includes(`[data-${what}="${name}"]`) && isLight === ofDay)
        .flatMap(({ set }) => set);
    expect(setFor('mood', false)).toEqual(expect.arrayContaining([...BOTH, ...ONCE]));
    expect(setFor('mood', true)).toEqual(expect.arrayContaining(BOTH));
    expect(setFor('cards', false)).toEqual(expect.arrayContaining(CARDS));
  });
});
