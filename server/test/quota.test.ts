/** A table at which much is taken back, left and come back to: whoever does it is stopped, and its log is told a part at a time. */

import { leave, note, sitDown } from '@gloaming/host';
import { type Entry, MOST_ENTRIES, type Story } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSnapshot } from '../src/storage/tables.ts';
import { loadTable } from '../src/table/loading.ts';
import { SNAPSHOT_EVERY } from '../src/table/tableCache.ts';
import { Client, newCommand, type Running, type StreamEvent, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

/** Pairs of entries: so often nobody takes back who only plays. */
const PAIRS = 1_000;

onBothStores('a restless table', (newPlace) => {
  let server: Running;
  let ann: Client;
  let bob: Client;
  let table: string;
  /** Somebody sits down and stands up, again and again. */
  beforeAll(async () => {
    server = await startServer(await newPlace());
    ann = await Client.named(server.url, 'Ann');
    bob = await Client.named(server.url, 'Bob');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    table = (await ann.ok('newTable', { body })).table.id;
    await server.cache.change(table, (draft) => {
      for (let i = 0; i < PAIRS; i++) {
        sitDown(draft, bob.player, {});
        leave(draft, bob.player.id, 'random');
      }
    });
  });
  afterAll(() => server.close());
  const whole = Array.from({ length: 2 * PAIRS }, (_, i) => i + 1);
  const numbersOf = (entries: readonly Entry[]): number[] => entries.map(({ number }) => number);

  test('its log is read a page at a time', async () => {
    const read: number[] = [];
    for (;;) {
      const { entries, present } = await bob.ok('story', { table, query: { since: String(read.at(-1) ?? 0) } });
      expect(entries.length).toBeLessThanOrEqual(MOST_ENTRIES);
      read.push(...numbersOf(entries));
      if (read.at(-1) === present.version) break;
    }
    expect(read).toEqual(whole);
  });

  test('a stream tells all of it at first, and looks it up in pieces', async () => {
    const looking = vi.spyOn(server.cache.store.db, 'selectFrom');
    const events = bob.events('stream', { table });
    const first = (await events.next()).value as StreamEvent;
    await events.return(undefined);
    expect(first).toMatchObject({ id: String(2 * PAIRS), event: 'story' });
    const { entries, present } = first.data as Story;
    expect(numbersOf(entries)).toEqual(whole);
    expect(present.version).toBe(2 * PAIRS);
    const looks = looking.mock.calls.filter(([from]) => (from as unknown) === 'log');
    looking.mockRestore();
    expect(looks.length).toBeGreaterThan(5);
  });

  test('it is loaded from a snapshot, also before it has started', async () => {
    await expect
      .poll(async () => (await readSnapshot(server.cache.store.db, table))?.version ?? 0)
      .toBeGreaterThan(2 * PAIRS - SNAPSHOT_EVERY);
    const loaded = await loadTable(server.cache.store.db, table);
    expect(loaded).toMatchObject({ version: 2 * PAIRS, status: 'open', play: null });
  });

  test('whoever takes back and comes back without end is stopped, and nobody else at that table', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 3);
    const [cid, dan] = seated.clients;
    const at = { table: seated.table };
    await server.cache.change(seated.table, (draft) => {
      for (let i = 0; i < PAIRS; i++) {
        note(draft, 'answered', 0, draft.live.play?.options(0)[0] ?? 0);
        note(draft, 'undone', 0);
      }
    });
    const answerAndTakeBack = async (client: Client) => {
      const { version, question } = await client.present(seated.table);
      await client.answer(seated.table, version, [question?.options[0].option ?? -1]);
      const body = { id: newCommand(), seen: version + 1, undo: true };
      return client.ask('command', { ...at, body });
    };
    expect((await answerAndTakeBack(dan)).status).toBe(200);
    await dan.ok('leave', at);
    await dan.ok('comeBack', at);
    expect(await answerAndTakeBack(cid)).toMatchObject({ status: 409, body: { code: 'too-restless' } });
    await cid.ok('leave', at);
    expect((await cid.refused('comeBack', at)).body.code).toBe('too-restless');
    const { table: left, question } = await dan.present(seated.table);
    expect(left.status).toBe('playing');
    expect((await dan.answer(seated.table, left.version, [question?.options[0].option ?? -1])).status).toBe(200);
  });

  test('how restless a seat was follows from the log, and from a snapshot', async () => {
    const { store } = server.cache;
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await server.cache.change(seated.table, (draft) => {
      for (let i = 0; i < SNAPSHOT_EVERY; i++) {
        note(draft, 'answered', 0, draft.live.play?.options(0)[0] ?? 0);
        note(draft, 'undone', 0);
      }
    });
    await seated.clients[1].ok('leave', { table: seated.table });
    await seated.clients[1].ok('comeBack', { table: seated.table });
    const { restless, version } = await server.cache.find(seated.table);
    expect(restless).toEqual([SNAPSHOT_EVERY, 1]);
    const reload = async () => expect(await loadTable(store.db, seated.table)).toMatchObject({ version, restless });
    await expect.poll(async () => (await readSnapshot(store.db, seated.table))?.version ?? 0).toBeGreaterThan(0);
    await reload();
    await store.db.deleteFrom('snapshot').where('table', '=', seated.table).execute();
    await reload();
  });

  test('whoever sits down and stands up without end has to wait; others sit down', async () => {
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const waiting = (await ann.ok('newTable', { body })).table.id;
    const join = (client: Client, remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/tables/${waiting}/join`,
        headers: client.headers(),
        remoteAddress,
        payload: {},
      });
    for (let i = 0; i < 20; i++) {
      expect((await join(bob, '10.0.0.1')).statusCode).toBe(200);
      await bob.ok('leave', { table: waiting });
    }
    const refused = await join(bob, '10.0.0.1');
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'too-often' }]);
    expect((await ann.present(waiting)).version).toBe(40);
    expect((await join(await Client.named(server.url, 'Cid'), '10.0.0.2')).statusCode).toBe(200);
  });

  test('whoever comes still sits down there, and whoever made it may start it', async () => {
    await (await Client.named(server.url, 'Dan')).ok('join', { table });
    expect((await ann.ok('start', { table, body: { bot: 'random' } })).table.status).toBe('playing');
  });
});
