/** Backups, really made while games are played, restored somewhere else, and played on. */

import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDice } from '@gloaming/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../src/base/config.ts';
import { openStore } from '../src/storage/store.ts';
import { readLog } from '../src/storage/tables.ts';
import { loadTable } from '../src/table/loading.ts';
import { Client, newCommand } from '../testing/client.ts';
import { playOne, type Seated, seatPeople } from '../testing/playing.ts';
import { endProcesses, spawnServer, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFolder, onPostgres } from '../testing/stores.ts';

const fileIn = (place: string): string => (isPostgres(place) ? place : join(place, 'server.sqlite'));
const settings = (place: string): Record<string, string> =>
  isPostgres(place) ? { DATABASE_URL: place } : { GLOAMING_HOME: place };

/** The server's own program, with a flag, as an operator runs it. */
async function run(place: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const { child, said } = spawnServer(settings(place), args);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said() };
}
const backUp = async (place: string, file: string): Promise<void> => {
  expect(await run(place, '--backup', file)).toMatchObject({ code: 0 });
};
const restore = async (file: string, place: string): Promise<void> => {
  expect(await run(place, '--restore', file)).toMatchObject({ code: 0 });
};
const runProgram = promisify(execFile);
const movedTo = (url: string, { table, clients }: Seated): Seated => ({
  table,
  clients: clients.map(({ player, token }) => new Client(url, { player, token: token ?? '' })),
});

async function emptyBackup(): Promise<string> {
  const [home, file] = [newFolder(), join(newFolder(), 'empty')];
  await stopProcess(await startProcess(home), 'SIGTERM');
  await backUp(home, file);
  return file;
}

type Save = (from: string, file: string) => Promise<void>;
type Load = (file: string, to: string) => Promise<void>;

/** Plays, makes a backup meanwhile, plays on, restores elsewhere, compares, and plays on there. */
async function prove(from: string, to: string, save: Save = backUp, load: Load = restore): Promise<void> {
  const before = await startProcess(from);
  const all = [await seatPeople(before.url, 'res-arcana', 2), await seatPeople(before.url, 'evenfall', 2)];
  const [{ table, clients }] = all;
  const { version: seen, question } = await clients[0].present(table);
  const command = { id: newCommand(), seen, answers: [question?.options[0].option ?? -1] };
  const taken = await clients[0].ok('command', { table, body: command });
  for (const each of all) for (let i = 0; i < 10; i++) await playOne(each, makeDice(i));

  let moves = 0;
  let isDone = false;
  const playing = Promise.all(
    all.map(async (each, i) => {
      // Nobody is so quick that the game would be over before the backup is.
      for (const dice = makeDice(i); !isDone && (await playOne(each, dice)); moves++) await rest(40);
    }),
  );
  const until = async (least: number): Promise<void> => {
    while (moves < least) await rest(5);
  };
  const file = join(newFolder(), 'copy');
  await until(2);
  await save(from, file);
  await until(moves + 2);
  isDone = true;
  await playing;
  for (const each of all) for (let i = 0; i < 4; i++) await playOne(each, makeDice(i));
  await stopProcess(before, 'SIGKILL');

  await load(file, to);
  const [old, now] = [await openStore(fileIn(from)), await openStore(fileIn(to))];
  for (const { table: id } of all) {
    const [whole, kept] = [await readLog(old.db, id, 0, 99_999), await readLog(now.db, id, 0, 99_999)];
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(whole.length);
    // The same log, up to the moment of the backup, and a table that follows it.
    expect(kept).toEqual(whole.slice(0, kept.length));
    const loaded = await loadTable(now.db, id);
    expect(loaded).toMatchObject({ version: kept.length, astray: false });
    expect(loaded?.play?.hash()).toBe(whole[kept.length - 1].hash);
  }

  const after = await startProcess(to);
  for (const each of all.map((seated) => movedTo(after.url, seated))) {
    const { version } = await each.clients[0].present(each.table);
    for (let i = 0; i < 8; i++) await playOne(each, makeDice(i));
    const loaded = await loadTable(now.db, each.table);
    expect(loaded?.version).toBeGreaterThan(version);
    const [last] = await readLog(now.db, each.table, (loaded?.version ?? 0) - 1, 99_999);
    expect(loaded?.play?.hash()).toBe(last.hash);
  }
  // What was done before is not done again.
  expect(await movedTo(after.url, all[0]).clients[0].ok('command', { table, body: command })).toEqual(taken);
  await old.db.destroy();
  await now.db.destroy();
  await stopProcess(after, 'SIGTERM');
}

afterAll(() => {
  endProcesses();
  cleanUp();
});

describe('a backup of SQLite', () => {
  test('made while games are played is restored elsewhere, and played on', () => prove(newFolder(), newFolder()));

  const hasSqlite3 = spawnSync('sqlite3', ['--version']).status === 0;
  test.skipIf(!hasSqlite3)('by the program of SQLite itself: a file that the server takes as its own', () =>
    prove(
      newFolder(),
      newFolder(),
      async (from, file) => void (await runProgram('sqlite3', [fileIn(from), `vacuum into '${file}'`])),
      async (file, to) => writeFileSync(fileIn(to), readFileSync(file)),
    ),
  );

  test('is not the only file that is restored whole: so is a server’s own, with what still lies beside it', async () => {
    const home = newFolder();
    const server = await startProcess(home);
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    for (let i = 0; i < 5; i++) await playOne(seated, makeDice(i));
    const places = [newFolder(), newFolder()];
    await restore(fileIn(home), places[0]);
    await stopProcess(server, 'SIGKILL');
    expect(statSync(`${fileIn(home)}-wal`).size).toBeGreaterThan(0);
    await restore(fileIn(home), places[1]);
    const logs = [];
    for (const place of [home, ...places]) {
      const { db } = await openStore(fileIn(place));
      logs.push(await readLog(db, seated.table, 0, 99_999));
      await db.destroy();
    }
    expect(logs[0].length).toBeGreaterThan(5);
    for (const log of logs.slice(1)) expect(log).toEqual(logs[0]);
  });

  test('is for one’s own eyes, and neither it nor games are ever overwritten', async () => {
    const [home, other] = [newFolder(), newFolder()];
    const server = await startProcess(home);
    await seatPeople(server.url, 'res-arcana', 2);
    const file = join(other, 'backup');
    await backUp(home, file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run(home, '--backup', file)).toEqual({ code: 1, said: expect.stringContaining('already there') });
    await stopProcess(server, 'SIGTERM');
    expect(await run(home, '--restore', file)).toEqual({ code: 1, said: expect.stringContaining('empty place') });
    const log = join(other, 'something.txt');
    writeFileSync(log, 'nothing of ours');
    for (const wrong of [log, join(other, 'nowhere')])
      expect(await run(newFolder(), '--restore', wrong)).toMatchObject({
        code: 1,
        said: expect.stringContaining(wrong),
      });
    expect(await run(newFolder(), '--backup', join(other, 'new'))).toMatchObject({ code: 1 });
    const said = expect.stringMatching(/^The backup could not be made: /);
    expect(await run(home, '--backup', join(other, 'no', 'folder'))).toEqual({ code: 1, said });
    // What was broken off takes no room.
    expect(readdirSync(other).toSorted()).toEqual(['backup', 'something.txt']);
    expect((await run(home, '--bakcup', file)).code).toBe(2);
  });
});

onPostgres('a backup', (newPlace) => {
  test('made while games are played is restored into another database, and played on', async () =>
    prove(await newPlace(), await newPlace()));
  test('does not change what it is made of', async () => {
    const place = await newPlace();
    const said = expect.stringContaining('another version');
    expect(await run(place, '--backup', join(newFolder(), 'copy'))).toEqual({ code: 1, said });
    await restore(await emptyBackup(), place);
  });
  test('goes into a file of SQLite as well', async () => prove(await newPlace(), newFolder()));
  test('of SQLite goes into PostgreSQL', async () => prove(newFolder(), await newPlace()));

  /** It refuses servers that are newer than itself. */
  const dumps = Number(/ (\d+)/.exec(spawnSync('pg_dump', ['--version']).stdout?.toString() ?? '')?.[1] ?? 0);
  const serves = Number(process.env.TEST_POSTGRES_MAJOR ?? Number.POSITIVE_INFINITY);
  test.skipIf(dumps < serves)('by pg_dump, restored by psql', async () =>
    prove(
      await newPlace(),
      await newPlace(),
      async (from, file) => void (await runProgram('pg_dump', ['--file', file, from])),
      async (file, to) => void (await runProgram('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to])),
    ),
  );
});
