import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { GAME_NAMES } from '@gloaming/games';
import { afterAll, expect, test } from 'vitest';
import { paceOf } from '../src/server/pace.ts';
import { optionsIn } from '../src/server/players.ts';
import { makeTable, type Report } from '../src/server/report.ts';
import { listen, Wires } from '../src/server/wire.ts';

const PROGRAM = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

test('a quick run gives numbers for everything', { timeout: 240_000 }, () => {
  const report = JSON.parse(
    execFileSync(process.execPath, [PROGRAM, '--quick', '--json'], { encoding: 'utf8' }),
  ) as Report;
  const value = (what: string): number =>
    report.rows.find((row) => row.what.trim() === what)?.value ?? expect.fail(`no "${what}"`);
  for (const what of [
    'limit: rows inserted and fsynced',
    'limit: empty requests',
    'full load: moves acknowledged',
    'half of the floor: moves acknowledged',
    'a new process',
    'heap a table',
    'loaded from the store, half of the times',
    'the first thing a new process does',
  ])
    expect(value(what), what).toBeGreaterThan(0);
  for (const game of GAME_NAMES)
    expect(report.rows.some(({ what }) => what.startsWith(`longest ${game}, `))).toBe(true);
  const tails = report.rows.filter(({ what }) => what.trim() === 'of them after the last snapshot');
  expect(tails.map(({ value }) => value)).toEqual(GAME_NAMES.map(() => 49));
  for (const row of report.rows) expect(Number.isFinite(row.value), row.what).toBe(true);
  expect(report.rows.filter(({ what }) => what.startsWith('heap, 24 tables, after '))).toHaveLength(3);
});

test('the table says what is reached', () => {
  const rows = [
    { what: 'moves', value: 1200, unit: '/s', least: 1000 },
    { what: 'wait', value: 120.4, unit: 'ms', most: 100 },
    { what: 'cpu', value: 0.4321, unit: 'ms' },
  ];
  expect(makeTable({ rows }).replace(/ +/g, ' ')).toBe(
    'moves 1,200 /s ✓ floor 1,000\nwait 120 ms ✗ at most 100\ncpu 0.432 ms',
  );
});

test('percentiles are times that were measured', () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(paceOf(times, 2, 0.4)).toEqual({ perSecond: 100, p50: 100, p99: 198, most: 200, cpu: 2 });
  expect(paceOf([7], 1, 0.001)).toMatchObject({ p50: 7, p99: 7, most: 7 });
});

test('options are found behind the view', () => {
  const story = (question: string) =>
    `{"entries":[{"news":[{"option":9}]}],"present":{"view":{},"question":${question}}}`;
  expect(
    optionsIn(story('{"since":3,"options":[{"option":4,"text":"\\"option\\":5"},{"option":17,"text":""}]}')),
  ).toEqual([4, 17]);
  expect(optionsIn(story('null'))).toBeNull();
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('connections are used again, and answers may come in pieces', async () => {
  let connections = 0;
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const said = `${request.headers.authorization} ${body}`;
    response.writeHead(201, { 'content-length': said.length });
    response.write(said.slice(0, 3));
    setTimeout(() => response.end(said.slice(3)), 5);
  });
  servers[servers.length - 1].on('connection', () => connections++);
  const wires = new Wires(url);
  for (let i = 0; i < 3; i++)
    expect(await wires.post('/', 'secret', `{"n":${i}}`)).toEqual({ status: 201, body: `Bearer secret {"n":${i}}` });
  expect(connections).toBe(1);
  wires.close();
});

test('events are whole however they are cut', async () => {
  const events =
    'retry: 1000\n\nid: 12\nevent: story\ndata: {"a":1}\n\nevent: alive\ndata: {}\n\nid: 13\nevent: story\ndata: {}\n\n';
  for (const size of [1, 7, 40, 1000]) {
    const url = await serve(async (_, response) => {
      for (let at = 0; at < events.length; at += size) {
        response.write(events.slice(at, at + size));
        if (at % 3 === 0) await new Promise(setImmediate);
      }
    });
    const heard: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      const ended = listen(url, '/', null, {
        event(...event) {
          heard.push(event);
          if (heard.length === 3) resolve(ended.then((end) => end()));
        },
        broken: reject,
      });
    });
    expect(heard, String(size)).toEqual([
      [12, 'story', '{"a":1}'],
      [0, 'alive', '{}'],
      [13, 'story', '{}'],
    ]);
  }
});

test('a stream that is refused is an error', async () => {
  const url = await serve((_, response) => response.writeHead(429).end('no'));
  const listener = { event: () => {}, broken: () => {} };
  await expect(listen(url, '/', null, listener)).rejects.toThrow('stream: 429');
});
