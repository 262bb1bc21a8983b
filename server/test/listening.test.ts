/** The database goes away and comes back: whoever listens to the other processes goes on doing so, and nothing else is broken. */
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { CHANNEL } from '../src/storage/appending.ts';
import { isAlive, openStore } from '../src/storage/store.ts';
import { startServer } from '../testing/client.ts';
import { onPostgres } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };

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
