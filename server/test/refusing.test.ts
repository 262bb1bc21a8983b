/** A PostgreSQL that is there and lets nobody write, or nobody in: it may do so again later, and nothing is broken. */
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { type Seated, seatPeople } from '../testing/playing.ts';
import { onPostgres } from '../testing/stores.ts';

onPostgres('a database that refuses', (newPlace) => {
  let server: Running;
  let seated: Seated;
  let operator: Connection;
  let database: string;
  beforeAll(async () => {
    const place = new URL(await newPlace());
    database = place.pathname.slice(1);
    server = await startServer(place.href);
    seated = await seatPeople(server.url, 'res-arcana', 2);
    place.pathname = '/postgres';
    operator = new Connection({ connectionString: place.href });
    await operator.connect();
  });
  afterAll(async () => {
    await server.close();
    await operator.end();
  });
  /** From now on: connections that are open would go on as before. */
  const set = async (what: string): Promise<void> => {
    await operator.query(`alter database ${database} ${what}`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  };

  test.each([
    ['to be written to', 'set default_transaction_read_only = on', 'reset default_transaction_read_only'],
    ['to be connected to', 'allow_connections false', 'allow_connections true'],
  ])('%s: try again, and later it works', async (_, off, on) => {
    const { table, clients } = seated;
    const presents = await Promise.all(clients.map((each) => each.present(table)));
    const seat = presents.findIndex(({ question }) => question !== null);
    const { version: seen, question } = presents[seat];
    const body = { id: `command-${seen}`, seen, answers: [question?.options[0].option ?? -1] };
    await set(off);
    const said = await Promise.all([
      clients[seat].refused('command', { table, body }),
      Client.watching(server.url).refused('newPlayer', { body: { name: 'Cid', for: 'program' } }),
    ]);
    await set(on);
    expect(said.map(({ status, body: { code } }) => [status, code])).toEqual([
      [503, 'try-again'],
      [503, 'try-again'],
    ]);
    await expect.poll(async () => (await clients[seat].ask('command', { table, body })).status).toBe(200);
  });
});
