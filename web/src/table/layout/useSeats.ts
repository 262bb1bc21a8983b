/** Who sits where, when cards come and go in an order of their own: one that stays keeps its seat, and one that comes takes a free one. */
import { type Card, NONE } from '@gloaming/engine';
import { useState } from 'react';

export function seatsAfter(before: readonly Card[], cards: readonly Card[], least: number): Card[] {
  const seats = before.map((card) => (cards.includes(card) ? card : NONE));
  while (seats.length < least) seats.push(NONE);
  for (const card of cards) {
    if (seats.includes(card)) continue;
    const free = seats.indexOf(NONE);
    seats[free < 0 ? seats.length : free] = card;
  }
  return seats;
}
const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((c, i) => c === b[i]);

/** For as long as the table is looked at. */
export function useSeats(cards: readonly Card[], least: number): readonly Card[] {
  const [seats, setSeats] = useState<readonly Card[]>(() => seatsAfter([], cards, least));
  const now = seatsAfter(seats, cards, least);
  if (isSame(now, seats)) return seats;
  setSeats(now);
  return now;
}
