/** The made-up game passes the kit. */
import { describe, expect, test, vi } from 'vitest';
import { keyFrom, makeDice, start } from '../src/index.ts';
import { conformance, fuzz, pastViews, perft, playthrough, secrecy, undo } from '../testing/index.ts';
import { allThere, hidden, lanterns, type Options } from './lanterns.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { games: 20, seed: 7 };
const PLAYERS = [2, 3, 4];
const two: Options = { players: 2 };

describe.each(PLAYERS)('the made-up game for %i', (players) => {
  test('conforms', () => {
    const tally = conformance(lanterns, { players }, { ...RUNS, check: allThere });
    expect(tally.decisions).toBeGreaterThan(20 * 8);
  });
  test('keeps secrets', () => {
    const tally = secrecy(lanterns, { players }, { ...RUNS, hidden, twins: 3 });
    expect(tally.played).toBeGreaterThan(tally.decisions);
  });
  test('shows afterwards what was seen at the time', () => {
    const tally = pastViews(lanterns, { players }, { ...RUNS, hidden });
    expect(tally.compared).toBe(RUNS.games * 3 * (players + 1));
    expect(tally.twins).toBeGreaterThan(tally.compared);
    expect(tally.futures).toBeGreaterThan(tally.compared / 2);
  });
  test('takes back what can be taken back', () => {
    expect(undo(lanterns, { players }, RUNS).takenBack).toBeGreaterThan(10);
  });
  test('survives', () => {
    expect(fuzz(lanterns, { players }, { games: 300, seed: 1, mostOptions: 4 }).mostOptions).toBe(4);
  });
});

describe('a game as text and as numbers', () => {
  const key = keyFrom(makeDice(3));
  test('a playthrough is the same every time, and shows a spectator no hidden card', () => {
    const text = playthrough(lanterns, two, key, makeDice(4), { nameOf: (card) => `card${card}`, hashEvery: 5 });
    expect(text).toBe(playthrough(lanterns, two, key, makeDice(4), { nameOf: (card) => `card${card}`, hashEvery: 5 }));
    expect(text).toMatchSnapshot();
    for (const line of text.split('\n')) if (/dealt|drew|looked|under/.test(line)) expect(line).not.toMatch(/card\d/);
  });
  test('perft counts lines of play', () => {
    expect(perft(lanterns, start(lanterns, two, key), 6)).toMatchInlineSnapshot(`
      [
        4,
        16,
        48,
        96,
        224,
        544,
      ]
    `);
    expect(perft(lanterns, start(lanterns, two, key), 2)).toEqual([4, 16]);
  });
});
