/** Moving cards and essences about, with what each seat comes to know. */
import { bit, EVERYBODY, forget, insert, remove, show, shuffle } from '@gloaming/engine';
import { type Amounts, GOLD, KINDS, type Kind } from './essences.ts';
import { heard, tell } from './news.ts';
import { takeFromDeck, takeFromHand } from './shuffles.ts';
import type { Card, Seat, State, Table } from './state.ts';

/** One essence as an amount: what news and questions speak of. */
const ONE: readonly Amounts[] = Array.from({ length: KINDS }, (_, kind) =>
  Array.from({ length: KINDS }, (_, other) => (other === kind ? 1 : 0)),
);
export const one = (kind: Kind, n = 1): Amounts => (n === 1 ? ONE[kind] : ONE[kind].map((m) => m * n));

export function hasEssences(t: Table, card: Card): boolean {
  const at = card * KINDS;
  return (t.on[at] | t.on[at + 1] | t.on[at + 2] | t.on[at + 3] | t.on[at + GOLD]) !== 0;
}
export function essencesOn(t: Table, card: Card): number[] {
  return t.on.slice(card * KINDS, card * KINDS + KINDS);
}
export function clearEssences(t: Table, card: Card): void {
  for (let kind = 0; kind < KINDS; kind++) t.on[card * KINDS + kind] = 0;
}

/** RA-7.10: the discard pile becomes the deck, below what is left of the old one. */
export function reshuffle(s: State, seat: Seat): void {
  const player = s.table.players[seat];
  const pile = player.discards;
  if (pile.length === 0) return;
  player.discards = [];
  player.shuffles++;
  shuffle(s.chance, pile);
  for (const card of pile) {
    forget(s, card);
    s.table.batch[card] = player.shuffles;
  }
  player.deck = [...pile, ...player.deck];
  if (heard()) tell({ news: 'reshuffled', seat });
}

/** Draws a card; none if there is none anywhere (RA-7.10). */
export function drawCard(s: State, seat: Seat): boolean {
  const player = s.table.players[seat];
  if (player.deck.length === 0) reshuffle(s, seat);
  const card = takeFromDeck(player);
  if (card === undefined) return false;
  show(s, card, bit(seat));
  insert(player.hand, card);
  if (heard()) tell({ news: 'drew', seat, card });
  return true;
}

/** RA-7.8: from the hand to the owner's open pile. */
export function discardCard(s: State, seat: Seat, card: Card): void {
  takeFromHand(s.table, seat, card);
  s.table.players[seat].discards.push(card);
  show(s, card, EVERYBODY);
  if (heard()) tell({ news: 'discarded', seat, card });
}

/** RA-7.8: from play to the owner's pile; essences on it go back to the supply. */
export function destroyCard(s: State, seat: Seat, card: Card): void {
  const player = s.table.players[seat];
  remove(player.inPlay, card);
  player.discards.push(card);
  s.table.turned[card] = 0;
  clearEssences(s.table, card);
  if (heard()) tell({ news: 'destroyed', seat, card });
}
