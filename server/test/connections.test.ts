/** Whoever does not take what is sent, or asks without end before it is, holds up little and not for ever. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openServer, readConfig } from '../src/index.ts';
import { type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile, newFolder } from '../testing/stores.ts';

afterAll(cleanUp);

/** Both ends of a connection. */
async function connectTo({ app, url }: Pick<Running, 'app' | 'url'>): Promise<{ reader: Socket; end: Socket }> {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const { hostname, port } = new URL(url);
  const reader = connect(Number(port), hostname);
  const [end] = await accepted;
  return { reader, end };
}
const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test('of many requests that are sent at once on a connection, most are told to wait', async () => {
  const server = await startServer(await newFile());
  const { reader } = await connectTo(server);
  let text = '';
  reader.on('data', (part) => {
    text += part;
  });
  const codes = (): number[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));
  reader.write(asking('/api/who').repeat(100));
  await vi.waitUntil(() => codes().length === 100, { timeout: 20_000 });
  expect(codes().filter((code) => code === 200)).toHaveLength(8);
  expect(codes().filter((code) => code === 429)).toHaveLength(92);
  expect(text).toContain('"code":"too-often"');
  // As soon as they are answered there is room again.
  reader.write(asking('/api/who'));
  await vi.waitUntil(() => codes().length === 101, { timeout: 20_000 });
  expect(codes().at(-1)).toBe(200);
  reader.destroy();
  await server.close();
});

test('whoever does not take an answer is cut off, and a stream on which nothing happens is not', async () => {
  const web = newFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '');
  // More than the operating system takes for somebody who does not read.
  writeFileSync(join(web, 'assets/large.js'), Buffer.alloc(32_000_000));
  const { app, close } = await openServer({ ...readConfig({ GLOAMING_LOG: 'silent' }), store: await newFile(), web });
  const server = { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  const watching = await connectTo(server);
  watching.reader.write(asking('/api/lobby/stream'));
  await once(watching.reader, 'data');
  const { reader, end } = await connectTo(server);
  reader.pause();
  reader.write(asking('/assets/large.js'));
  await vi.waitUntil(() => end.writableNeedDrain, { timeout: 20_000 });
  expect(end.timeout).toBeGreaterThan(0);
  expect(watching.end.timeout).toBe(0);
  // Nobody waits for a minute here.
  end.setTimeout(1);
  await once(end, 'close');
  for (const each of [reader, watching.reader]) each.destroy();
  await close();
});
