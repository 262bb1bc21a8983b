/** What a card would cost a player, in words. */
import { abilitiesOf } from '../clan.ts';
import { FREE, size } from '../goods.ts';
import type { Role } from '../nouns.ts';
import { costOf } from '../paying.ts';
import type { Card, Seat, Table } from '../state.ts';
import type { Words } from './words.ts';

export function priceOf(words: Words, t: Table, seat: Seat, card: Card, as: Role): string {
  const { cost, less } = costOf(t, seat, card, as, abilitiesOf(t, seat));
  const all = size(cost);
  if (less === 0 || all === 0) return words.cost(cost);
  return less >= all ? words.cost({ ...FREE, mana: cost.mana }) : words.labels.less(words.cost(cost), less);
}
