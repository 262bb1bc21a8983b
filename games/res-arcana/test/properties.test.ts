import { fuzz } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { type Card, cardsOf, resArcana, type State } from '../src/index.ts';
import { conserves, NAMED, nameOf, PATIENCE, TABLES, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: every component lies in one place, no essence is below zero', (_, options) => {
  const tally = fuzz(resArcana, options, { games: times(100), seed: 15, mostOptions: 80, check: conserves });
  expect(tally.decisions).toBeGreaterThan(100 * 100);
});

/** The check itself must be able to fail. */
test.each<[string, (s: State) => void]>([
  ['in hand and deck', ({ table: { players } }) => players[0].deck.push(players[0].hand[0])],
  ['is missing', ({ table: { players } }) => players[1].deck.pop()],
  ['an item lies in a hand', ({ table: { players, items } }) => players[0].hand.push(items.pop() as Card)],
  ['below zero', ({ table: { players } }) => players[0].pool.fill(-1)],
  ['essences in the middle', ({ table }) => table.on.fill(1)],
  ['turned in the middle', ({ table }) => table.turned.fill(1)],
  [
    'both sides of a place',
    ({ table }) => table.places.push(...cardsOf('place').filter((c) => !table.places.includes(c))),
  ],
  ['a monument too few', ({ table }) => table.monuments.pop()],
  ['somebody else owns it', ({ table }) => table.owner.fill(1)],
  ['no mage', ({ table: { players } }) => players[0].mages.pop()],
])('%s is noticed', (_, damage) => {
  let moments = 0;
  const damaged = (): unknown =>
    fuzz(resArcana, TABLES[0], {
      games: 1,
      seed: 1,
      mostOptions: 80,
      check(state) {
        if (moments++ === 0) damage(state);
        conserves(state);
      },
    });
  expect(damaged).toThrow(nameOf(TABLES[0]).slice(2, 4));
});
