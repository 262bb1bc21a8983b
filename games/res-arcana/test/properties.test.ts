import { NONE, start } from '@gloaming/engine';
import { fuzz } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { type Card, cardsOf, KINDS, resArcana, type State, type Table } from '../src/index.ts';
import { conserves, NAMED, PATIENCE, TABLES, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: every component lies in one place, no essence is below zero', (_, options) => {
  const tally = fuzz(resArcana, options, { games: times(100), seed: 15, mostOptions: 80, check: conserves });
  expect(tally.decisions).toBeGreaterThan(100 * 100);
});

function clearSeat({ players, owner }: Table): void {
  for (const card of [...players[1].deck, ...players[1].hand]) owner[card] = NONE;
  players[1].deck = [];
  players[1].hand = [];
}

/** The check itself must be able to fail. */
test.each<[string, (s: State) => unknown]>([
  ['lies in hand and in deck', ({ table: { players } }) => players[0].deck.push(players[0].hand[0])],
  ['is owned and lies nowhere', ({ table: { players } }) => players[1].deck.pop()],
  ['4 artifacts a player', ({ table }) => clearSeat(table)],
  ['lies in hand', ({ table: { players, items } }) => players[0].hand.push(items.pop() as Card)],
  ['the pool of 0 is', ({ table: { players } }) => players[0].pool.fill(-1)],
  ['on alchemy lie 1', ({ table }) => table.on.fill(1, cardsOf('item')[0] * KINDS)],
  ['is turned in', ({ table }) => table.turned.fill(1)],
  ['not one side of each place', ({ table }) => table.places.splice(0, 1, table.places[1] ^ 1)],
  ['9 monuments', ({ table }) => table.monuments.pop()],
  ['is owned by', ({ table }) => table.owner.fill(1)],
  ['has not one mage', ({ table: { players } }) => players[0].mages.pop()],
  ['is not in order', ({ table: { players } }) => players[0].hand.reverse()],
])('a table of which one must say "%s" is refused', (says, damage) => {
  const state = start(resArcana, TABLES[0], [1, 2, 3, 4]);
  conserves(state);
  damage(state);
  expect(() => conserves(state)).toThrow(says);
});
