/** Whatever comes over the wire is refused in the same form: a code, words, and the headers that keep browsers out of trouble. */
import { connect, type Socket } from 'node:net';
import { ErrorBody } from '@gloaming/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer(await newFile());
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

interface Heard {
  status: number;
  headers: Map<string, string>;
  body: unknown;
}
/** Of all that was answered on a connection, the last. */
function lastOf(text: string): Heard {
  const [head, body] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: JSON.parse(body) };
}
function open(url: string): { socket: Socket; heard: Promise<Heard>; soFar: () => string } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  const heard = new Promise<Heard>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve(lastOf(text)));
  });
  return { socket, heard, soFar: () => text };
}
async function send(text: string): Promise<Heard> {
  const { socket, heard } = open(server.url);
  socket.write(text);
  return heard;
}
const REST = 'Host: x\r\nConnection: close\r\n';

test.each([
  ['headers without end', `GET /api/who HTTP/1.1\r\n${REST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 413, 'too-large'],
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'bad-request'],
  ['no method', `FOO /api/who HTTP/1.1\r\n${REST}\r\n`, 400, 'bad-request'],
  ['a method of others', `PROPFIND /api/who HTTP/1.1\r\n${REST}\r\n`, 404, 'not-found'],
  ['no host', 'GET /api/who HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
  [
    'two lengths',
    `POST /api/players HTTP/1.1\r\n${REST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    400,
    'bad-request',
  ],
])('%s', async (_, text, status, code) => {
  const heard = await send(text);
  expect(heard).toMatchObject({ status, body: { code } });
  expect(Value.Check(ErrorBody, heard.body)).toBe(true);
  expect(heard.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(heard.headers.get('x-content-type-options')).toBe('nosniff');
  expect(heard.headers.get('referrer-policy')).toBe('no-referrer');
  expect(heard.headers.has('content-security-policy')).toBe(true);
});

test('what is expected besides is passed over', async () => {
  const heard = await send(`GET /api/who HTTP/1.1\r\n${REST}Expect: more\r\n\r\n`);
  expect(heard).toMatchObject({ status: 200, body: { player: null } });
});

test('nobody in between keeps an answer', async () => {
  const ann = await Client.named(server.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const { table } = await ann.ok('newTable', { body: { game: 'res-arcana', seats } });
  for (const path of ['/api/me', '/api/me/tables', `/api/tables/${table.id}`, `/api/tables/${table.id}/log`]) {
    const response = await fetch(`${server.url}${path}`, { headers: ann.headers() });
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('a server that ends finishes what was begun, and says of the rest: try again', async () => {
  const ending = await startServer(await newFile());
  const { socket, heard, soFar } = open(ending.url);
  const body = '{"name":"Eve","for":"program"}';
  const began = new Promise((resolve) => ending.app.server.once('request', resolve));
  socket.write(
    `POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await began;
  // It has passed the door, and waits for its body.
  for (let rounds = 0; rounds < 20; rounds++) await new Promise(setImmediate);
  const closed = ending.close();
  socket.write(`${body}GET /api/me HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\n\r\n`);
  const last = await heard;
  await closed;
  expect(soFar()).toContain('HTTP/1.1 200 OK');
  expect(last).toMatchObject({ status: 503, body: { code: 'try-again' } });
  expect((last.body as ErrorBody).message).toContain('noch einmal');
  expect(last.headers.get('retry-after')).toBe('1');
  expect(last.headers.get('x-content-type-options')).toBe('nosniff');
});
