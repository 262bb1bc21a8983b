/** Where cards lie that are not spread out on the table: they come from there and go there. */
import type { Card } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import type { Heap } from '../../table/Moving.tsx';

/** As far as the view says. */
function heapOf({ table }: View, card: Card): Heap[] {
  const found = table.players.flatMap(({ hand, deck, discards }, seat) => [
    ...(discards.includes(card) ? [`discards:${seat}`] : []),
    ...(hand.includes(card) ? [`hand:${seat}`] : []),
    ...(deck.includes(card) ? [`deck:${seat}`] : []),
  ]);
  return table.monumentDeck.includes(card) ? ['monuments', ...found] : found;
}

/** Who has it before them, or -1; and whether in hand. */
function holder({ table }: View, card: Card): { seat: number; isInHand: boolean } {
  const seat = table.players.findIndex(({ hand, inPlay }) => hand.includes(card) || inPlay.includes(card));
  return { seat, isInHand: seat >= 0 && table.players[seat].hand.includes(card) };
}

/** A card that was not visible before was drawn, if it is in a hand now, and played from a hand otherwise. */
export function originsOf(before: View, after: View, card: Card): readonly Heap[] {
  const { seat, isInHand } = holder(after, card);
  if (seat < 0) return [...heapOf(before, card), 'monuments'];
  return [...heapOf(before, card), isInHand ? `deck:${seat}` : `hand:${seat}`, `seat:${seat}`];
}

export function destinationsOf(before: View, after: View, card: Card): readonly Heap[] {
  const { seat } = holder(before, card);
  return [...heapOf(after, card), ...(seat < 0 ? [] : [`deck:${seat}`, `seat:${seat}`])];
}
