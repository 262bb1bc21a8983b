/** Whether the database takes what is written: one that answers may still be read-only, or stand on a full disk. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Store, write } from './store.ts';

/** Bytes. With less, games would soon stand still: it is said while something can still be done. */
const LEAST_ROOM = 64 * 1024 * 1024;

export type Trouble = 'database' | 'disk-full';

/** Null if nothing is wrong. `place` is where the store is. */
export async function findTrouble(store: Store, place: string, now: number): Promise<Trouble | null> {
  try {
    const written = store.db
      .insertInto('pulse')
      .values({ name: 'readiness', at: now })
      .onConflict((on) => on.column('name').doUpdateSet({ at: now }));
    await write(store, written);
  } catch {
    return 'database';
  }
  return store.kind === 'sqlite' && (await roomAt(place)) < LEAST_ROOM ? 'disk-full' : null;
}

/** As much as there may be, where a disk does not say. */
async function roomAt(place: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dirname(place));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
