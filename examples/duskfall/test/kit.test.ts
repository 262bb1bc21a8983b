/** Duskfall passes what every game must pass. */
import { makeDice, NONE, start } from '@gloaming/engine';
import {
  conformance,
  fuzz,
  type Hidden,
  pastViews,
  perft,
  playthrough,
  secrecy,
  undo,
  words,
} from '@gloaming/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { duskfall } from '../src/index.ts';
import { CARDS, type State, type Table, type Verb } from '../src/table.ts';
import { english } from '../src/text.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Every card lies in one place or is gone, and hands are rising. */
function conserves({ table: { deck, turnedUp, hands, bids } }: State): void {
  const lying = [...deck, turnedUp, ...hands.flat(), ...bids].filter((card) => card !== NONE);
  expect(new Set(lying).size).toBe(lying.length);
  expect(lying.every((card) => CARDS.includes(card))).toBe(true);
  for (const hand of hands) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
}

const hidden: Hidden<Table, Verb> = {
  layout: { notCards: ['points'], byCard: [], rising: ['hands'] },
  alike: () => true,
};

describe.each([2, 3, 4])('%i players', (players) => {
  test('conformance', () => {
    conformance(duskfall, { players }, { games: 10, seed: 1, check: conserves });
  });
  test('secrecy', () => {
    const tally = secrecy(duskfall, { players }, { games: 10, seed: 2, hidden });
    expect(tally.twins).toBeGreaterThan(tally.decisions);
  });
  test('past views', () => {
    const tally = pastViews(duskfall, { players }, { games: 10, seed: 7, hidden });
    expect(tally.twins).toBeGreaterThan(tally.compared);
    expect(tally.futures).toBeGreaterThan(10);
  });
  test('undo', () => {
    expect(undo(duskfall, { players }, { games: 30, seed: 3 }).takenBack).toBeGreaterThan(0);
  });
  test('fuzz', () => {
    const tally = fuzz(duskfall, { players }, { games: 300, seed: 4, mostOptions: CARDS.length, check: conserves });
    expect(tally.longest).toBeLessThan(100);
  });
  test('words', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dag'];
    const tally = words(duskfall, { players }, { games: 30, seed: 6, tellings: [english], names });
    expect([...tally.asked].sort()).toEqual(['bid', 'keepOrDraw']);
    expect(tally.heard.size).toBe(4);
  });
});

test('perft', () => {
  const from = (players: number) => start(duskfall, { players }, [1, 2, 3, 4]);
  expect(perft(duskfall, from(2), 6)).toMatchInlineSnapshot(`
    [
      3,
      9,
      18,
      54,
      162,
      324,
    ]
  `);
  expect(perft(duskfall, from(4), 6)).toMatchInlineSnapshot(`
    [
      3,
      9,
      27,
      81,
      162,
      486,
    ]
  `);
});

test('playthrough', async () => {
  const text = playthrough(duskfall, { players: 2 }, [1, 2, 3, 4], makeDice(5), { telling: english });
  await expect(text).toMatchFileSnapshot('playthrough.txt');
});
