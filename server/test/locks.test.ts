/** Somebody else holds a row in PostgreSQL and does not let go: others go on, and nothing piles up behind it. */

import { makeDice } from '@gloaming/engine';
import { Client as Database } from 'pg';
import { expect, test } from 'vitest';
import { startServer } from '../testing/client.ts';
import { playOne, seatPeople } from '../testing/playing.ts';
import { onPostgres } from '../testing/stores.ts';

const PATIENT = { timeout: 60_000 };

onPostgres('a row that somebody holds', (newPlace) => {
  test('whoever wants it is told to try again, the database forgets that they did, and other tables go on', async () => {
    const place = await newPlace();
    const server = await startServer(place);
    const holder = new Database({ connectionString: place });
    await holder.connect();
    try {
      const [held, other] = [
        await seatPeople(server.url, 'res-arcana', 2),
        await seatPeople(server.url, 'res-arcana', 2),
      ];
      await holder.query('begin');
      await holder.query('select 1 from "table" where id = $1 for update', [held.table]);
      const { asked, version } = await held.clients[0].present(held.table);
      const client = held.clients[asked[0]];
      const { question } = await client.present(held.table);
      const answer = [question?.options[0].option ?? 0];
      const trying = Promise.all([1, 2, 3].map(() => client.answer(held.table, version, answer)));
      expect(await playOne(other, makeDice(1))).toBe(true);
      expect((await trying).map(({ status }) => status)).toEqual([503, 503, 503]);
      const waiting = async (): Promise<number> =>
        (await holder.query('select 1 from pg_locks where not granted')).rowCount ?? 0;
      await expect.poll(waiting, PATIENT).toBe(0);
      await holder.query('rollback');
      await expect.poll(async () => (await client.answer(held.table, version, answer)).status, PATIENT).toBe(200);
    } finally {
      await holder.end();
      await server.close();
    }
  });

  test('a transaction in which nothing happens ends, and what it held is free', async () => {
    const place = await newPlace();
    const server = await startServer(place);
    const { db } = server.cache.store;
    try {
      const { table } = await seatPeople(server.url, 'res-arcana', 2);
      const standing = db.transaction().execute(async (tx) => {
        await tx.updateTable('table').set({ private: 1 }).where('id', '=', table).execute();
        await expect
          .poll(async () => {
            try {
              await db.updateTable('table').set({ hints: 1 }).where('id', '=', table).execute();
              return true;
            } catch {
              return false;
            }
          }, PATIENT)
          .toBe(true);
        await tx.selectFrom('table').select('id').execute();
      });
      await expect(standing).rejects.toThrow();
      expect(await db.selectFrom('table').select(['private', 'hints']).where('id', '=', table).execute()).toEqual([
        { private: 0, hints: 1 },
      ]);
    } finally {
      await server.close();
    }
  });
});
