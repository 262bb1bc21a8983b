/** The requests about tables, with the limits that keep one sender from being a burden to others. */
import { serveTables as serveAll } from '@gloaming/host';
import type { TableCache } from '../table/tableCache.ts';
import { lobbyNow } from './lobby.ts';
import type { OriginOf } from './origins.ts';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';
import type { Serve } from './serving.ts';

export function serveTables(serve: Serve, cache: TableCache, originOf: OriginOf): void {
  // Sitting down and standing up without end would fill a log that everybody reads.
  // Counted by table and sender, so that no sender uses up another's limit.
  const sitting = new RateLimiter(20, 60 * 60_000);
  // A branch replays and writes the whole game up to there in one go, which blocks others meanwhile.
  const branching = new RateLimiter(20, 60_000);
  serve('lobby', ({ query: { before }, language }) =>
    lobbyNow(cache, language, before === undefined ? undefined : Number(before)),
  );
  serveAll(serve, cache, {
    sitting: (table, { request }) => sitting.take(`${table} ${senderOf(request)}`),
    branching: ({ request }) => branching.take(senderOf(request)),
    originOf: ({ request }) => originOf(request),
  });
}
