/** Whoever runs a server: bans, reports, tables and names; and nobody else. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { administer, BadOrder } from '../src/admin.ts';
import { readConfig } from '../src/base/config.ts';
import { adminKey } from '../src/http/admin.ts';
import { networkIn, networksOf } from '../src/http/bans.ts';
import { clean } from '../src/table/cleaning.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const DAY = 24 * 60 * 60_000;
const HOME = '203.0.113.7';

/** Somebody behind a proxy, at an address. */
class Distant extends Client {
  from = HOME;
  override headers(): Record<string, string> {
    return { ...super.headers(), 'x-forwarded-for': this.from };
  }
}

describe('networks', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8:1:2::9/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s', (text, network) => {
    expect(networkIn(text)).toBe(network.replace('.0/24', '/24').replace('::/48', '/48'));
  });
  test.each(['203.0.113.7/16', '203.0.113', 'abc', '', '203.0.113.7/', '2001:db8::/24', '1.2.3.4/24/24'])(
    '%s is none',
    (text) => expect(networkIn(text)).toBeNull(),
  );
  test('whoever is in a network is found by it', () => {
    expect(networksOf('203.0.113.9')).toContain(networkIn('203.0.113.7/24'));
    expect(networksOf('2001:db8:1:7')).toContain(networkIn('2001:db8:1:2::9/48'));
  });
});

onBothStores('whoever runs a server', (newPlace) => {
  let place: string;
  let server: Running;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServer(place, { GLOAMING_TRUST_PROXY: 'yes' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
  const admin = async (...args: string[]): Promise<unknown> =>
    JSON.parse(await administer([...args, '--url', server.url], { ...readConfig({}), store: place }));
  async function named(name: string, from = HOME): Promise<Distant> {
    const nobody = new Distant(server.url, { player: { id: '', name: '' } });
    nobody.from = from;
    const made = new Distant(server.url, await nobody.ok('newPlayer', { body: { name, for: 'program' } }));
    made.from = from;
    return made;
  }
  const make = async (client: Client): Promise<string> =>
    (await client.ok('newTable', { body: { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] } })).table.id;
  const refusal = async (client: Client): Promise<unknown> => {
    const { status, body } = await client.refused('makeCode');
    return [status, body.code];
  };

  test('a player who is banned may look and go, and nothing else, for a time', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob', '198.51.100.1')];
    const table = await make(bob);
    expect(await admin('ban', ann.player.id, '--days', '2', '--why', 'spam')).toMatchObject([
      { who: ann.player.id, why: 'spam' },
    ]);
    expect(await refusal(ann)).toEqual([403, 'banned']);
    await ann.refused('join', { table, body: {} });
    expect((await ann.present(table)).seat).toBe(-1);
    expect(await ann.ok('me')).toEqual(ann.player);
    await bob.ok('makeCode');
    const later = Date.now() + 3 * DAY;
    vi.spyOn(server.cache.settings, 'now').mockImplementation(() => later);
    await ann.ok('makeCode');
    vi.restoreAllMocks();
    expect(await refusal(ann)).toEqual([403, 'banned']);
    expect(await admin('unban', ann.player.id)).toEqual([]);
    await ann.ok('makeCode');
    await admin('ban', ann.player.id, '--days', '2');
    await ann.ok('logOut');
  });

  test('a network is banned by an address or by a table, and kept as a hash only', async () => {
    const [ann, near, far] = [
      await named('Ann'),
      await named('Bob', '203.0.113.99'),
      await named('Cal', '198.51.100.1'),
    ];
    const [{ who }] = (await admin('ban', `${HOME}/24`, '--days', '0.5')) as { who: string }[];
    expect(who).toMatch(/^[0-9a-f]{16}$/);
    expect([await refusal(ann), await refusal(near)]).toEqual(Array(2).fill([403, 'banned']));
    await far.ok('makeCode');
    const newcomer = new Distant(server.url, { player: { id: '', name: '' } });
    expect((await newcomer.refused('newPlayer', { body: { name: 'Dan', for: 'program' } })).body.code).toBe('banned');
    expect(await admin('unban', who)).toEqual([]);
    const table = await make(ann);
    await admin('ban', table, '--days', '1');
    expect([await refusal(ann), (await near.ok('makeCode')).code.length > 0]).toEqual([[403, 'banned'], true]);
    expect(JSON.stringify(await admin('bans'))).not.toContain(HOME);
    // Another process, or this one after a restart, knows of it, too.
    await server.close();
    server = await startServer(place, { GLOAMING_TRUST_PROXY: 'yes' });
    const again = new Distant(server.url, { player: ann.player, token: ann.token ?? '' });
    expect(await refusal(again)).toEqual([403, 'banned']);
    await clean(server.cache, { commands: 0, waiting: 0, finished: 0 });
    expect(await admin('bans')).toHaveLength(1);
  });

  test('reports are read by whoever runs it, once for each player and seat', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    const [ann, bea] = clients;
    for (const text of ['rude', 'again']) await ann.ok('report', { table, body: { seat: 1, why: 'name', text } });
    const report = { about: bea.player.id, by: ann.player.id, why: 'name', text: 'rude', played: 1, table };
    const reports = (await admin('reports')) as { id: string }[];
    expect(reports).toMatchObject([report]);
    for (const seat of [0, 7])
      expect((await ann.refused('report', { table, body: { seat, why: 'play' } })).status).toBe(409);
    expect(await admin('settle', reports[0].id)).toEqual([]);
    expect(await admin('reports')).toEqual([]);
  });

  test('tables are hidden and removed, and players called otherwise', async () => {
    const ann = await named('Ann');
    const [table, other] = [await make(ann), await make(ann)];
    const shown = async () => (await ann.ok('lobby')).tables.map(({ id }) => id).toSorted();
    expect(await shown()).toEqual([table, other].toSorted());
    await admin('hide', table);
    expect(await shown()).toEqual([other]);
    expect((await ann.present(table)).table.private).toBe(true);
    await admin('remove', other);
    expect(await shown()).toEqual([]);
    expect((await ann.refused('present', { table: other })).body.code).toBe('no-such-table');
    await expect(admin('remove', other)).rejects.toThrow(BadOrder);
    expect(await admin('rename', ann.player.id, 'Somebody', 'else')).toMatchObject({ name: 'Somebody else' });
    expect((await ann.present(table)).table.seats[0].name).toBe('Somebody else');
    await expect(admin('rename', 'nobody000000', 'Ann')).rejects.toThrow(BadOrder);
  });

  test('a running game is removed under its players', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    await admin('remove', table);
    for (const client of clients) expect((await client.answer(table, 1, [0])).status).toBe(404);
    for (const part of ['log', 'seat', 'snapshot', 'command'] as const)
      expect(await server.cache.store.db.selectFrom(part).selectAll().where('table', '=', table).execute()).toEqual([]);
  });

  test('nobody else: whatever is sent, without the key nothing is done and nothing is told', async () => {
    const ann = await named('Ann');
    const table = await make(ann);
    const key = await adminKey(server.cache.store.db);
    const send = (payload: unknown, authorization?: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/admin',
        headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
        payload: JSON.stringify(payload),
      });
    const good = { do: 'remove', table };
    for (const bad of [
      undefined,
      '',
      'Bearer',
      `Bearer ${ann.token}`,
      `Bearer ${key}x`,
      `Basic ${key}`,
      `Bearer ${key.slice(1)}`,
    ])
      expect((await send(good, bad)).statusCode).toBe(404);
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({
        do: fc.oneof(fc.constantFrom('ban', 'unban', 'remove', 'hide', 'rename', 'settle'), fc.jsonValue()),
        whom: fc.oneof(fc.constantFrom('1.2.3.4/99', '::', 'constructor', "' or 1=1"), fc.jsonValue()),
        days: fc.oneof(fc.constantFrom(-1, 0, 1e9, 0.1), fc.jsonValue()),
        table: fc.oneof(fc.constant('0'.repeat(16)), fc.jsonValue()),
        player: fc.oneof(fc.constant('0'.repeat(12)), fc.jsonValue()),
        name: fc.oneof(fc.constantFrom('', '\u202e'), fc.jsonValue()),
      }),
    );
    await fc.assert(
      fc.asyncProperty(odd, fc.boolean(), async (payload, knows) => {
        const { statusCode, body } = await send(payload, knows ? `Bearer ${key}` : undefined);
        expect(statusCode).toBeLessThan(500);
        if (!knows) expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(body).not.toContain(key);
      }),
      { numRuns: 300 },
    );
    expect((await ann.present(table)).seat).toBe(0);
  });

  test('a bad order is refused with what can be said', async () => {
    for (const args of [[], ['ban', 'x'], ['nonsense'], ['ban'], ['reports', '--colour', 'red'], ['rename', 'x']])
      await expect(admin(...args), args.join(' ')).rejects.toThrow(BadOrder);
  });
});
