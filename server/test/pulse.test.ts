/** Time in which no server was at work, or that a clock has jumped over, is given back to the players. */
import { GRACE } from '@gloaming/host';
import type { Present, TimeControl } from '@gloaming/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUp, restore } from '../src/backup.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { type Seated, seatPeople } from '../testing/playing.ts';
import { newFile, onBothStores } from '../testing/stores.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TEN_MINUTES: TimeControl = { kind: 'live', minutes: 10, increment: 0 };
/** What a busy machine may take off or on. */
const SOME = 30 * SECOND;

onBothStores("time that is nobody's", (newPlace) => {
  let place: string;
  let server: Running;
  const servers: Running[] = [];
  /** How far the machine's clock is off. */
  let off = 0;
  /** Where it stands still: how long something takes is then of no account. */
  let still: number | null = null;
  const { now } = Date;
  const start = async (where = place): Promise<Running> => {
    const started = await startServer(where);
    servers.push(started);
    return started;
  };
  const stop = async (one: Running): Promise<void> => {
    servers.splice(servers.indexOf(one), 1);
    await one.close();
  };
  beforeEach(async () => {
    off = 0;
    still = null;
    vi.spyOn(Date, 'now').mockImplementation(() => (still ?? now()) + off);
    place = await newPlace();
    server = await start();
  });
  afterEach(async () => {
    for (const each of [...servers]) await stop(each);
    vi.restoreAllMocks();
  });

  const at = (client: Client, running = server): Client =>
    new Client(running.url, { player: client.player, token: client.token ?? '' });
  async function entriesOf({ table, clients }: Seated, lang = 'en', running = server) {
    return (await at(clients[0], running).ok('story', { table, query: { lang } })).entries;
  }
  const given = async (seated: Seated, running = server): Promise<string[]> =>
    (await entriesOf(seated, 'en', running)).filter(({ kind }) => kind === 'given-back').flatMap(({ lines }) => lines);
  const untilGiven = (seated: Seated, running = server) =>
    expect.poll(() => given(seated, running), { timeout: 60_000 }).toHaveLength(1);
  /** What whoever is asked has left. */
  function leftIn({ clock, asked }: Present): number {
    const { left, since } = clock?.seats[asked[0]] ?? expect.fail('no clock');
    return left - ((clock?.now ?? 0) - (since ?? 0));
  }
  const left = async ({ table, clients }: Seated, running = server): Promise<number> =>
    leftIn(await at(clients[0], running).present(table));
  const nobodyLost = async (seated: Seated): Promise<void> => {
    const kinds = (await entriesOf(seated)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'warned' || kind === 'replaced')).toEqual([]);
  };

  test.each<[string, TimeControl, number]>([
    ['a game of minutes', TEN_MINUTES, 10 * MINUTE],
    ['a game of days', { kind: 'days', days: 1 }, DAY],
  ])('%s: a server that was stopped for two days takes nobody any time', async (_, time, all) => {
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time });
    await stop(server);
    off += 2 * DAY;
    server = await start();
    await untilGiven(seated);
    expect(await given(seated)).toEqual([expect.stringMatching(/^The server was away.* 2 days\.$/)]);
    expect(Math.abs((await left(seated)) - all)).toBeLessThan(SOME);
    await nobodyLost(seated);
    // It is told in the reader's language, and stays so when it is read again.
    for (const [lang, words] of Object.entries({ de: '2 Tage', pl: '2 dni', pt: '2 dias' }))
      expect((await entriesOf(seated, lang)).at(-1)?.lines[0]).toContain(words);
    await stop(server);
    server = await start();
    expect(Math.abs((await left(seated)) - all)).toBeLessThan(SOME);
    expect(await given(seated)).toHaveLength(1);
  });

  test('a clock that jumps ahead, or a machine that slept; the same on every process', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    off += 3 * HOUR;
    // Whoever answers first is not too late, whether the gap was found before or not.
    const { question, asked } = await at(seated.clients[0]).present(seated.table);
    const answering = at(seated.clients[asked[0]]);
    const { version } = await answering.present(seated.table);
    const mine = question ?? (await answering.present(seated.table)).question ?? expect.fail('nobody is asked');
    expect((await answering.answer(seated.table, version, [mine.options[0].option])).status).toBe(200);
    await untilGiven(seated);
    await nobodyLost(seated);
    expect(Math.abs((await left(seated)) - 10 * MINUTE)).toBeLessThan(SOME);
  });

  test('a clock that is set back: clocks go on as they were, and the log never goes back', async () => {
    off = HOUR;
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: { kind: 'live', minutes: 1, increment: 0 } });
    off = 0;
    const first = seated.clients.map((client) => at(client));
    const asked = await first[0].present(seated.table);
    const client = first[asked.asked[0]];
    const { question, version } = await client.present(seated.table);
    await client.answer(seated.table, version, [question?.options[0].option ?? 0]);
    expect(await given(seated)).toEqual([expect.stringMatching(/clock was set back \(60 minutes\)/)]);
    const seen = await left(seated);
    expect(Math.abs(seen - MINUTE)).toBeLessThan(SOME);
    const times = (await entriesOf(seated)).map((entry) => entry.at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await stop(server);
    server = await start();
    // Loaded again it is the same, and the time of whoever is asked does run out.
    expect(await left(seated)).toBeLessThanOrEqual(seen);
    const { due } = await server.cache.store.db.selectFrom('table').select('due').executeTakeFirstOrThrow();
    expect((due ?? 0) - Date.now()).toBeLessThanOrEqual(MINUTE + SOME);
  });

  test('a short silence is no gap', async () => {
    still = Date.now();
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    await stop(server);
    off += 3 * SECOND;
    server = await start();
    await server.cache.pulse.beat();
    expect(await given(seated)).toEqual([]);
    expect(await server.cache.store.db.selectFrom('gap').selectAll().execute()).toEqual([]);
  });

  test('who was warned before keeps the moment that was left', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    await server.cache.change(seated.table, ({ live }) => {
      live.clocks = live.clocks.map((clock) => (clock.since === null ? clock : { ...clock, left: 0 }));
    });
    const { version } = await server.cache.find(seated.table);
    expect(version).toBeGreaterThan(0);
    await expect
      .poll(async () => (await entriesOf(seated)).map(({ kind }) => kind), { timeout: 60_000 })
      .toContain('warned');
    await stop(server);
    off += DAY;
    server = await start();
    await untilGiven(seated);
    const { clocks, ahead } = await server.cache.find(seated.table);
    const warned = clocks.find((clock) => clock.warned !== null)?.warned ?? expect.fail('nobody is warned');
    expect(warned - Date.now() - ahead).toBeLessThanOrEqual(GRACE + SOME);
    expect(warned - Date.now() - ahead).toBeGreaterThan(-SOME);
  });

  test('a table without clocks is told nothing, and one that is over neither', async () => {
    const [calm, over] = [
      await seatPeople(server.url, 'res-arcana', 2),
      await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES }),
    ];
    const clocked = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    await over.clients[0].ok('resign', { table: over.table });
    await stop(server);
    off += DAY;
    server = await start();
    await untilGiven(clocked);
    expect([await given(calm), await given(over)]).toEqual([[], []]);
  });

  test('a backup that is restored later: the time since it was made is given back', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    const file = `${await newFile()}.backup`;
    await backUp(place, file);
    await stop(server);
    off += 5 * DAY;
    const other = await newPlace();
    await restore(file, other);
    server = await start(other);
    await untilGiven(seated);
    expect(Math.abs((await left(seated)) - 10 * MINUTE)).toBeLessThan(SOME);
  });

  test('of several processes one that stays is enough, and of several that come back one gives back', async ({
    skip,
  }) => {
    if (server.cache.store.kind === 'sqlite') return skip('there is one process');
    still = Date.now();
    const other = await start();
    const seated = await seatPeople(server.url, 'res-arcana', 2, { time: TEN_MINUTES });
    await stop(server);
    await other.cache.pulse.beat();
    server = await start();
    await server.cache.pulse.beat();
    expect(await given(seated)).toEqual([]);
    off += HOUR;
    await Promise.all([server.cache.pulse.beat(), other.cache.pulse.beat()]);
    await untilGiven(seated);
    expect(await given(seated, other)).toHaveLength(1);
    expect(await server.cache.store.db.selectFrom('gap').selectAll().execute()).toHaveLength(1);
    expect(Math.abs((await left(seated)) - 10 * MINUTE)).toBeLessThan(SOME);
  });
});
