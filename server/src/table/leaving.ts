/** A player goes for good: from all tables, and their name from all that was written down. */
import { type Heard, isRefused, leave, resign, SUBSTITUTE } from '@gloaming/host';
import { removeTable } from '../storage/cleaning.ts';
import {
  forgetPlayer,
  NAMELESS,
  readPlayedAt,
  readSittings,
  readWaitingOf,
  type Sitting,
  writeNames,
  writeNews,
  writePackBody,
} from '../storage/leaving.ts';
import { readPack } from '../storage/packs.ts';
import { readLog, readSeats } from '../storage/tables.ts';
import { nameIn, packEntries, unpack } from './packing.ts';
import type { TableCache } from './tableCache.ts';

const LAST = 2 ** 31 - 1;

/** If the process dies on the way, whoever asked is still somebody, and can ask again. */
export async function deletePlayer(cache: TableCache, player: string): Promise<void> {
  const { store } = cache;
  for (const { table, status } of await readSittings(store.db, player))
    if (status !== 'ended') await goFrom(cache, table, player);
  for (const table of await readWaitingOf(store.db, player)) {
    await removeTable(store, table);
    cache.forget(table);
  }
  for (const sitting of await readSittings(store.db, player)) await takeNameOut(cache, sitting);
  await forgetPlayer(store.db, player);
  await cache.renamed({ id: player, name: NAMELESS });
}

async function goFrom(cache: TableCache, table: string, player: string): Promise<void> {
  try {
    await cache.change(table, (draft) => {
      if (draft.live.status === 'open') leave(draft, player, SUBSTITUTE);
      else resign(draft, player, SUBSTITUTE);
    });
  } catch (error) {
    // Somebody else was quicker, or the game cannot be played here: then nobody waits for them.
    if (!isRefused(error, 'has-resigned', 'not-playing', 'not-seated', 'no-such-table', 'rules-not-kept')) throw error;
  }
}

async function takeNameOut(cache: TableCache, sitting: Sitting): Promise<void> {
  const { db } = cache.store;
  const { table } = sitting;
  const packed = await readPack(db, table);
  if (packed === undefined) {
    const rows = await readLog(db, table, 0, LAST);
    const named = rows.map((row) => ({ ...row, name: nameIn(row) }));
    for (const { number, news } of ownOf(named, sitting.seat))
      await writeNews(db, table, number, JSON.stringify({ ...(JSON.parse(news) as Heard), name: NAMELESS }));
  } else {
    const entries = unpack(packed.body);
    const own = new Set<unknown>(ownOf(entries, sitting.seat));
    const silent = entries.map((entry) => (own.has(entry) ? { ...entry, name: NAMELESS } : entry));
    await writePackBody(db, table, packEntries(silent));
    cache.past.forget(table);
  }
  await takeOutOfRecords(cache, sitting);
}

/** Entries that name who sits there now: those since they sat down. */
function ownOf<E extends { kind: string; seat: number | null; name: string }>(
  entries: readonly E[],
  seat: number,
): E[] {
  const since = entries.findLastIndex((entry) => entry.seat === seat && entry.kind === 'sat');
  return entries.slice(Math.max(0, since)).filter((entry) => entry.seat === seat && entry.name !== '');
}

/** The others have played against nobody they could name. */
async function takeOutOfRecords({ store: { db } }: TableCache, { table, seat }: Sitting): Promise<void> {
  const seats = await readSeats(db, table);
  for (const played of await readPlayedAt(db, table)) {
    const others = seats.filter(({ player }) => player !== played.player);
    const names = (JSON.parse(played.names) as string[]).map((name, i) => (others[i]?.seat === seat ? NAMELESS : name));
    await writeNames(db, played, JSON.stringify(names));
  }
}
