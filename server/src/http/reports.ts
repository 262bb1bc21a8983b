/** What players say of each other, to whoever runs the server. */
import { refuse, seatOf } from '@gloaming/host';
import { insertReport } from '../storage/moderation.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';
import type { Serve } from './serving.ts';

const DAY = 24 * 60 * 60_000;

export function serveReports(serve: Serve, cache: TableCache): void {
  const reporting = new RateLimiter(20, DAY);
  serve('report', async ({ params: { table }, body, player, request }) => {
    const live = await cache.find(table);
    const about = live.seats[body.seat]?.player ?? null;
    if (about === null || about === player.id) refuse('nobody-else', {});
    reporting.take(senderOf(request));
    const { why, text = '' } = body;
    const isThere = seatOf(live, player.id) >= 0 ? 1 : 0;
    const at = cache.settings.now();
    const id = `${table}-${body.seat}-${player.id}`;
    await insertReport(cache.store.db, { id, table, about, by: player.id, why, text, played: isThere, at, settled: 0 });
    return {};
  });
}
