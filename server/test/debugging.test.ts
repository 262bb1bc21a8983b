/** What the debug panel asks for: only `npm run dev` answers. */
import { makeDice } from '@gloaming/engine';
import { GAME_NAMES } from '@gloaming/games';
import type { Present } from '@gloaming/protocol';
import { afterAll, afterEach, expect, test } from 'vitest';
import { serveDevelopment } from '../dev/routes.ts';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { playOne, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

let server: Running | undefined;
afterEach(() => server?.close());
afterAll(cleanUp);

async function ask(client: Client, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${client.url}/api/dev/tables${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...client.headers(), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
interface Inside {
  position: string;
  stack: unknown[];
  table: unknown;
}
const inside = async (client: Client, table: string): Promise<Inside> =>
  (await ask(client, `/${table}`)).body as Inside;

async function answerFirst(client: Client, table: string): Promise<Present> {
  const { question, version } = await client.ok('present', { table });
  const option = question?.options[0].option ?? -1;
  await client.ok('command', { table, body: { id: newCommand(), seen: version, answers: [option] } });
  return client.ok('present', { table });
}

test.each(GAME_NAMES)('%s: a game goes on from its written position, every seat played by one', async (game) => {
  const place = await newFile();
  server = await startServer(place, {}, serveDevelopment);
  const seated = await seatPeople(server.url, game, 2);
  const dice = makeDice(5);
  for (let i = 0; i < 30; i++) await playOne(seated, dice);
  const before = await inside(seated.clients[0], seated.table);
  expect(before.position.startsWith(game)).toBe(true);

  const ada = await Client.named(server.url, 'Ada');
  const opened = await ask(ada, '', { position: `# from a report\n\n${before.position}` });
  expect(opened.status).toBe(200);
  const { table } = opened.body as { table: string };
  expect(await inside(ada, table)).toEqual(before);
  const first = await ada.ok('present', { table });
  expect([first.asked[0], first.version]).toEqual([first.seat, 1]);
  expect(await ada.ok('story', { table })).toMatchObject({ entries: [{ kind: 'started', lines: [] }] });

  // An answer, taken back, and given again by this seat and by the next.
  const played = await answerFirst(ada, table);
  expect(played.version).toBe(2);
  if (played.undo === 'possible') {
    await ada.ok('command', { table, body: { id: newCommand(), seen: 2, undo: true } });
    expect(await inside(ada, table)).toEqual(before);
  }
  const seats = new Set<number>();
  for (let i = 0; i < 40 && seats.size < 2; i++) {
    const { asked } = await ada.ok('present', { table });
    expect(await ask(ada, `/${table}/seat`, { seat: asked[0] })).toEqual({ status: 200, body: {} });
    const { seat, version } = await ada.ok('present', { table });
    expect(seat).toBe(asked[0]);
    expect((await answerFirst(ada, table)).version).toBeGreaterThan(version);
    seats.add(seat);
  }
  expect(seats.size).toBe(2);

  // It is a table like any other: it outlasts the server.
  const now = await inside(ada, table);
  await server.close();
  server = await startServer(place, {}, serveDevelopment);
  const later = new Client(server.url, { player: ada.player, token: ada.token ?? '' });
  expect(await inside(later, table)).toEqual(now);
  expect((await later.ok('present', { table })).table.astray).toBe(false);
});

test('a bot gives its seat up, and gets no other', async () => {
  server = await startServer(await newFile(), {}, serveDevelopment);
  const ada = await Client.named(server.url, 'Ada');
  const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
  const { table } = await ada.ok('newTable', { body });
  await ask(ada, `/${table.id}/seat`, { seat: 1 });
  const { seat, table: after } = await ada.ok('present', { table: table.id });
  expect([seat, ...after.seats.map(({ kind }) => kind)]).toEqual([1, 'player', 'player']);
  expect((await ask(ada, `/${table.id}/seat`, { seat: 7 })).status).toBe(404);
});

test('what is no position is refused in the reader’s language, with its line', async () => {
  server = await startServer(await newFile(), {}, serveDevelopment);
  const ada = await Client.named(server.url, 'Ada');
  const refused = await ask(ada, '?lang=de', { position: 'evenfall sun, 2 players\nround one' });
  expect(refused).toMatchObject({ status: 422, body: { code: 'bad-position', details: { line: 2, column: 6 } } });
  expect((refused.body as { message: string }).message).toContain('Zeile 2');
  expect(await ask(ada, '', { position: 'chess' })).toMatchObject({ status: 422, body: { code: 'no-such-game' } });
  expect((await ask(Client.watching(server.url), '', { position: 'evenfall' })).status).toBe(401);
});

test('a server for players knows none of it', async () => {
  server = await startServer(await newFile());
  const ada = await Client.named(server.url, 'Ada');
  for (const [path, body] of [
    ['', { position: 'evenfall' }],
    ['/0123456789abcdef'],
    ['/0123456789abcdef/seat', {}],
  ] as const)
    expect(await ask(ada, path, body), path).toMatchObject({ status: 404, body: { code: 'not-found' } });
});
