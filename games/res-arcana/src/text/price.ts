/** What an artifact would cost a player, in words. */
import { FACES } from '../cards/index.ts';
import { type Cost, GOLD, size } from '../essences.ts';
import { discountFor } from '../paying.ts';
import { one } from '../piles.ts';
import type { Card, Seat, Table } from '../state.ts';
import type { Words } from './words.ts';

/** What is left of a cost, where there is only one way to lower it; null where the player will choose. */
function lowered(cost: Cost, by: number): Cost | null {
  const gold = one(GOLD, cost.fixed[GOLD]);
  const others = size(cost) - cost.fixed[GOLD];
  if (by >= others) return { fixed: gold, any: 0 };
  const kinds = cost.fixed.flatMap((n, kind) => (n > 0 && kind !== GOLD ? [kind] : []));
  if (kinds.length === 0) return { fixed: gold, any: cost.any - by };
  if (kinds.length > 1 || cost.any > 0) return null;
  return { fixed: cost.fixed.map((n, kind) => (kind === kinds[0] ? n - by : n)), any: 0 };
}

export function priceOf(words: Words, t: Table, seat: Seat, card: Card, less: number): string {
  const { cost } = FACES[card];
  const by = discountFor(t, seat, card, less);
  if (by === 0) return words.cost(cost);
  const left = lowered(cost, by);
  return left === null ? words.labels.less(words.cost(cost), by) : words.cost(left);
}
