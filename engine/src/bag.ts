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

/** What is missing to pay: `n` out of these, `kinds` of each and `any` more of whatever kind. */
export interface Lack {
  readonly n: number;
  readonly kinds: Amounts;
  readonly any: number;
}

/** What a pool lacks to pay `left` out of `need` and `any` more: no less than `n`, and any `n` of what it names. Null if nothing is missing. */
export function lackOf(pool: Amounts, need: Amounts, any: number, left = total(need) + any): Lack | null {
  const n = left - mostPayable(pool, need, any);
  if (n <= 0) return null;
  const short = need.map((wanted, kind) => Math.max(0, wanted - pool[kind]));
  const over = total(pool.map((has, kind) => Math.max(0, has - need[kind])));
  const open = Math.max(0, any - over);
  // All of it fits into what may be of any kind.
  if (open >= n) return { n, kinds: need.map(() => 0), any: n };
  const of = short.flatMap((missing, kind) => (missing > 0 ? [kind] : []));
  if (open === 0 && of.length === 1) return { n, kinds: short.map((_, kind) => (kind === of[0] ? n : 0)), any: 0 };
  return { n, kinds: short, any: open };
}
