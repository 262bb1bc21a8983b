/** The five essences, and amounts of them: five numbers, in the order of ESSENCES. */
import { type Amounts, covers, total } from '@gloaming/engine';

export { type Amounts, total };

export const ESSENCES = ['elan', 'life', 'calm', 'death', 'gold'] as const;
export type Essence = (typeof ESSENCES)[number];
/** An essence as an index: 0 elan … 4 gold. */
export type Kind = number;
export const KINDS = ESSENCES.length;
export const [ELAN, LIFE, CALM, DEATH, GOLD] = [0, 1, 2, 3, 4] as const;

/** Some kinds: a bit for each. */
export type KindSet = number;
export const ANY: KindSet = 0b11111;
export const NOT_GOLD: KindSet = 0b01111;
export const hasKind = (set: KindSet, kind: Kind): boolean => (set & (1 << kind)) !== 0;

/** As cards say it: `{ elan: 2, gold: 1 }`. */
export type ByEssence = Partial<Record<Essence, number>>;
export const amounts = (by: ByEssence): Amounts => ESSENCES.map((essence) => by[essence] ?? 0);
export const NOTHING: Amounts = amounts({});

/** A cost: fixed amounts, and any `any` more. */
export interface Cost {
  readonly fixed: Amounts;
  readonly any: number;
}
export const cost = (by: ByEssence & { any?: number }): Cost => ({ fixed: amounts(by), any: by.any ?? 0 });
export const FREE: Cost = cost({});

/** How many essences a cost has, whatever their kinds (RA-7.16). */
export const size = (c: Cost): number => total(c.fixed) + c.any;

export function add(to: number[], what: Amounts): void {
  for (let kind = 0; kind < KINDS; kind++) to[kind] += what[kind];
}
/** Whether a pool can pay a cost in full (RA-6.2). */
export function canPay(pool: Amounts, c: Cost): boolean {
  return covers(pool, c.fixed) && (c.any === 0 || total(pool) >= total(c.fixed) + c.any);
}
