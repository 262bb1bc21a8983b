/** What whoever runs a server relies on: to be told what is wrong, what is going on, and to have backups. */
import { readdirSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDice } from '@gloaming/engine';
import { sql } from 'kysely';
import { Client as Database } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restore } from '../src/backup.ts';
import { backUpIfDue } from '../src/backups.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { playOne, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile, newFolder, onBothStores } from '../testing/stores.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, statfs: vi.fn(real.statfs) };
});
afterAll(cleanUp);

const PATIENT = { timeout: 60_000 };
const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);

onBothStores('running a server', (newPlace) => {
  let place: string;
  let server: Running;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServer(place);
  });
  afterEach(async () => {
    vi.mocked(statfs).mockReset();
    await server.close();
  });
  const readiness = async (): Promise<unknown> => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, await response.json()];
  };
  const becomes = (wanted: unknown) => expect.poll(readiness, PATIENT).toEqual(wanted);
  const READY = [200, { ready: true }];

  test('a database that can only be read is no longer ready, until it can be written again', async () => {
    expect(await readiness()).toEqual(READY);
    const { store } = server.cache;
    const setReadOnly = async (is: boolean): Promise<void> => {
      if (store.kind === 'sqlite') return void (await sql.raw(`pragma query_only = ${is ? 1 : 0}`).execute(store.db));
      const { pathname } = new URL(place);
      const database = new Database({ connectionString: place });
      await database.connect();
      await database.query('set default_transaction_read_only = off');
      await database.query('begin read write');
      await database.query(
        `alter database ${pathname.slice(1)} set default_transaction_read_only = ${is ? 'on' : 'off'}`,
      );
      await database.query('commit');
      const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
      await database.query(`${others} and pid <> pg_backend_pid()`);
      await database.end();
    };
    await setReadOnly(true);
    await becomes([503, { ready: false, why: 'database' }]);
    await setReadOnly(false);
    await becomes(READY);
  });

  test('with little room left on the disk of a file it is not ready', async ({ skip }) => {
    if (server.cache.store.kind === 'postgres') return skip('its disk is elsewhere');
    vi.mocked(statfs).mockResolvedValue({ bavail: 10, bsize: 4096 } as Awaited<ReturnType<typeof statfs>>);
    await becomes([503, { ready: false, why: 'disk-full' }]);
    // Where a disk does not say, nothing is wrong.
    vi.mocked(statfs).mockRejectedValue(new Error('no such call'));
    await becomes(READY);
  });

  test('moves, bots in line, lag, refusals and errors are measured', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOne(seated, makeDice(1));
    const bob = await Client.named(server.url, 'Bob');
    const bots = Array(2).fill({ kind: 'bot', bot: 'random' });
    const { table } = await bob.ok('newTable', { body: { game: 'res-arcana', seats: bots } });
    await expect.poll(async () => (await bob.present(table.id)).version, PATIENT).toBeGreaterThan(3);
    await bob.refused('join', { table: table.id, body: {} });
    server.cache.settings.complain(new Error('just so'), 'testing');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const value = (name: string): number => {
      const line = metrics.split('\n').find((each) => each.startsWith(name));
      return Number((line ?? expect.fail(name)).split(' ').at(-1));
    };
    expect(value('gloaming_moves_total{by="people"}')).toBe(1);
    expect(value('gloaming_moves_total{by="bots"}')).toBeGreaterThan(1);
    expect(value('gloaming_refusals_total{code="not-open"}')).toBe(1);
    expect(value('gloaming_errors_total{what="testing"}')).toBe(1);
    expect(value('gloaming_bots_waiting')).toBeGreaterThanOrEqual(0);
    expect(value('gloaming_bots_haste')).toBeGreaterThanOrEqual(1);
    expect(value('gloaming_last_backup_seconds')).toBe(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  test('backups are made when they are due, the oldest go, and one can be restored', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const folder = join(newFolder(), 'kept');
    const how = { folder, hours: 24, keep: 2 };
    expect(await backUpIfDue(place, how, NOW)).toBe(NOW);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(await backUpIfDue(place, how, NOW + 23 * HOUR)).toBe(NOW);
    for (const day of [1, 2, 3]) await backUpIfDue(place, how, NOW + day * 24 * HOUR);
    expect(readdirSync(folder).toSorted()).toEqual([
      'gloaming-2026-11-22T12-00-00-000Z.backup',
      'gloaming-2026-11-23T12-00-00-000Z.backup',
      'notes.txt',
    ]);
    const other = await newFile();
    expect(await restore(join(folder, 'gloaming-2026-11-23T12-00-00-000Z.backup'), other)).toMatchObject({ table: 1 });
    const restored = await startServer(other);
    expect((await Client.watching(restored.url).present(seated.table)).table.status).toBe('playing');
    await restored.close();
  });

  test('a backup that cannot be made leaves the older ones', async () => {
    const folder = newFolder();
    await backUpIfDue(place, { folder, hours: 1, keep: 1 }, NOW);
    const nowhere = place.startsWith('postgres') ? place.replace(/[^/]*$/, 'nothing_here') : `${place}-nothing-here`;
    await expect(backUpIfDue(nowhere, { folder, hours: 1, keep: 1 }, NOW + 2 * HOUR)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['gloaming-2026-11-20T12-00-00-000Z.backup']);
  });

  test('a server makes them by itself, and says when', async () => {
    await server.close();
    const folder = newFolder();
    server = await startServer(place, { GLOAMING_BACKUPS: folder });
    await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.backup')), PATIENT).toHaveLength(1);
    const said = async () =>
      (await (await fetch(`${server.url}/metrics`)).text()).match(/last_backup_seconds (\d+)/)?.[1];
    await expect.poll(async () => Number(await said()), PATIENT).toBeGreaterThan(NOW / 1000 - 365 * 24 * 3600);
  });
});
