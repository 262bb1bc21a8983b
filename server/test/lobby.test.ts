/** The lobby as a stream: what is not there any more is not shown, also if no table tells of it. */
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clean } from '../src/table/cleaning.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { cleanUp, onBothStores } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };
const DAY = 24 * 60 * 60_000;
const WANTED = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };

afterAll(cleanUp);

onBothStores('the lobby', (newPlace) => {
  let server: Running;
  let now: number;
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    server = await startServer(await newPlace());
    // Time passes only when a test says so.
    now = Date.now();
    server.hall.settings.now = () => now;
  });
  afterEach(async () => {
    await server.close();
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  /** Somebody who has the lobby open. Gives what they see. */
  function watch(): () => string[] | null {
    let shown: string[] | null = null;
    const events = Client.watching(server.url).events('lobbyStream');
    const reading = (async () => {
      for await (const { event, data } of events)
        if (event === 'lobby') shown = (data as { tables: { id: string }[] }).tables.map(({ id }) => id);
    })().catch(() => {});
    ends.push(() => reading);
    return () => shown;
  }
  async function newTable(name: string): Promise<string> {
    const ann = await Client.named(server.url, name);
    return (await ann.ok('newTable', { body: WANTED })).table.id;
  }

  test('whoever comes later does not see what others saw days ago', async () => {
    const table = await newTable('Ann');
    const first = watch();
    await expect.poll(first, PATIENT).toEqual([table]);
    await server.hall.rest();
    now += 8 * DAY;
    const later = watch();
    await expect.poll(later, PATIENT).not.toBeNull();
    expect(later()).toEqual([]);
  });

  test('whoever leaves it open sees that a table is no longer shown', async () => {
    const table = await newTable('Ann');
    const shown = watch();
    await expect.poll(shown, PATIENT).toEqual([table]);
    now += 8 * DAY;
    await expect.poll(shown, PATIENT).toEqual([]);
  });

  test('a table that is removed is gone from it at once', async () => {
    const [old, young] = [await newTable('Ann'), await newTable('Bob')];
    const { db } = server.hall.store;
    await db
      .updateTable('table')
      .set({ created: now - 6 * DAY })
      .where('id', '=', old)
      .execute();
    const shown = watch();
    await expect.poll(shown, PATIENT).toEqual([young, old]);
    await clean(server.hall, { commands: 0, waiting: 5, finished: 0 });
    await expect.poll(shown, PATIENT).toEqual([young]);
  });

  test('whoever has missed news looks at it, too', async () => {
    const table = await newTable('Ann');
    const shown = watch();
    await expect.poll(shown, PATIENT).toEqual([table]);
    const { db } = server.hall.store;
    // As another process does it, when nobody here hears of it.
    const row = await db.selectFrom('table').selectAll().executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seat').selectAll().execute();
    await db
      .insertInto('table')
      .values({ ...row, id: 'another', created: row.created - 1 })
      .execute();
    await db
      .insertInto('seat')
      .values(seats.map((each) => ({ ...each, table: 'another' })))
      .execute();
    await server.hall.lookAround();
    await expect.poll(shown, PATIENT).toEqual([table, 'another']);
  });
});
