/** The database goes away and comes back: whoever listens to the other processes goes on doing so, and nothing else is broken. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { CHANNEL } from '../src/storage/channel.ts';
import { isAlive, openStore } from '../src/storage/store.ts';
import { Client as Player, startServer } from '../testing/client.ts';
import { onPostgres } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };

/** On the way to a database: once it is silent, connections that listen are open, and nothing comes through. */
async function openSilencer(place: string): Promise<{ place: string; hush(): void; close(): void }> {
  const to = new URL(place);
  const { hostname } = to;
  const port = Number(to.port);
  const sockets = new Set<Socket>();
  let deaf = new Set<Socket>();
  const listening = new Set<Socket>();
  const pass = (from: Socket, into: Socket, client: Socket): void => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (bytes.includes(`listen ${CHANNEL}`)) listening.add(client);
      if (!deaf.has(client)) into.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => into.destroy());
  };
  const server = createServer((client) => {
    const database = connect(port, hostname);
    pass(client, database, client);
    pass(database, client, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  to.port = String((server.address() as AddressInfo).port);
  return {
    place: to.href,
    hush: () => {
      deaf = new Set(listening);
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How many connections of a database listen. */
async function listeners(place: string): Promise<number> {
  const client = new Client({ connectionString: place });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and query = $1',
    [`listen ${CHANNEL}`],
  );
  await client.end();
  return rows[0].n;
}

onPostgres('listening', (newPlace, stumble) => {
  test('when the database was away for a while there is one that listens, as before', async () => {
    const place = await newPlace();
    const server = await startServer(place);
    expect(await listeners(place)).toBe(1);
    // Enough for half a dozen tries.
    await stumble(() => rest(3_500));
    await expect.poll(() => listeners(place), PATIENT).toBeGreaterThan(0);
    const counts: number[] = [];
    for (let i = 0; i < 10; i++) {
      await rest(100);
      counts.push(await listeners(place));
    }
    expect(Math.max(...counts)).toBe(1);
    await server.close();
    await expect.poll(() => listeners(place), PATIENT).toBe(0);
  });

  test('a connection that has fallen silent is noticed, and what was missed is heard', async () => {
    const place = await newPlace();
    const silencer = await openSilencer(place);
    const [here, there] = [await startServer(place), await startServer(silencer.place)];
    const ann = await Player.named(here.url, 'Ann');
    const body = { game: 'res-arcana', seats: [{ kind: 'open' }, { kind: 'open' }], private: true };
    const { table } = await ann.ok('newTable', { body });
    const told: number[] = [];
    there.cache.listeners.add(({ version }) => told.push(version));
    await there.cache.find(table.id);
    silencer.hush();
    await ann.ok('join', { table: table.id });
    await expect.poll(() => told.at(-1), PATIENT).toBe(1);
    await ann.ok('leave', { table: table.id });
    await expect.poll(() => told.at(-1), PATIENT).toBe(2);
    await Promise.all([here.close(), there.close()]);
    silencer.close();
  });

  test('a transaction that rests while the database goes away fails, and the process goes on', async () => {
    const { db } = await openStore(await newPlace());
    const open = Promise.withResolvers<void>();
    const away = Promise.withResolvers<void>();
    const cut = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      open.resolve();
      await away.promise;
      await sql`select 1`.execute(transaction);
    });
    const failure = cut.then(
      () => null,
      (error: unknown) => error,
    );
    await open.promise;
    await stumble(() => rest(100));
    away.resolve();
    expect(await failure).toBeInstanceOf(Error);
    await expect.poll(() => isAlive(db), PATIENT).toBe(true);
    await db.destroy();
  });
});
