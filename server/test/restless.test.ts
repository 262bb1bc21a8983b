/** A table at which much is taken back, left and come back to: its log has an end, and is told a part at a time. */
import { type Entry, MOST_ENTRIES, type Story } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSnapshot } from '../src/storage/tables.ts';
import { note } from '../src/table/draft.ts';
import { SNAPSHOT_EVERY } from '../src/table/hall.ts';
import { loadTable } from '../src/table/loading.ts';
import { leave, sitDown } from '../src/table/seating.ts';
import { Client, type Running, type StreamEvent, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

/** Pairs of entries after which it is enough. */
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
    await server.hall.change(table, (draft) => {
      for (let i = 0; i < PAIRS; i++) {
        sitDown(draft, bob.player, {});
        leave(draft, bob.player.id, 'random');
      }
    });
  });
  afterAll(() => server.close());
  const whole = Array.from({ length: 2 * PAIRS }, (_, i) => i + 1);
  const numbersOf = (entries: readonly Entry[]): number[] => entries.map(({ number }) => number);

  test('nobody sits down there any more', async () => {
    const { status, body } = await bob.refused('join', { table });
    expect([status, body.code]).toEqual([409, 'too-restless']);
    expect((await bob.present(table)).version).toBe(2 * PAIRS);
  });

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
    const looking = vi.spyOn(server.hall.store.db, 'selectFrom');
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
      .poll(async () => (await readSnapshot(server.hall.store.db, table))?.version ?? 0)
      .toBeGreaterThan(2 * PAIRS - SNAPSHOT_EVERY);
    const loaded = await loadTable(server.hall.store.db, table);
    expect(loaded).toMatchObject({ version: 2 * PAIRS, status: 'open', play: null });
  });

  test('in a game nothing more is taken back, who leaves does not return, and it is played on', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const [cid, dan] = seated.clients;
    const seat = 0;
    const { made } = await server.hall.change(seated.table, (draft) => {
      const { live } = draft;
      const option = live.play?.options(seat)[0] ?? 0;
      for (let i = 0; i < PAIRS; i++) {
        note(draft, 'answered', seat, option);
        note(draft, 'undone', seat);
      }
      note(draft, 'answered', seat, option);
      return live.play?.barrier(seat);
    });
    expect(made).toBe(null);
    const { version } = await cid.present(seated.table);
    const undo = { table: seated.table, body: { id: 'once-too-often', seen: version, undo: true } };
    expect((await cid.refused('command', undo)).body.code).toBe('too-restless');
    await cid.ok('leave', { table: seated.table });
    expect((await cid.refused('comeBack', { table: seated.table })).body.code).toBe('too-restless');
    const { table: left, question } = await dan.present(seated.table);
    expect(left.status).toBe('playing');
    const { option } = question?.options[0] ?? { option: 0 };
    expect((await dan.answer(seated.table, left.version, [option])).status).toBe(200);
  });

  test('whoever made it may still start it', async () => {
    expect((await ann.ok('start', { table, body: { bot: 'random' } })).table.status).toBe('playing');
  });
});
