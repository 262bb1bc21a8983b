/** Whatever is sent: never a 5xx, never a change that was not asked for properly, never a secret. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Refused } from '@gloaming/engine';
import { ADDRESSES, ROUTES, type RouteName } from '@gloaming/protocol';
import fc from 'fast-check';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendError } from '../src/http/errors.ts';
import { openServer, readConfig } from '../src/index.ts';
import { loadTable } from '../src/table/loading.ts';
import { type Running, startServer } from '../testing/client.ts';
import { playOut, type Seated, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile, newFolder, onPostgres } from '../testing/stores.ts';

const REQUESTS = Number(process.env.HOSTILE ?? 20_000);

/** The other store sees less of it: what it might trip over by itself are texts. */
const REQUESTS_ON_POSTGRES = Math.ceil(REQUESTS / 10);

/** Among fewer there need be none that is in order but for what it answers. */
const RARELY = 10_000;

/** A table where those who attack do not sit, and one where they do. */
interface Target {
  server: Running;
  seated: Seated;
  other: Seated;
  /** What whoever is asked at the first table could say now. */
  legal: { seen: number; answers: number[] };
}
async function newTarget(place: string): Promise<Target> {
  const server = await startServer(place);
  const seated = await seatPeople(server.url, 'res-arcana', 2);
  await playOut(seated, 1, 12);
  const other = await sitDown(server);
  const presents = await Promise.all(seated.clients.map((client) => client.present(seated.table)));
  const asked = presents.find(({ question }) => question !== null) ?? expect.fail('nobody is asked');
  const legal = { seen: asked.version, answers: [asked.question?.options[0].option ?? -1] };
  return { server, seated, other, legal };
}

/** Where those who attack play themselves. */
async function sitDown(server: Running): Promise<Seated> {
  const other = await seatPeople(server.url, 'res-arcana', 2);
  await playOut(other, 2, 5);
  return other;
}

let target: Target;
let server: Running;
beforeAll(async () => {
  target = await newTarget(await newFile());
  server = target.server;
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].kind !== 'stream');

/** As deep as a request can be. */
const DEEP = '['.repeat(8_000) + ']'.repeat(8_000);

/** Values that programs trip over. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    '0',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'a'.repeat(5_000),
    '<script>alert(1)</script>',
    "'; drop table log; --",
    [],
    {},
    [[]],
    new Array(200).fill(0),
    { toString: 1 },
  ),
);
/** Something like what is wanted, with something wrong about it. */
const nearly = fc.oneof(
  fc.record(
    {
      id: fc.oneof(fc.stringMatching(/^[\w-]{8,20}$/), odd),
      seen: fc.oneof(fc.integer({ min: -2, max: 40 }), odd),
      answers: fc.oneof(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 4 }), odd),
      undo: fc.oneof(fc.constant(true), odd),
      seat: odd,
      extra: odd,
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      game: fc.oneof(fc.constantFrom('res-arcana', 'evenfall', 'chess', 'toString'), odd),
      seats: fc.oneof(
        fc.array(fc.oneof(fc.record({ kind: fc.constantFrom('me', 'open', 'link', 'bot', 'automa') }), odd)),
        odd,
      ),
      chosen: fc.oneof(fc.dictionary(fc.string(), odd), odd),
      time: fc.oneof(fc.record({ kind: fc.constantFrom('live', 'days', 'none'), minutes: odd, days: odd }), odd),
      private: odd,
      hints: odd,
    },
    { requiredKeys: [] },
  ),
  fc.record({ name: odd, for: fc.oneof(fc.constantFrom('browser', 'program'), odd) }, { requiredKeys: [] }),
  fc.record({ code: fc.oneof(fc.stringMatching(/^[\w-]{22,30}$/), odd), seat: odd, bot: odd }, { requiredKeys: [] }),
  odd,
);

/** What is in order by itself, and still may not be: by whom, where, or when. */
const command = { id: fc.stringMatching(/^[\w-]{8,20}$/), seen: fc.integer({ min: 0, max: 30 }) };
const FITTING: Partial<Record<RouteName, fc.Arbitrary<unknown>>> = {
  command: fc.oneof(
    fc.record({ ...command, answers: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 3 }) }),
    fc.record({ ...command, undo: fc.constant(true) }),
  ),
  newTable: fc.record({
    id: fc.oneof(fc.constantFrom('again-and-again'), command.id),
    game: fc.constantFrom('res-arcana', 'evenfall', 'chess'),
    seats: fc.array(
      fc.constantFrom({ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'nobody' }, { kind: 'automa' }),
      {
        minLength: 1,
      },
    ),
    chosen: fc.dictionary(
      fc.constantFrom('deal', 'match', 'side', 'toString'),
      fc.constantFrom('yes', 'draft', 'moon'),
    ),
  }),
  claim: fc.record({ code: fc.stringMatching(/^[\w-]{22,30}$/), for: fc.constant('program') }),
  claimByPassphrase: fc.record({
    name: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('\u0000', 'Ann\u0000')),
    passphrase: fc.string({ minLength: 1 }),
    for: fc.constant('program'),
  }),
  setPassphrase: fc.record({ passphrase: fc.oneof(fc.string({ minLength: 1 }), fc.constant(null)) }),
  newPlayer: fc.record({ name: fc.string({ minLength: 1 }), for: fc.constant('program') }),
  rename: fc.record({ name: fc.string({ minLength: 1 }) }),
  join: fc.record({ seat: fc.integer({ min: 0, max: 7 }) }),
};

/** Stands for a command that the right one could send. */
const LEGAL = 'legal';
/** And for one that has seen everything, and answers what is no option. */
const UNOFFERED = 'unoffered';
const NO_OPTION = 399;
let sent = 0;

interface Hostile {
  name: RouteName;
  table: string;
  token: number;
  payload: string;
  type: string | undefined;
  query: Record<string, string>;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | undefined;
}
const asText = (value: unknown): string => JSON.stringify(value) ?? '';
/** In order, so that what is wrong elsewhere is looked at; but not always. */
const mostly = <T>(right: T, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wrong });
const hostileTo = (name: RouteName): fc.Arbitrary<Hostile> =>
  fc.record({
    name: fc.constant(name),
    table: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('mine', 'other') },
      {
        weight: 1,
        arbitrary: fc.oneof(fc.string(), fc.constantFrom('0000000000000000', '..%2f..%2fetc', '%00', '%ff')),
      },
    ),
    token: fc.integer({ min: -1, max: 2 }),
    payload: fc.oneof(
      { weight: name === 'command' ? 4 : 0, arbitrary: fc.constant(LEGAL) },
      { weight: name === 'command' ? 12 : 0, arbitrary: fc.constant(UNOFFERED) },
      { weight: 8, arbitrary: (FITTING[name] ?? fc.constant({})).map(asText) },
      { weight: 8, arbitrary: nearly.map(asText) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '{',
          '[1,',
          'null',
          '"',
          '\u0000',
          '{"__proto__":{"a":1}}',
          'x'.repeat(20_000),
          DEEP,
        ),
      },
    ),
    type: mostly<string | undefined>('application/json', fc.constantFrom('text/plain', 'a/b;c', undefined)),
    query: mostly(
      {},
      fc.dictionary(
        fc.constantFrom('lang', 'step', 'eyes', 'since', 'x', '__proto__'),
        fc.oneof(fc.constantFrom('de', '0', '1', 'open', '-1', '999999999', '1e9', ' 1'), fc.string()),
        { maxKeys: 2 },
      ),
    ),
    method: mostly<Hostile['method']>(undefined, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')),
  });
const hostile = fc.constantFrom(...NAMES, 'command' as const, 'command' as const).chain(hostileTo);

/** After these there would be nobody left to ask anything, and nothing to ask about. */
const FINAL: readonly RouteName[] = ['forget', 'resign'];

function requestOf(
  { seated, other, legal }: Target,
  { name, table, token, payload, type, query, method }: Hostile,
  version: number,
): InjectOptions {
  const place =
    table === 'mine' ? seated.table : table === 'other' ? other.table : encodeURIComponent(table.toWellFormed());
  // Two who do not sit at the first table, somebody wrong, and nobody.
  const who = token === 2 || FINAL.includes(name) ? 'not-a-token' : other.clients[token]?.token;
  const wanted = method ?? ADDRESSES[name].method;
  const id = `nearly-right-${sent++}`;
  const said =
    payload === LEGAL
      ? // In order in every way, but for who sends it.
        asText({ id, ...legal })
      : payload === UNOFFERED
        ? asText({ id, seen: version, answers: [NO_OPTION] })
        : payload;
  return {
    method: wanted,
    url: ADDRESSES[name].path.replace(':table', place),
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, value.toWellFormed()])),
    headers: {
      ...(who ? { authorization: `Bearer ${who}` } : {}),
      ...(type === undefined || wanted === 'GET' ? {} : { 'content-type': type }),
    },
    ...(wanted === 'GET' || wanted === 'OPTIONS' ? {} : { payload: said }),
  };
}

/** Whether what is stored is what is played. Where somebody has left a bot plays on: what is compared must be the same moment. */
async function reloaded(server: Running, table: string): Promise<boolean> {
  const loaded = await loadTable(server.cache.store.db, table);
  const running = await server.cache.find(table);
  if (loaded?.version !== running.version) return reloaded(server, table);
  return loaded.play?.hash() === running.play?.hash();
}

/** Sends so many, says what became of them, and looks at what is left. */
async function attack(what: string, target: Target, requests: number): Promise<void> {
  const { server, seated } = target;
  const before = await server.cache.find(seated.table);
  const secrets = [before.row.key, ...seated.clients.map(({ token }) => token ?? '')];
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(hostile, async (each) => {
      const { version } = await server.cache.find(target.other.table);
      const request = requestOf(target, each, version);
      const { statusCode, body } = await server.app.inject(request);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode, `${JSON.stringify(request).slice(0, 500)} → ${body.slice(0, 300)}`).toBeLessThan(500);
      // Their own game may end by their own doing; then its key is for everybody.
      const { status, row } = await server.cache.find(target.other.table);
      for (const secret of status === 'ended' ? secrets : [...secrets, row.key])
        expect(body.includes(secret)).toBe(false);
      if (statusCode !== 200 && statusCode !== 404) {
        const { code, message } = JSON.parse(body) as { code: string; message: string };
        expect(code).toMatch(/^[a-z-]+$/);
        expect(message).not.toMatch(/\bat \/|node_modules|SQLITE|select |Error:/);
      }
      // Where they have all left, bots play to the end, and nothing is asked of them any more.
      if (status === 'ended') target.other = await sitDown(server);
    }),
    { numRuns: requests },
  );
  // Strangers have asked for everything, and nothing has happened at this table.
  const after = await server.cache.find(seated.table);
  expect(after.version).toBe(before.version);
  expect(after.play?.hash()).toBe(before.play?.hash());
  for (const { table } of [seated, target.other]) expect(await reloaded(server, table)).toBe(true);
  // Some of it must have got as far as it could, or this test tests nothing.
  const reached = [200, 400, 401, 403, 404, 409, ...(requests < RARELY ? [] : [422])];
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(reached));
  const total = [...statuses.values()].reduce((sum, n) => sum + n, 0);
  expect(total).toBeGreaterThanOrEqual(requests);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(`${total} hostile requests to ${what} (${counts.join(', ')})`);
}

test(`${REQUESTS} requests that are wrong in some way`, { timeout: 60_000 + 30 * REQUESTS }, () =>
  attack('a server on SQLite', target, REQUESTS),
);
onPostgres('wrong in some way', (newPlace) => {
  test(`${REQUESTS_ON_POSTGRES} requests`, { timeout: 60_000 + 60 * REQUESTS_ON_POSTGRES }, async () => {
    const there = await newTarget(await newPlace());
    await attack('a server on PostgreSQL', there, REQUESTS_ON_POSTGRES);
    await there.server.close();
  });
});

test('what a table is to choose has names that a choice can have: nothing else is looked at, and nothing else gets through', async () => {
  const { token } = target.seated.clients[0];
  const names = ['1', 'a'.repeat(41), ''];
  for (const name of names) {
    const payload = {
      game: 'res-arcana',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      chosen: { [name]: { toString: 1 } },
    };
    const headers = { authorization: `Bearer ${token}` };
    const refused = await server.app.inject({ method: 'POST', url: '/api/tables', headers, payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'bad-request' }]);
  }
});

test('a refusal that cannot be put into words is a mistake of ours, and said as one', async () => {
  const app = Fastify().setErrorHandler(sendError);
  app.get('/', () => {
    throw new Refused('bad-options', { option: 'side', value: { toString: 1 } as unknown as string });
  });
  const answer = await app.inject({ url: '/' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  expect(answer.json()).toEqual({ code: 'broken', message: expect.stringMatching(/./), details: {} });
});

test('a page of another origin cannot send commands, whoever is at the browser', async () => {
  const send = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/players', headers, payload: { name: 'Ann', for: 'browser' } });
  expect((await send({ origin: 'https://evil.example', host: 'table.example' })).json()).toMatchObject({
    code: 'bad-origin',
  });
  expect((await send({ origin: 'null' })).statusCode).toBe(403);
  const own = await send({ origin: 'http://table.example', host: 'table.example' });
  expect(own.statusCode).toBe(200);
  const cookie = String(own.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(own.json()).not.toHaveProperty('token');
  const me = await server.app.inject({ url: '/api/me', headers: { cookie: cookie.split(';')[0] } });
  expect(me.json()).toMatchObject({ name: 'Ann' });
  const who = await server.app.inject({ url: '/api/who', headers: { cookie: cookie.split(';')[0] } });
  expect(who.json()).toMatchObject({ player: { name: 'Ann' } });
  expect((await server.app.inject({ url: '/api/who' })).json()).toEqual({ player: null });
});

test('headers that keep a browser safe are on everything', async () => {
  for (const url of ['/', '/api', '/api/games', '/api/nothing', '/healthz']) {
    const { headers } = await server.app.inject({ url });
    expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the table in the browser: files as they are, its own addresses lead to its page, and nothing outside is served', async () => {
  const folder = newFolder();
  const web = join(folder, 'dist');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>table</title>');
  writeFileSync(join(web, 'assets/app.js'), 'export {};');
  writeFileSync(join(web, 'assets/app.js.gz'), gzipSync('export {};'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const config = { ...readConfig({ GLOAMING_LOG: 'silent' }), store: await newFile(), web };
  const { app, close } = await openServer(config);
  // Mail and chat programs add something of their own to a link.
  for (const url of ['/', '/tables/0123456789abcdef', '/replay', '/tables/0123456789abcdef?from=mail.example']) {
    const page = await app.inject({ url });
    expect([page.statusCode, page.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  }
  const plain = await app.inject({ url: '/assets/app.js' });
  expect(plain.headers['content-type']).toMatch(/javascript/);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': plain.headers['content-type'] });
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(gunzipSync(packed.rawPayload).toString()).toBe('export {};');
  expect((await app.inject({ url: '/' })).headers['cache-control']).not.toContain('immutable');
  expect((await app.inject({ url: '/api' })).body).toContain('The API of Gloaming');
  for (const url of [
    '/assets/none.js',
    '/api/none',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.%00',
  ]) {
    const none = await app.inject({ url });
    expect(none.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(none.statusCode, url).toBeLessThan(500);
    expect(none.body).not.toBe('secret');
  }
  await close();
});

test('too many requests are told to wait; static pages are not counted', async () => {
  const slow = await startServer(await newFile(), { GLOAMING_RATE: '5' });
  const codes: number[] = [];
  for (let i = 0; i < 8; i++) codes.push((await slow.app.inject({ url: '/api/games' })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await slow.app.inject({ url: '/api/games' });
  expect(refused.json()).toMatchObject({ code: 'too-often' });
  expect((await slow.app.inject({ url: '/' })).statusCode).toBe(200);
  await slow.close();
});
