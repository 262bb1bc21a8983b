/** Where a browser keeps nothing: what is played lasts as long as the page. */
import { type Box, Conflict, compareKeys, type Key, keyOf, type Reach, STORES, type StoreName } from './box.ts';

interface Kept {
  readonly key: Key;
  readonly record: object;
}
type Stores = Map<StoreName, Map<string, Kept>>;

/** Records are copied on their way in and out, as a database does. */
export function memoryBox(): Box {
  const stores: Stores = new Map((Object.keys(STORES) as StoreName[]).map((name) => [name, new Map()]));
  let last: Promise<unknown> = Promise.resolve();
  const run = async <R>(work: (reach: Reach) => Promise<R>): Promise<R> => {
    const written: { store: StoreName; kept: Kept; isNew: boolean }[] = [];
    const put = (store: StoreName, record: object, isNew: boolean): void =>
      void written.push({ store, kept: { key: keyOf(store, record), record: structuredClone(record) }, isNew });
    const within = (store: StoreName, isWanted: (key: Key) => boolean): unknown[] =>
      [...(stores.get(store)?.values() ?? [])]
        .filter(({ key }) => isWanted(key))
        .toSorted((a, b) => compareKeys(a.key, b.key))
        .map(({ record }) => structuredClone(record));
    const made = await work({
      get: async (store, key) => structuredClone(stores.get(store)?.get(JSON.stringify(key))?.record),
      range: async (store, from, to) =>
        within(store, (key) => compareKeys(from, key) <= 0 && compareKeys(key, to) <= 0),
      all: async (store) => within(store, () => true),
      put: (store, record) => put(store, record, false),
      add: (store, record) => put(store, record, true),
    });
    const isThere = ({ store, kept }: (typeof written)[number]) => stores.get(store)?.has(JSON.stringify(kept.key));
    if (written.some((each) => each.isNew && isThere(each))) throw new Conflict();
    for (const { store, kept } of written) stores.get(store)?.set(JSON.stringify(kept.key), kept);
    return made;
  };
  return {
    transact(_, work) {
      const mine = last.then(() => run(work));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
