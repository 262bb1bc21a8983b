/** A PostgreSQL that goes silent, as one behind a broken network does: whoever waits for it is told so, and does not wait for ever. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { isTrouble } from '../src/http/errors.ts';
import { isAlive, openAsItIs, openStore } from '../src/storage/store.ts';
import { onPostgres } from '../testing/stores.ts';

/** What the test waits for instead of a quarter of a minute, and for how long it keeps silent. */
const SOON = 300;
const LONG = 4 * SOON;

/** "You are welcome", and "ready": after that, nothing. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

async function openSilent(): Promise<{ place: string; asked: () => number; close(): void }> {
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => asked++);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    place: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/nothing`,
    asked: () => asked,
    close,
  };
}

test('a query without an answer fails after a while, as one that may work later', async () => {
  const silent = await openSilent();
  const { db } = openAsItIs(silent.place, SOON);
  const errors = await Promise.all(
    [1, 2].map(() =>
      sql`select 1`.execute(db).then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  expect(errors.map(isTrouble)).toEqual([true, true]);
  expect(silent.asked()).toBeGreaterThan(0);
  expect(await isAlive(db)).toBe(false);
  await db.destroy();
  silent.close();
});

onPostgres('a database that is silent for good reason', (newPlace) => {
  /** Of the migrator: whoever starts while another process changes the tables waits until that is done. */
  const MIGRATING = '3853314791062309107';

  test('whoever starts waits for who changes the tables, however long', async () => {
    const place = await newPlace();
    const other = new Client({ connectionString: place });
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATING})`);
    const opening = openStore(place, SOON);
    await rest(LONG);
    const { rows } = await other.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
    expect(rows).toHaveLength(1);
    await other.end();
    const { db } = await opening;
    expect(await isAlive(db)).toBe(true);
    await db.destroy();
  });

  test('nobody is asked for long: the next query is answered', async () => {
    const { db } = await openStore(await newPlace(), SOON);
    for (let i = 0; i < 3; i++) {
      expect(await isAlive(db)).toBe(true);
      await rest(LONG);
    }
    await db.destroy();
  });
});
