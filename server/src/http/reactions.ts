/** Quick reactions: told to all who follow the table at that moment, and kept nowhere. */
import { refuse, seatOf } from '@gloaming/host';
import { passReactionOn } from '../storage/reactions.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Serve } from './serving.ts';

export function serveReactions(serve: Serve, cache: TableCache): void {
  // By seat: nobody can use up what others may say.
  const saying = new RateLimiter(4, 10_000);
  serve('react', async ({ params: { table }, body: { reaction }, player }) => {
    const live = await cache.find(table);
    const seat = seatOf(live, player.id);
    if (seat < 0) refuse('not-seated', {});
    if (live.status === 'open') refuse('not-playing', {});
    if (live.seats.every((each) => each.seat === seat || each.kind === 'bot')) refuse('nobody-else', {});
    saying.take(`${table} ${seat}`);
    const said = { seat, reaction };
    cache.tellReaction(table, said);
    await passReactionOn(cache.store, table, said);
    return {};
  });
}
