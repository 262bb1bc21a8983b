/** Where cards lie that are not spread out on the table: they come from there and go there. */
import type { Card } from '@gloaming/engine';
import { isPlace, type View } from '@gloaming/evenfall';
import type { Heap } from '../../table/Moving.tsx';

/** As far as the view says. */
function heapOf({ table }: View, card: Card): Heap[] {
  if (table.discards.includes(card)) return ['discards'];
  const seat = table.players.findIndex(({ hand }) => hand.includes(card));
  return seat < 0 ? [] : [`hand:${seat}`];
}
const deckOf = (card: Card): Heap => (isPlace(card) ? 'placeDeck' : 'mainDeck');

/** Who has it before them, or -1. */
function holder({ table }: View, card: Card): number {
  const place = isPlace(card) ? card : table.ritualOn.indexOf(card);
  return table.players.findIndex(({ outer, inner, specialists, council, borrowed }) =>
    [outer, inner, specialists, council, borrowed].some(
      (cards) => cards.includes(card) || (place >= 0 && cards.includes(place)),
    ),
  );
}

/** A card that was not visible before was drawn, or played from a hand; the Automa has none. */
export function originsOf(before: View, after: View, card: Card): readonly Heap[] {
  const seat = holder(after, card);
  const isDrawn = seat < 0 || isPlace(card) || after.table.players[seat].automa === 1;
  return [...heapOf(before, card), isDrawn ? deckOf(card) : `hand:${seat}`, `seat:${seat}`];
}

export function destinationsOf(before: View, after: View, card: Card): readonly Heap[] {
  const seat = holder(before, card);
  return [...heapOf(after, card), deckOf(card), ...(seat < 0 ? [] : [`seat:${seat}`])];
}
