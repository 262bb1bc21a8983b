/** Written together: each is certain when it is told, and whoever fails fails alone. */
import { DatabaseSync } from 'node:sqlite';
import type { Change, NewEntry } from '@gloaming/host';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Outpaced } from '../src/storage/appendLog.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { append, insertTable, readLog, readTable } from '../src/storage/tables.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const NOW = 1_790_000_000_000;
const TABLES = Array.from({ length: 12 }, (_, i) => `t${i}`);

const entry = (number: number, news = '[]'): NewEntry => ({
  number,
  at: NOW,
  kind: 'answered',
  seat: 0,
  option: 0,
  takes_back: null,
  hash: 'abc',
  news,
});
const change = (table: string, rest: Partial<Change> = {}): Change => ({
  table,
  from: 0,
  entries: [entry(1)],
  row: { status: 'playing' },
  seats: [],
  command: { seat: 0, id: 'command1', asked: 'x' },
  ...rest,
});

let file: string;
let store: Store;
beforeEach(async () => {
  file = await newFile();
  store = await openStore(file);
  await insertPlayer(store.db, { id: 'ann000000000', name: 'Ann' }, 'secret', NOW);
  for (const id of TABLES)
    await insertTable(
      store.db,
      {
        id,
        game: 'res-arcana',
        rules: 1,
        options: '{}',
        key: '00',
        private: 0,
        time: '{"kind":"none"}',
        owner: 'ann000000000',
        created: NOW,
        status: 'open',
        version: 0,
        result: null,
        rematch: null,
        due: null,
      },
      [{ table: id, seat: 0, kind: 'open', player: null, bot: null, away: 'here', code: null }],
    );
});
afterEach(() => store.db.destroy());
afterAll(cleanUp);

/** What another process would find in the file at this very moment. */
function lookFromOutside(): string[] {
  const other = new DatabaseSync(file, { readOnly: true });
  const rows = other.prepare('select distinct "table" from log order by "table"').all();
  other.close();
  return rows.map(({ table }) => String(table));
}

test('when the first is told, all that came with it are in the file', async () => {
  const seen: string[][] = [];
  await Promise.all(TABLES.map((table) => append(store, change(table)).then(() => seen.push(lookFromOutside()))));
  for (const tables of seen) expect(tables).toEqual(TABLES.toSorted());
});

test('who is outpaced or comes twice leaves no trace, and the others are written', async () => {
  await append(store, change('t0'));
  const wrong: Record<string, Change> = {
    // Another has the number.
    t0: change('t0', { command: { seat: 0, id: 'command2', asked: 'x' } }),
    // A version that never was: found out after the entry has been written.
    t1: change('t1', { from: 5, entries: [entry(6)] }),
    // Seats are written last, and this one cannot be.
    t2: change('t2', {
      seats: [{ table: 't2', seat: 0, kind: null as never, player: null, bot: null, away: 'here', code: null }],
    }),
  };
  const outcomes = await Promise.allSettled(TABLES.map((table) => append(store, wrong[table] ?? change(table))));
  expect(outcomes.map(({ status }) => status)).toEqual(
    TABLES.map((table) => (table in wrong ? 'rejected' : 'fulfilled')),
  );
  expect(outcomes[1]).toMatchObject({ reason: expect.any(Outpaced) });
  for (const table of TABLES) {
    const version = table === 't1' || table === 't2' ? 0 : 1;
    expect(await readTable(store.db, table)).toMatchObject({ version });
    expect(await readLog(store.db, table, 0, 99)).toHaveLength(version);
  }
  expect(await store.db.selectFrom('command').selectAll().execute()).toHaveLength(TABLES.length - 2);
  await append(store, change('t2'));
});

test('a full disk: what was told is there, what was refused is not, and later it works', async () => {
  const limit = (pages: number) =>
    store.kind === 'sqlite' && store.groupCommit((writer) => writer.run(`pragma max_page_count = ${pages}`));
  await limit(1);
  const long = entry(1, 'n'.repeat(200_000));
  const outcomes = await Promise.allSettled(
    TABLES.map((table, i) => append(store, change(table, { entries: [i % 2 === 0 ? long : entry(1)] }))),
  );
  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } });
  const large = insertPlayer(store.db, { id: 'large', name: 'n'.repeat(200_000) }, 'secret', 0);
  await expect(large).rejects.toMatchObject({ errcode: 13 });
  const told = TABLES.filter((_, i) => outcomes[i].status === 'fulfilled');
  expect(lookFromOutside()).toEqual(told.toSorted());
  await limit(1_000_000);
  for (const table of TABLES) if (!told.includes(table)) await append(store, change(table, { entries: [long] }));
  expect(lookFromOutside()).toEqual(TABLES.toSorted());
});

test('whoever uses several statements is not interrupted', async () => {
  let isInside = false;
  const slow = store.db.transaction().execute(async (tx) => {
    isInside = true;
    await tx.updateTable('table').set({ due: 1 }).where('id', '=', 't0').execute();
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
    isInside = false;
    throw new Error('thought better of it');
  });
  const written = append(store, change('t1')).then(() => expect(isInside).toBe(false));
  await expect(slow).rejects.toThrow('thought better of it');
  await written;
  // What was written beside it was not rolled back with it.
  expect(await readTable(store.db, 't1')).toMatchObject({ version: 1 });
  expect(await readTable(store.db, 't0')).toMatchObject({ due: null });
});
