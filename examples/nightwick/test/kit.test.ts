/** Nightwick passes what every game must pass. */
import { readFileSync } from 'node:fs';
import { start } from '@gloaming/engine';
import {
  conformance,
  fuzz,
  type Hidden,
  pastViews,
  perft,
  positions,
  primed,
  reasonsAreTrue,
  schemaIsTrue,
  secrecy,
  undo,
  words,
} from '@gloaming/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { CARDS, nightwick, type State, type Table, type Verb } from '../src/index.ts';
import { makePosition, parsePosition } from '../src/notation.ts';
import { primer } from '../src/primer.ts';
import { SCHEMA } from '../src/schema.ts';
import { TEXTS } from '../src/text/index.ts';

vi.setConfig({ testTimeout: 60_000 });

function conserves({ table: { deck, players, turned } }: State): void {
  const lying = [...deck, ...players.flatMap(({ hand, lit }) => [...hand, ...lit])];
  expect(lying.toSorted((a, b) => a - b)).toEqual(CARDS);
  for (const { hand, oil } of players) {
    expect(hand).toEqual(hand.toSorted((a, b) => a - b));
    expect(oil).toBeGreaterThanOrEqual(0);
  }
  for (const card of CARDS) if (turned[card] === 1) expect(players.some(({ lit }) => lit.includes(card))).toBe(true);
}

const hidden: Hidden<Table, Verb> = {
  layout: { notCards: ['oil', 'round', 'ending', 'n'], byCard: ['turned'], rising: ['hand'] },
  alike: () => true,
};

describe.each([2, 3, 4])('%i players', (players) => {
  test('conformance', () => {
    conformance(nightwick, { players }, { games: 10, seed: 1, check: conserves });
  });
  test('secrecy', () => {
    const tally = secrecy(nightwick, { players }, { games: 5, seed: 2, hidden });
    expect(tally.twins).toBeGreaterThan(tally.decisions);
  });
  test('past views', () => {
    const tally = pastViews(nightwick, { players }, { games: 5, seed: 9, hidden });
    expect(tally.twins).toBeGreaterThan(tally.compared);
    expect(tally.futures).toBeGreaterThan(5);
  });
  test('undo', () => {
    expect(undo(nightwick, { players }, { games: 30, seed: 3 }).takenBack).toBeGreaterThan(0);
  });
  test('fuzz', () => {
    const tally = fuzz(nightwick, { players }, { games: 300, seed: 4, mostOptions: 30, check: conserves });
    expect(tally.longest).toBeLessThan(400);
  });
  test('reasons', () => {
    const tally = reasonsAreTrue(
      nightwick,
      { players },
      {
        games: 20,
        seed: 5,
        give({ table }, seat, choice, why) {
          if (why.reason === 'lacksOil') table.players[seat].oil += why.n;
          else if (why.reason === 'isTurned' && 'card' in choice) table.turned[choice.card] = 0;
          else if (why.reason === 'noCards') table.deck.push(0);
          else return false;
          return true;
        },
        less: (why) => (why.reason === 'lacksOil' && why.n > 1 ? [{ ...why, n: why.n - 1 }] : []),
        meant: ({ seat, table }) => [
          ...table.players[seat].hand.map((card) => ({ does: 'light', card }) as const),
          ...table.players.flatMap(({ lit }) => lit.map((card) => ({ does: 'turn', card }) as const)),
        ],
      },
    );
    expect(Object.keys(tally.kinds).sort()).toEqual(['bringsNothing', 'isTurned', 'lacksOil', 'noCards', 'notYours']);
  });
  test('words', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dag'];
    const tally = words(nightwick, { players }, { games: 30, seed: 6, tellings: Object.values(TEXTS), names });
    expect([...tally.asked]).toEqual(['act']);
    expect(tally.heard.size).toBe(6);
  });
  test('positions', () => {
    positions(nightwick, { players }, { make: makePosition, parse: parsePosition }, { games: 10, seed: 7 });
  });
  test('schema', () => {
    schemaIsTrue(nightwick, SCHEMA, { players }, { games: 3, seed: 8 });
  });
});

test('primer', () => primed(primer, readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')));

test('perft', () => {
  expect(perft(nightwick, start(nightwick, { players: 2 }, [1, 2, 3, 4]), 5)).toMatchInlineSnapshot(`
    [
      1,
      3,
      12,
      32,
      78,
    ]
  `);
});
