/** What is too old is removed, and nothing else. */

import type { NewEntry } from '@gloaming/host';
import { QueryNode, SelectQueryNode, sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Keeping } from '../src/base/config.ts';
import { removeTables } from '../src/storage/cleaning.ts';
import { insertClaim, insertPlayer, useClaim } from '../src/storage/players.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { append, insertTable, readCommand, readLog, readSnapshot, writeSnapshot } from '../src/storage/tables.ts';
import { clean, keepClean } from '../src/table/cleaning.ts';
import { Rulebook, rulesToday } from '../src/table/rulebook.ts';
import { TableCache } from '../src/table/tableCache.ts';
import { onBothStores } from '../testing/stores.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 1_790_000_000_000;
const ANN = { id: 'ann000000000', name: 'Ann' };
const OPTIONS = JSON.stringify(rulesToday('res-arcana').choose(2, {}));
const FOR_EVER: Keeping = { commands: 0, waiting: 0, finished: 0 };

/** Whoever locks rows is held up after it has begun to look at them, for as long as somebody has this lock. */
const HELD = 7;
const holdingLocks = (store: Store): Store => ({
  ...store,
  db: store.db.withPlugin({
    transformQuery: ({ node }) =>
      SelectQueryNode.is(node) && node.endModifiers !== undefined
        ? QueryNode.cloneWithWhere(node, sql`pg_advisory_xact_lock_shared(${HELD}) is not null`.toOperationNode())
        : node,
    transformResult: async ({ result }) => result,
  }),
});

onBothStores('cleaning up', (newPlace) => {
  let cache: TableCache;
  beforeEach(async () => {
    const store = await openStore(await newPlace());
    await insertPlayer(store.db, ANN, 'secret', NOW);
    cache = new TableCache(store, {
      pause: 0,
      most: 10,
      now: () => NOW,
      complain: (error) => {
        throw error;
      },
    });
  });
  afterEach(() => cache.store.db.destroy());

  /** A table that was made so many days ago; the last thing at it happened later, if at all. */
  async function make(id: string, status: string, made: number, last?: number): Promise<void> {
    const { store } = cache;
    await insertTable(
      store.db,
      {
        id,
        game: 'res-arcana',
        rules: rulesToday('res-arcana').number,
        options: OPTIONS,
        key: '00',
        private: 0,
        time: '{"kind":"none"}',
        owner: ANN.id,
        created: NOW - made * DAY,
        status,
        version: 0,
        result: null,
        rematch: null,
        due: null,
      },
      [{ table: id, seat: 0, kind: 'player', player: ANN.id, bot: null, away: 'here', code: null }],
    );
    if (last === undefined) return;
    const entry: NewEntry = {
      number: 1,
      at: NOW - last * DAY,
      kind: 'sat',
      seat: 0,
      option: null,
      takes_back: null,
      hash: null,
      news: '{"name":"Ann","told":[]}',
    };
    const command = { seat: 0, id: `command of ${id}`, asked: 'x' };
    const request = { player: ANN.id, id: `request of ${id}`, asked: 'x' };
    await append(store, { table: id, from: 0, entries: [entry], row: {}, seats: [], command, request });
    await writeSnapshot(store, { table: id, version: 1, rules: 1, body: '' });
  }
  const left = async (): Promise<string[]> => {
    const rows = await cache.store.db.selectFrom('table').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  test('tables that never started, if nothing has happened at them for long', async () => {
    await make('a-old', 'open', 31);
    await make('b-old-too', 'open', 90, 31);
    await make('c-new', 'open', 29);
    await make('d-somebody-came', 'open', 90, 29);
    await make('e-playing', 'playing', 900, 800);
    await make('f-finished', 'ended', 900, 800);
    await clean(cache, { ...FOR_EVER, waiting: 30 });
    expect(await left()).toEqual(['c-new', 'd-somebody-came', 'e-playing', 'f-finished']);
    for (const part of ['log', 'command', 'request', 'snapshot', 'seat'] as const)
      expect(
        await cache.store.db.selectFrom(part).selectAll().where('table', '=', 'b-old-too').execute(),
        part,
      ).toEqual([]);
    expect(await readLog(cache.store.db, 'e-playing', 0, 9)).toHaveLength(1);
    expect(await readSnapshot(cache.store.db, 'f-finished')).toBeDefined();
  });

  test('a table at which somebody sits down at this moment stays', async ({ skip }) => {
    const { store } = cache;
    if (store.kind === 'sqlite') return skip('there is one connection: nothing happens in between');
    await make('a-old', 'open', 90, 31);
    const holder = new Client({ connectionString: store.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [HELD]);
    const removed = removeTables(holdingLocks(store), new Rulebook().newest, 'open', NOW - 30 * DAY);
    await expect
      .poll(
        async () => (await holder.query('select 1 from pg_locks where objid = $1 and not granted', [HELD])).rowCount,
      )
      .toBe(1);
    const sat = { number: 2, at: NOW, kind: 'sat', seat: 0, option: null, takes_back: null, hash: null, news: '{}' };
    await append(store, { table: 'a-old', from: 1, entries: [sat], row: {}, seats: [] });
    await holder.end();
    expect(await removed).toEqual([]);
    expect(await readLog(store.db, 'a-old', 0, 9)).toHaveLength(2);
  });

  test('finished games only if that is wished', async () => {
    await make('a-finished', 'ended', 900, 800);
    await make('b-finished-lately', 'ended', 900, 20);
    await make('c-playing', 'playing', 900, 800);
    await clean(cache, FOR_EVER);
    await clean(cache, { commands: 7, waiting: 30, finished: 0 });
    expect(await left()).toEqual(['a-finished', 'b-finished-lately', 'c-playing']);
    await clean(cache, { ...FOR_EVER, finished: 365 });
    expect(await left()).toEqual(['b-finished-lately', 'c-playing']);
  });

  test('commands, and not what they have done', async () => {
    await make('a-long-ago', 'playing', 9, 8);
    await make('b-lately', 'playing', 9, 6);
    await clean(cache, FOR_EVER);
    expect(await readCommand(cache.store.db, 'a-long-ago', 0, 'command of a-long-ago')).toBeDefined();
    await clean(cache, { ...FOR_EVER, commands: 7 });
    expect(await readCommand(cache.store.db, 'a-long-ago', 0, 'command of a-long-ago')).toBeUndefined();
    expect(await readCommand(cache.store.db, 'b-lately', 0, 'command of b-lately')).toBeDefined();
    expect(await readLog(cache.store.db, 'a-long-ago', 0, 9)).toHaveLength(1);
  });

  test('codes that no longer work, whatever else is kept', async () => {
    const { db } = cache.store;
    await insertClaim(db, ANN.id, 'too old', NOW - 1);
    await insertClaim(db, ANN.id, 'still good', NOW + 1);
    await clean(cache, FOR_EVER);
    expect(await db.selectFrom('claim').select('until').execute()).toEqual([{ until: NOW + 1 }]);
    expect(await useClaim(db, 'still good', 'new secret', NOW)).toEqual(ANN);
  });

  test('more than fit into one go', async () => {
    for (let i = 0; i < 45; i++) await make(`t${i}`, 'open', 40, 35);
    await make('u', 'open', 1);
    await clean(cache, { commands: 7, waiting: 30, finished: 0 });
    expect(await left()).toEqual(['u']);
    expect(await cache.store.db.selectFrom('command').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['tables', 'snapshot', { ...FOR_EVER, finished: 30 }],
    ['commands', 'command', { ...FOR_EVER, commands: 7 }],
  ] as const)('a server that is stopped does not wait until everything is clean: %s', async (_, part, keeping) => {
    // Several goes of each.
    for (let i = 0; i < 65; i++) await make(`t${i}`, 'ended', 40, 35);
    const asked = { asked: 'x', version: 1, at: NOW - 35 * DAY };
    for (let seat = 1; seat <= 30; seat++) {
      const values = Array.from({ length: 65 }, (_, i) => ({ table: `t${i}`, seat, id: 'x', ...asked }));
      await cache.store.db.insertInto('command').values(values).execute();
    }
    const count = async (): Promise<number> => (await cache.store.db.selectFrom(part).select('table').execute()).length;
    const stop = keepClean(cache, keeping);
    await stop();
    expect(await count()).toBeGreaterThan(0);
    await clean(cache, keeping);
    expect(await count()).toBe(0);
  });

  test('a table that is gone is nowhere any more', async () => {
    await make('a-old', 'open', 31);
    await cache.find('a-old');
    await clean(cache, { ...FOR_EVER, waiting: 30 });
    expect(cache.size).toBe(0);
    await expect(cache.find('a-old')).rejects.toMatchObject({ code: 'no-such-table' });
  });
});
