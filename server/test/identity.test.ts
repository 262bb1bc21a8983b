/** A browser and who it is: one player, for as long as it comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer(await newFile());
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

test('a browser that is a player already does not become another one, and keeps its secret', async () => {
  const become = (headers: Record<string, string>, keeper: string) =>
    server.app.inject({ method: 'POST', url: '/api/players', headers, payload: { name: 'Ann', for: keeper } });
  const first = await become({}, 'browser');
  const cookie = String(first.headers['set-cookie']).split(';')[0];
  const again = await become({ cookie }, 'browser');
  expect(again.json()).toEqual(first.json());
  expect(again.headers['set-cookie']).toBeUndefined();
  // Programs ask for players on purpose.
  expect((await become({ cookie }, 'program')).json().player.id).not.toBe(first.json().player.id);
});

test('a browser that comes back within the year is known for another year; programs and strangers get no cookie', async () => {
  const become = async (keeper: string) =>
    server.app.inject({ method: 'POST', url: '/api/players', payload: { name: 'Ann', for: keeper } });
  const given = String((await become('browser')).headers['set-cookie']);
  expect(given).toContain('Max-Age=31536000');
  const renewed = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/who', headers })).headers['set-cookie'];
  expect(await renewed({ cookie: given.split(';')[0] })).toBe(given);
  const { token } = (await become('program')).json();
  expect(await renewed({ authorization: `Bearer ${token}` })).toBeUndefined();
  expect(await renewed({ authorization: `Bearer ${token}`, cookie: given.split(';')[0] })).toBeUndefined();
  expect(await renewed({ cookie: `gloaming=${'x'.repeat(43)}` })).toBeUndefined();
  expect(await renewed({})).toBeUndefined();
});
