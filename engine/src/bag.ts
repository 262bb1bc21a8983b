/** Amounts of several kinds, and paying from them. */

/** How many of each kind. */
export type Amounts = readonly number[];

export function total(of: Amounts): number {
  let sum = 0;
  for (let kind = 0; kind < of.length; kind++) sum += of[kind];
  return sum;
}
export function covers(pool: Amounts, what: Amounts): boolean {
  for (let kind = 0; kind < what.length; kind++) if (pool[kind] < what[kind]) return false;
  return true;
}

/** The most that can be paid with kinds from `from` on: `need` of each, and `any` more of whatever kind. */
export function mostPayable(pool: Amounts, need: Amounts, any: number, from = 0): number {
  let fits = 0;
  let over = 0;
  for (let kind = from; kind < need.length; kind++) {
    const asNeeded = pool[kind] < need[kind] ? pool[kind] : need[kind];
    fits += asNeeded;
    over += pool[kind] - asNeeded;
  }
  return fits + (over < any ? over : any);
}

/** The kinds with which a payment of `left` more can go on: never back to an earlier kind, and never into a dead end. */
export function payableKinds(
  pool: Amounts,
  need: Amounts,
  any: number,
  left: number,
  from: number,
  out: number[],
): void {
  for (let kind = from; kind < need.length; kind++)
    if (pool[kind] > 0 && (need[kind] > 0 || any > 0) && mostPayable(pool, need, any, kind) >= left) out.push(kind);
}
