/** The requests about a player's own record. */
import { finishedOf, firstOpenDay, recordsOf, refuse, streaksOf, todayIn, weekOf } from '@gloaming/host';
import { recordGame, recordMissed } from '../daily/recording.ts';
import { readDays } from '../storage/deals.ts';
import { forgetPlayed, PAGE, readPlayed, readTallies } from '../storage/played.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Serve } from './serving.ts';

const MINUTE = 60_000;

export function serveRecord(serve: Serve, cache: TableCache): void {
  const { store, settings, listeners } = cache;
  const { db } = store;
  // By player: it may load tables that ended before there were records.
  const looking = new RateLimiter(60, MINUTE);
  listeners.add((live) => {
    if (live.status === 'ended') recordGame(cache, live).catch((error: unknown) => settings.complain(error, 'record'));
  });

  serve('myRecord', async ({ query, player, language }) => {
    const { zone = 'UTC' } = query;
    const { day } = todayIn(zone, settings.now()) ?? refuse('no-such-zone', { zone });
    looking.take(player.id);
    await recordMissed(cache, player.id);
    const [days, tallies] = [await readDays(db, player.id), await readTallies(db, player.id)];
    return { ...streaksOf(days, day), week: weekOf(days, day), games: await recordsOf(tallies, language) };
  });
  serve('myFinished', async ({ query, player, language }) => {
    looking.take(player.id);
    const rows = await readPlayed(db, player.id, Number(query.before ?? Number.MAX_SAFE_INTEGER));
    const finished = await Promise.all(rows.map((row) => finishedOf(row, language, settings.now())));
    return { finished, more: rows.length < PAGE ? null : rows[PAGE - 1].ended };
  });
  serve('forgetRecord', async ({ player }) => {
    const now = settings.now();
    await forgetPlayed(db, player.id, now, firstOpenDay(now));
    return {};
  });
}
