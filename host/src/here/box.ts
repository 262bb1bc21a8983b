/** Where records lie, by store and key: a browser's database, or memory. */

/** By which parts of a record it is found. */
export const STORES = {
  tables: ['id'],
  log: ['table', 'number'],
  commands: ['table', 'seat', 'id'],
  requests: ['player', 'id'],
  snapshots: ['table'],
  players: ['id'],
} as const;
export type StoreName = keyof typeof STORES;
export type Key = readonly (string | number)[];

/** A record was added that is there already. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** The storage does not take it: it is full, or closed. Nothing was written. */
export class Unkept extends Error {
  override name = 'Unkept';
}

/** What can be done in one transaction. Nothing else may be waited for meanwhile. */
export interface Reach {
  get(store: StoreName, key: Key): Promise<unknown>;
  /** In the order of their keys, between these two, both with them. */
  range(store: StoreName, from: Key, to: Key): Promise<unknown[]>;
  all(store: StoreName): Promise<unknown[]>;
  put(store: StoreName, record: object): void;
  /** Fails with a conflict, and all of the transaction with it, if there is one of this key. */
  add(store: StoreName, record: object): void;
}

export interface Box {
  /** All that the work puts there, or nothing: when it is done, it will not be lost. */
  transact<R>(mode: 'read' | 'write', work: (reach: Reach) => Promise<R>): Promise<R>;
}

export const keyOf = (store: StoreName, record: object): Key =>
  STORES[store].map((part) => (record as Record<string, string | number>)[part]);

/** As a browser's database has it: shorter keys first, numbers before texts. */
export function compareKeys(a: Key, b: Key): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (x === y) continue;
    if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
