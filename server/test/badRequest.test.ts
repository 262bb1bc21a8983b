/** A request that fits nothing is told where, how, and in the sender's own language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

let server: Running;
let ann: Client;
beforeAll(async () => {
  server = await startServer(await newFile());
  ann = await Client.named(server.url, 'Ann');
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

const TABLE = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
const seated = (seat: object) => ({ ...TABLE, seats: [{ kind: 'me' }, seat] });

test.each([
  [
    { ...TABLE, choices: {} },
    { where: 'body/choices', wrong: 'unknown' },
  ],
  [{ seats: TABLE.seats }, { where: 'body/game', wrong: 'missing' }],
  [
    { ...TABLE, private: 'yes' },
    { where: 'body/private', wrong: 'type', expected: 'boolean' },
  ],
  [
    { ...TABLE, seats: [] },
    { where: 'body/seats', wrong: 'at-least', expected: '1' },
  ],
  [
    { ...TABLE, seats: new Array(9).fill({ kind: 'open' }) },
    { where: 'body/seats', wrong: 'at-most', expected: '8' },
  ],
  [
    { ...TABLE, id: 'short' },
    { where: 'body/id', wrong: 'form' },
  ],
  [seated({ kind: 'ghost' }), { where: 'body/seats/1', wrong: 'value' }],
  [seated({ kind: 'bot', bot: 5 }), { where: 'body/seats/1/bot', wrong: 'type', expected: 'string' }],
  [[], { where: 'body', wrong: 'type', expected: 'object' }],
  [
    { ...TABLE, ['x'.repeat(500)]: 1 },
    { where: `body/${'x'.repeat(75)}`, wrong: 'unknown' },
  ],
])('a new table of %j', async (body, details) => {
  const refused = await ann.refused('newTable', { body });
  expect([refused.status, refused.body.code]).toEqual([400, 'bad-request']);
  expect(refused.body.details).toEqual(details);
});

test('of a command with a number that is none, the number is named and not the whole', async () => {
  const { table } = await ann.ok('newTable', { body: TABLE });
  const body = { id: newCommand(), seen: '3', answers: [0] };
  const { details } = (await ann.refused('command', { table: table.id, body })).body;
  expect(details).toEqual({ where: 'body/seen', wrong: 'type', expected: 'integer' });
});

test('what is no JSON, and an address that cannot be read', async () => {
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', ...init });
    const { code, details } = (await response.json()) as { code: string; details: unknown };
    return [response.status, code, details];
  };
  const json = { 'Content-Type': 'application/json' };
  const noJson = [400, 'bad-request', { where: 'body', wrong: 'json' }];
  expect(await send('/api/players', { headers: json, body: '{"name":' })).toEqual(noJson);
  expect(await send('/api/players', { headers: { 'Content-Type': 'text/html' }, body: '<b>' })).toEqual(noJson);
  expect(await send('/api/players', { headers: json, body: '{"__proto__":{"name":"Ann"}}' })).toEqual(noJson);
  const noAddress = [400, 'bad-request', { where: 'address', wrong: 'form' }];
  expect(await send('/api/tables/%E0%A4%A/join', {})).toEqual(noAddress);
  expect(await send(`/api/tables/${'x'.repeat(101)}/join`, {})).toEqual(noAddress);
});

test('it is said in the language of whoever asks, without a word of another', async () => {
  const said = async (lang: string): Promise<string> => {
    const response = await fetch(`${server.url}/api/players?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', for: 'everybody' }),
    });
    return ((await response.json()) as { message: string }).message;
  };
  expect(await said('en')).toBe(
    'The request cannot be understood: body/for is nothing that is possible there (browser, program).',
  );
  expect(await said('de')).toBe(
    'Die Anfrage ist nicht zu verstehen: body/for ist nichts, was dort möglich ist (browser, program).',
  );
});
