/** Writes finished games into the records of those who played them. */
import { type Live, type Played, playedAt } from '@gloaming/host';
import { insertPlayed, readForgotten, readUnrecorded } from '../storage/played.ts';
import { complainOnce } from '../table/loadMany.ts';
import type { TableCache } from '../table/tableCache.ts';

/** Whoever was told of the end may call it, in any process: what is written already stays. */
export async function recordGame(cache: TableCache, live: Live): Promise<void> {
  const { db } = cache.store;
  const { row, status, result, seats } = live;
  if (status !== 'ended' || result === null || row.lesson !== null) return;
  const people = seats.flatMap(({ kind, player }) => (kind === 'player' && player !== null ? [player] : []));
  const forgotten = await readForgotten(db, people);
  const rows = seats.flatMap(({ seat, kind, player }): Played[] =>
    kind !== 'player' || player === null || row.created < (forgotten.get(player) ?? 0)
      ? []
      : [playedAt(live, seat, player)],
  );
  await insertPlayed(db, rows);
}

/** Games that ended before there was a record, or whose process died, a page at a time. */
export async function recordMissed(cache: TableCache, player: string): Promise<void> {
  for (const table of await readUnrecorded(cache.store.db, player))
    try {
      await recordGame(cache, await cache.find(table));
    } catch (error) {
      // One that cannot be read does not keep the others out.
      if (!complainOnce(cache, table, error)) throw error;
    }
}
