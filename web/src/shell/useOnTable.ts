import type { Present } from '@gloaming/protocol';
import { useLayoutEffect, useState } from 'react';
import { cardOf, type TableGame } from '../table/game.ts';
import type { Choosing } from './useChoosing.ts';

/** Whether each answer is a card of its own that lies on the table, or in one's hand, where it glows: only the page knows what is laid out. */
export function useOnTable(
  present: Present,
  game: TableGame<unknown> | null,
  { options, tray, isDial }: Choosing,
): boolean {
  const [isOnTable, setOnTable] = useState(false);
  const { view, question } = present;
  useLayoutEffect(() => {
    if (game === null || view === null || question === null || tray !== null || isDial) {
      setOnTable(false);
      return;
    }
    const cards = options.map(({ option }) => cardOf(game.targetOf(view, option)));
    const isLying = (card: number | null): boolean =>
      card !== null && document.querySelector(`main [data-card="${card}"]`) !== null;
    // Two answers about one card are not told apart by pressing it.
    setOnTable(new Set(cards).size === cards.length && cards.every(isLying));
  });
  return isOnTable;
}
