/** Finished games are packed into a few kilobytes, and say everything as they did before. */
import { type Dice, makeDice } from '@gloaming/engine';
import { type Draft, note, resign } from '@gloaming/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packOld } from '../src/table/packOld.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { type Seated, seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const DAY = 24 * 60 * 60_000;
/** What a finished game may take, in bytes. */
const MOST = 20_000;

/** To the end, with some answers taken back on the way. */
function playOut(draft: Draft, dice: Dice): void {
  const { live } = draft;
  while (live.status === 'playing') {
    const [seat] = live.play?.deciders() ?? [];
    const options = live.play?.options(seat) ?? [];
    note(draft, 'answered', seat, options[dice(options.length)]);
    if (live.status === 'playing' && dice(9) === 0 && live.play?.barrier(seat) === null) note(draft, 'undone', seat);
  }
}

async function streamed(client: Client, table: string): Promise<unknown> {
  for await (const { event, data } of client.events('stream', { table }))
    if (event === 'story') return (data as { entries: unknown }).entries;
  throw new Error('the stream ended');
}

onBothStores('packed games', (newPlace) => {
  let place: string;
  let server: Running;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServer(place);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
  const restart = async (): Promise<void> => {
    await server.close();
    server = await startServer(place);
  };

  async function finish(game: string, players: number): Promise<Seated> {
    const seated = await seatPeople(server.url, game, players);
    const [ann, bea] = seated.clients;
    await ann.ok('leave', { table: seated.table });
    await ann.ok('comeBack', { table: seated.table });
    await bea.ok('rename', { body: { name: 'Beatrice' } });
    await server.cache.change(seated.table, (draft) => playOut(draft, makeDice(4)));
    return seated;
  }
  const again = (client: Client): Client =>
    new Client(server.url, { player: client.player, token: client.token ?? '' });

  /** Everything that anybody is told of it. */
  async function tell({ table, clients }: Seated): Promise<unknown[]> {
    const said: unknown[] = [];
    for (const client of [...clients.map(again), Client.watching(server.url)]) {
      const { entries } = await client.ok('story', { table, query: { lang: 'pl' } });
      const { clock, ...present } = await client.present(table);
      said.push(entries, present, await streamed(client, table));
    }
    const reader = Client.watching(server.url);
    const { steps } = await reader.ok('replay', { table, query: { step: '0' } });
    for (const step of [0, Math.floor(steps / 2), steps])
      said.push(await reader.ok('replay', { table, query: { step: String(step), eyes: '1', lang: 'de' } }));
    said.push(await reader.ok('record', { table }));
    return said;
  }
  async function packTomorrow(): Promise<void> {
    const tomorrow = Date.now() + 2 * DAY;
    vi.spyOn(server.cache.settings, 'now').mockImplementation(() => tomorrow);
    await packOld(server.cache, () => false);
    await restart();
  }
  const count = async (part: 'log' | 'snapshot' | 'pack', table: string): Promise<number> =>
    (await server.cache.store.db.selectFrom(part).select('table').where('table', '=', table).execute()).length;

  test.each([
    ['res-arcana', 4],
    ['evenfall', 4],
  ])('%s: everybody is told the same as before, and it is small', async (game, players) => {
    const seated = await finish(game, players);
    const { table } = seated;
    const before = await tell(seated);
    await packTomorrow();
    expect([await count('log', table), await count('snapshot', table), await count('pack', table)]).toEqual([0, 0, 1]);
    expect(await tell(seated)).toEqual(before);
    const { body } = await server.cache.store.db.selectFrom('pack').selectAll().executeTakeFirstOrThrow();
    const row = await server.cache.store.db.selectFrom('table').selectAll().where('id', '=', table).execute();
    expect(body.length + JSON.stringify(row).length).toBeLessThanOrEqual(MOST);
    const { table: branch } = await again(seated.clients[1]).ok('branch', {
      table,
      body: { step: 9, seat: 1, bot: 'random' },
    });
    expect(branch.status).toBe('playing');
    await again(seated.clients[0]).ok('rematch', { table });
  });

  test('only what ended long ago, and once', async () => {
    const [old, running] = [await finish('res-arcana', 2), await seatPeople(server.url, 'res-arcana', 2)];
    await packOld(server.cache, () => false);
    expect(await count('pack', old.table)).toBe(0);
    const now = Date.now() + 2 * DAY;
    vi.spyOn(server.cache.settings, 'now').mockImplementation(() => now);
    await packOld(server.cache, () => true);
    expect(await count('pack', old.table)).toBe(0);
    await Promise.all([packOld(server.cache, () => false), packOld(server.cache, () => false)]);
    expect(await count('pack', old.table)).toBe(1);
    expect([await count('log', running.table), await count('pack', running.table)]).toEqual([expect.any(Number), 0]);
    expect(await count('log', running.table)).toBeGreaterThan(0);
  });

  test('what would not be told in the same words stays as it was written', async () => {
    const seated = await finish('res-arcana', 2);
    const { db } = server.cache.store;
    const inLog = db.updateTable('log').where('table', '=', seated.table).where('number', '=', 9);
    await inLog.set({ news: '{"name":"","told":[],"of":"another day"}' }).execute();
    const before = await tell(seated);
    await packTomorrow();
    expect([await count('pack', seated.table), (await count('log', seated.table)) > 0]).toEqual([0, true]);
    expect(await tell(seated)).toEqual(before);
    const { packed } = await server.cache.store.db.selectFrom('table').select('packed').executeTakeFirstOrThrow();
    expect(packed).toBe(2);
  });

  test('a game of which the answers no longer lead to the hashes shows what was written down', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const { table, clients } = seated;
    await server.cache.change(table, (draft) => resign(draft, clients[0].player.id, 'adept'));
    await packTomorrow();
    await server.cache.store.db
      .updateTable('table')
      .set({ key: '00'.repeat(16) })
      .where('id', '=', table)
      .execute();
    await restart();
    const reader = Client.watching(server.url);
    const { entries, present } = await reader.ok('story', { table });
    expect(present.table).toMatchObject({ astray: true, status: 'ended' });
    expect(entries.at(-1)?.lines).not.toEqual([]);
  });
});
