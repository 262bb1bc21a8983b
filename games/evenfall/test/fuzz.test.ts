import { fuzz } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { evenfall, type State } from '../src/index.ts';
import { conserves, NAMED, nameOf, PATIENCE, TABLES, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: no crash, no dead end, no endless game, no question of more than 80 options', (_, options) => {
  const tally = fuzz(evenfall, options, { games: times(200), seed: 24, mostOptions: 80, mostDecisions: 5_000 });
  expect(tally.mostOptions).toBeGreaterThan(10);
});

test.each(NAMED)('%s: every card lies in one place, all figures are there, nothing is below zero', (_, options) => {
  const tally = fuzz(evenfall, options, { games: times(60), seed: 25, mostOptions: 80, check: conserves });
  expect(tally.decisions).toBeGreaterThan(60 * 30);
});

/** The check itself must be able to fail. */
test.each<[string, (s: State) => void]>([
  ['a card twice', ({ table: t }) => t.discards.push(t.players[0].hand[0])],
  ['a card too few', ({ table: t }) => t.mainDeck.pop()],
  ['a Place in a hand', ({ table: t }) => t.players[0].hand.unshift(t.placeDeck.pop() as number)],
  ['less than nothing', ({ table: t }) => t.players[1].resources.fill(-1)],
  ['more Mana than there is room for', ({ table: t }) => (t.players[0].mana = 21)],
  ['a Witch too many', ({ table: t }) => t.players[0].witches++],
  ['an Elder too few', ({ table: t }) => t.players[1].elders--],
  ['a Scythe in a deck', ({ table: t }) => t.scythes.fill(1)],
])('%s is noticed', (_, damage) => {
  let moments = 0;
  const [, , options] = TABLES;
  const damaged = (): unknown =>
    fuzz(evenfall, options, {
      games: 1,
      seed: 1,
      mostOptions: 80,
      check(state) {
        if (moments++ === 0) damage(state);
        conserves(state);
      },
    });
  expect(damaged).toThrow(nameOf(options).slice(2));
});
