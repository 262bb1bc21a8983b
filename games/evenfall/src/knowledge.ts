/** Who knows what follows from where the cards lie: what is open or just being played everybody knows, a hand its owner. */
import { bit, EVERYBODY } from '@gloaming/engine';
import { CARDS } from './cards/index.ts';
import type { Card, Frame, Table } from './state.ts';

export function knowledgeOf(t: Table, stack: readonly Frame[]): number[] {
  const known: number[] = new Array(CARDS).fill(0);
  const open = (cards: readonly Card[]): void => {
    for (const card of cards) if (card >= 0) known[card] = EVERYBODY;
  };
  open([...t.discards, ...t.removed, ...t.ritualOn, ...stack.map(({ it }) => it)]);
  for (const { spots } of t.regions) open(spots);
  t.players.forEach((p, seat) => {
    for (const pile of [p.outer, p.inner, p.specialists, p.council]) open(pile);
    for (const card of p.hand) known[card] |= bit(seat);
  });
  return known;
}
