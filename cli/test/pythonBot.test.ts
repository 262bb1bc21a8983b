/** The bot of examples/python-bot behind a proxy, or at an address where something else listens. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BOT = fileURLToPath(new URL('../../examples/python-bot/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What a bot says at its end to which every request is answered with a page, of these statuses in turn. */
async function meet(statuses: readonly number[]): Promise<{ code: unknown; wrong: string; asked: number }> {
  let asked = 0;
  const server = createServer((_, response) => {
    response.writeHead(statuses[Math.min(asked++, statuses.length - 1)], { 'Content-Type': 'text/html' });
    response.end('<h1>Sorry</h1>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const child = spawn('python3', [BOT, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  let wrong = '';
  child.stderr.on('data', (data) => {
    wrong += data;
  });
  const [code] = await once(child, 'close');
  return { code, wrong, asked };
}

test.skipIf(!hasPython)('a proxy that cannot reach the server is asked again; a page is no answer', async () => {
  const { code, wrong, asked } = await meet([502, 504, 404]);
  expect([code, asked]).toEqual([1, 3]);
  expect(wrong).toMatch(/^404 no-json: .* is no answer of a Gloaming server\n$/);
});

test.skipIf(!hasPython)('a page instead of an answer is said in one line', async () => {
  const { code, wrong, asked } = await meet([200]);
  expect([code, asked]).toEqual([1, 1]);
  expect(wrong).toMatch(/^200 no-json: .*\n$/);
});
