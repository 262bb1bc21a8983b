/** The browser's own database (IndexedDB). */
import { type Box, Conflict, type Key, type Reach, STORES, type StoreName, Unkept } from '@gloaming/host/here';

const NAME = 'gloaming';
const VERSION = 1;
const NAMES = Object.keys(STORES) as StoreName[];

const settled = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const name of NAMES) request.result.createObjectStore(name, { keyPath: [...STORES[name]] });
  };
  return settled(request);
}

/** Fails where this browser keeps nothing for this page. */
export async function indexedBox(): Promise<Box> {
  let known: Promise<IDBDatabase> | null = null;
  /** Browsers close it when they clear what was kept, and a later version of this page asks for it. */
  const opened = async (forget: () => void): Promise<IDBDatabase> => {
    const db = await open();
    const close = (): void => {
      db.close();
      forget();
    };
    db.onversionchange = close;
    db.onclose = close;
    return db;
  };
  const database = (): Promise<IDBDatabase> => {
    if (known !== null) return known;
    const mine = opened(() => {
      if (known === mine) known = null;
    });
    known = mine;
    mine.catch(() => {
      known = null;
    });
    return mine;
  };
  await database();
  return {
    async transact(mode, work) {
      const db = await database().catch((error: unknown) => {
        throw new Unkept(String(error));
      });
      return run(db, mode, work);
    },
  };
}

async function run<R>(db: IDBDatabase, mode: 'read' | 'write', work: (reach: Reach) => Promise<R>): Promise<R> {
  // What was answered is shown only when it lies on the disk.
  const tx = db.transaction(NAMES, mode === 'read' ? 'readonly' : 'readwrite', { durability: 'strict' });
  let isConflict = false;
  const done = new Promise<void>((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(isConflict ? new Conflict() : new Unkept(String(tx.error)));
  });
  const at = (store: StoreName): IDBObjectStore => tx.objectStore(store);
  const keyed = (key: Key): IDBValidKey => [...key];
  const reach: Reach = {
    get: (store, key) => settled(at(store).get(keyed(key))),
    range: (store, from, to) => settled(at(store).getAll(IDBKeyRange.bound(keyed(from), keyed(to)))),
    all: (store) => settled(at(store).getAll()),
    put: (store, record) => void at(store).put(record),
    add(store, record) {
      const request = at(store).add(record);
      request.onerror = () => {
        isConflict ||= request.error?.name === 'ConstraintError';
      };
    },
  };
  try {
    const made = await work(reach);
    await done;
    return made;
  } catch (error) {
    // It may have ended by itself: that is what went wrong then.
    done.catch(() => undefined);
    if (error instanceof Conflict || error instanceof Unkept) throw error;
    abort(tx);
    throw error instanceof DOMException ? new Unkept(String(error)) : error;
  }
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It has ended already.
  }
}
