/** Lists of cards that are kept rising, so that nothing can be read from their order; without sort and filter, which are slow. */
import type { Card } from './game.ts';

export function insert(list: Card[], card: Card): void {
  let i = list.length;
  list.push(card);
  for (; i > 0 && list[i - 1] > card; i--) list[i] = list[i - 1];
  list[i] = card;
}
export function remove(list: Card[], card: Card): void {
  for (let i = list.indexOf(card) + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}
