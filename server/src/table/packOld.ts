/** Packs finished games: a log with all its news takes a hundred kilobytes, and all that was heard can be told anew from the answers. */

import { isDeepStrictEqual } from 'node:util';
import { isUnplayable, Unreadable } from '@gloaming/host';
import { keepUnpacked, readUnpacked, writePack } from '../storage/packs.ts';
import type { PlacedRow } from '../storage/schema.ts';
import { readLog, readSeats } from '../storage/tables.ts';
import { nameIn, pack } from './packing.ts';
import type { TableCache } from './tableCache.ts';

/** So long after the last entry: whoever played it has read the end. */
const QUIET = 24 * 60 * 60_000;
const AT_A_TIME = 20;

/** Packs all that are old enough, or until it is stopped: the rest is packed the next time. */
export async function packOld(cache: TableCache, isStopped: () => boolean): Promise<void> {
  const { store, settings } = cache;
  for (;;) {
    if (isStopped()) return;
    const rows = await readUnpacked(store.db, cache.rulebook.newest, settings.now() - QUIET, AT_A_TIME);
    if (rows.length === 0) return;
    for (const row of rows) {
      if (isStopped()) return;
      const before = performance.now();
      await packOne(cache, row);
      // Half of the time belongs to others, however slow this machine is.
      await new Promise((resolve) => setTimeout(resolve, performance.now() - before));
    }
  }
}

/** Nothing is lost: what would not be told in the very same words, or lead to the same hashes, stays as it is. */
async function packOne({ store, past, settings }: TableCache, row: PlacedRow): Promise<void> {
  const { db } = store;
  const { id, version } = row;
  const rows = await readLog(db, id, 0, version);
  try {
    const entries = rows.map(({ table, news, ...entry }) => ({ ...entry, name: nameIn({ news }) }));
    const retold = await past.retell({ row, seats: await readSeats(db, id), entries });
    const isSame =
      rows.length === version &&
      isDeepStrictEqual(
        retold?.rows,
        rows.map((each) => ({ ...each })),
      );
    if (isSame) await writePack(db, { table: id, version, at: rows.at(-1)?.at ?? row.created, body: pack(rows) });
    else await keepUnpacked(db, id);
  } catch (error) {
    if (!(error instanceof Unreadable || isUnplayable(error) || error instanceof SyntaxError)) throw error;
    settings.complain(error, 'packing');
    await keepUnpacked(db, id);
  }
}
