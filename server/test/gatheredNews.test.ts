/** Processes tell each other what has changed: apart from the commits, together, and not for good or ill. */
import { makeDice } from '@gloaming/engine';
import type { Story } from '@gloaming/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { collectStatements } from '../testing/plans.ts';
import { playOne, seatPeople } from '../testing/playing.ts';
import { onPostgres } from '../testing/stores.ts';

onPostgres('news', (newPlace) => {
  const servers: Running[] = [];
  const start = async (place: string): Promise<Running> => {
    const server = await startServer(place);
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const server of servers.splice(0)) await server.close();
  });
  /** Until somebody who listens there has heard of that entry. */
  async function heard(server: Running, table: string, version: number): Promise<void> {
    for await (const { event, data } of Client.watching(server.url).events('stream', { table }))
      if (event === 'story' && (data as Story).present.version >= version) return;
    throw new Error('the stream ended');
  }

  test('no commit notifies, and what happens at the same time is told together', async () => {
    const place = await newPlace();
    const [one, other] = [await start(place), await start(place)];
    const tables = await Promise.all(Array.from({ length: 8 }, () => seatPeople(one.url, 'res-arcana', 2)));
    const before = await Promise.all(tables.map(async ({ table }) => (await one.cache.find(table)).version));
    const listening = tables.map(({ table }, i) => heard(other, table, before[i] + 1));
    const { store } = one.cache;
    const told = store.kind === 'postgres' ? vi.spyOn(store.news, 'tell') : expect.fail('no PostgreSQL');
    const { all, stop } = collectStatements();
    await Promise.all(tables.map((seated) => playOne(seated, makeDice(1))));
    await Promise.all(listening);
    stop();
    expect(told).toHaveBeenCalledTimes(8);
    expect([...all].filter((text) => /pg_notify/.test(text) && /update|insert/.test(text))).toEqual([]);
  });

  test('what a process did not come to tell is heard all the same', async () => {
    const place = await newPlace();
    const [one, other] = [await start(place), await start(place)];
    const seated = await seatPeople(one.url, 'res-arcana', 2);
    const { version } = await one.cache.find(seated.table);
    const listening = heard(other, seated.table, version + 1);
    await expect.poll(() => other.cache.known(seated.table)?.version, { timeout: 60_000 }).toBe(version);
    const { store } = one.cache;
    if (store.kind === 'postgres') vi.spyOn(store.news, 'tell').mockReturnValue();
    await playOne(seated, makeDice(1));
    await listening;
  });

  test('if only the answer of a write was lost, others are told to look', async () => {
    const place = await newPlace();
    const [one, other] = [await start(place), await start(place)];
    const seated = await seatPeople(one.url, 'res-arcana', 2);
    const { version } = await one.cache.find(seated.table);
    const listening = heard(other, seated.table, version + 1);
    await expect.poll(() => other.cache.known(seated.table)?.version, { timeout: 60_000 }).toBe(version);
    vi.spyOn(other.cache, 'lookAround').mockResolvedValue();
    const { store } = one.cache;
    if (store.kind !== 'postgres') return expect.fail('no PostgreSQL');
    const { planned } = store;
    vi.spyOn(store, 'planned').mockImplementationOnce(async (text, values) => {
      await planned(text, values);
      throw new Error('Connection terminated unexpectedly');
    });
    await expect(playOne(seated, makeDice(1))).rejects.toThrow('try-again');
    await listening;
  });
});
