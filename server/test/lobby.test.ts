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
    server.cache.settings.now = () => now;
  });
  afterEach(async () => {
    await server.close();
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  /** Somebody who has the lobby open. Gives what they see. */
  function watch(query: { changes?: string } = {}): () => string[] | null {
    let shown: string[] | null = null;
    const events = Client.watching(server.url).events('lobbyStream', { query });
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

  test('whoever wants changes is told everything first, also as the first who looks', async () => {
    const table = await newTable('Ann');
    await expect.poll(watch({ changes: 'yes' }), PATIENT).toEqual([table]);
  });

  test('whoever comes later does not see what others saw days ago', async () => {
    const table = await newTable('Ann');
    const first = watch();
    await expect.poll(first, PATIENT).toEqual([table]);
    await server.cache.writeSnapshots();
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
    const { db } = server.cache.store;
    await db
      .updateTable('table')
      .set({ created: now - 6 * DAY })
      .where('id', '=', old)
      .execute();
    const shown = watch();
    await expect.poll(shown, PATIENT).toEqual([young, old]);
    await clean(server.cache, { commands: 0, waiting: 5, finished: 0 });
    await expect.poll(shown, PATIENT).toEqual([young]);
  });

  test('whoever has missed news looks at it, too', async () => {
    const table = await newTable('Ann');
    const shown = watch();
    await expect.poll(shown, PATIENT).toEqual([table]);
    const { db } = server.cache.store;
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
    await server.cache.resync();
    await expect.poll(shown, PATIENT).toEqual([table, 'another']);
  });

  test.each([
    ['a game that nobody knows here', { game: 'backgammon' }],
    ['options that are none any more', { options: '{"dice":2}' }],
  ])('a table that cannot be read takes the lobby away from nobody: %s', async (_, spoilt) => {
    const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')];
    const { table: good } = await ann.ok('newTable', { body: WANTED });
    const { table: bad } = await ann.ok('newTable', { body: WANTED });
    await server.cache.store.db.updateTable('table').set(spoilt).where('id', '=', bad.id).execute();
    // Whoever has it in memory does not notice.
    server.cache.settings.most = 1;
    await server.cache.find(good.id);
    const complaints: string[] = [];
    server.cache.settings.complain = (_, what) => complaints.push(what);
    for (let times = 0; times < 2; times++) {
      expect((await bob.ok('lobby')).tables.map(({ id }) => id)).toEqual([good.id]);
      expect((await ann.ok('myTables')).tables.map(({ table }) => table.id)).toEqual([good.id]);
    }
    expect(complaints).toEqual(['unreadable']);
    expect((await ann.refused('present', { table: bad.id })).body.code).toBe('broken');
  });

  test('a table that is removed while the list is read is left out of it', async () => {
    const [one, two] = [await newTable('Ann'), await newTable('Bob')];
    // Its row was read, and then it was gone.
    server.cache.settings.most = 1;
    await server.cache.find(two);
    await server.cache.store.db.deleteFrom('seat').where('table', '=', one).execute();
    const { tables } = await Client.watching(server.url).ok('lobby');
    expect(tables.map(({ id }) => id)).toEqual([two]);
  });
});
