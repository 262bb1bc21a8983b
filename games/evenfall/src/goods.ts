/** Resources, Mana, cards and points: what is gained and paid. */
import { type Amounts, covers, total } from '@gloaming/engine';

export { type Amounts, total };

export const RESOURCES = ['herb', 'potion', 'knowledge'] as const;
export type Resource = (typeof RESOURCES)[number];
/** A resource as an index: 0 herb, 1 potion, 2 knowledge. */
export type Kind = number;
export const KINDS = RESOURCES.length;

/** As cards say it: `{ herb: 1, any: 2, mana: 3, cards: 1, points: 2 }`; "any" is a resource of free choice. */
export type ByGood = Partial<Record<Resource | 'any' | 'mana' | 'cards' | 'points', number>>;

export interface Goods {
  readonly resources: Amounts;
  readonly any: number;
  readonly mana: number;
  readonly cards: number;
  readonly points: number;
}
export const goods = (by: ByGood): Goods => ({
  resources: RESOURCES.map((resource) => by[resource] ?? 0),
  any: by.any ?? 0,
  mana: by.mana ?? 0,
  cards: by.cards ?? 0,
  points: by.points ?? 0,
});
export const times = (n: number, what: Goods): Goods => ({
  resources: what.resources.map((m) => m * n),
  any: what.any * n,
  mana: what.mana * n,
  cards: what.cards * n,
  points: what.points * n,
});

export interface Cost {
  readonly fixed: Amounts;
  readonly any: number;
  readonly mana: number;
}
export const cost = (by: Partial<Record<Resource | 'any' | 'mana', number>>): Cost => ({
  fixed: RESOURCES.map((resource) => by[resource] ?? 0),
  any: by.any ?? 0,
  mana: by.mana ?? 0,
});
export const FREE: Cost = cost({});
export const NO_RESOURCES: Amounts = FREE.fixed;
export const size = (c: Cost): number => total(c.fixed) + c.any;

/** Whether resources and Mana cover a cost as it is printed. */
export function canPay(resources: Amounts, mana: number, c: Cost): boolean {
  return mana >= c.mana && covers(resources, c.fixed) && total(resources) >= size(c);
}
