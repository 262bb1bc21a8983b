/**
 * Of two copies in a hand one is offered (one is as good as the other), and which of them must tell nobody that there are two:
 * where always the same number came first, whoever saw the other one would know that this is all there is.
 */
import { viewOf } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { design, evenfall } from '../src/index.ts';
import { CM, card, duel, play, type Scene, spaceIn, twoForOne } from './scene.ts';

const WEALTH = 'resources 9 herb 9 potion 9 knowledge';
const BOTH = [
  ["irene, irene'", 'irene', "irene'"],
  ["irene', irene", "irene'", 'irene'],
] as const;

test.each(BOTH)('of %s in hand the first is played and discarded', (hand, offered, other) => {
  const begin = (): Scene => duel(`${WEALTH}\nhand ${hand}, bao`);
  expect([begin().can('A', play(offered)), begin().can('A', play(other))]).toEqual([true, false]);
  const s = begin().answer('A', twoForOne);
  expect([s.can('A', card(offered)), s.can('A', card(other))]).toEqual([true, false]);
  s.answer('A', card(offered));
  expect([s.can('A', card(offered)), s.can('A', card(other))]).toEqual([false, true]);
});

test.each(BOTH)('of %s the one drawn first is the first', (_, first, second) => {
  const s = duel('mana 0\nouter ruin\nhand bao');
  // The top of a deck is its last card.
  s.state.table.mainDeck = [card('sefu'), card(second), card(first)];
  s.answer('A', spaceIn(CM), 0);
  expect(s.player('A').hand.filter((own) => design(own) === card('irene'))).toEqual([card(first), card(second)]);
});

test.each(BOTH)('the owner of %s sees which came first, nobody else does', (hand) => {
  const { state } = duel(`${WEALTH}\nhand ${hand}, bao`);
  const seen = [0, 1].map((seat) => viewOf(evenfall, state, seat).table.players[0].hand);
  expect(seen).toEqual([state.table.players[0].hand, [-1, -1, -1]]);
});
