/** Deals of the day in tests. */
import { change } from '@gloaming/host';
import type { Running } from './client.ts';

/** Bots on the list think as long as they do anywhere: here all are Greedy, who needs no search, and soon done. */
export async function hurryBots({ cache }: Running): Promise<void> {
  const rows = await cache.store.db.selectFrom('attempt').select('table').where('bot', 'is not', null).execute();
  for (const { table } of rows) {
    const { seats } = await cache.find(table);
    if (seats.every(({ bot }) => bot === 'greedy')) continue;
    await cache.change(table, (draft) => {
      for (const { seat, bot } of draft.live.seats) if (bot !== 'greedy') change(draft, seat, { bot: 'greedy' });
    });
  }
}
