/** The audit of dependencies, against registries that answer in different ways. */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, newFolder } from '../testing/stores.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/audit.mjs', import.meta.url));
const BULK = '/-/npm/v1/security/advisories/bulk';
const CLOSED = 'http://127.0.0.1:9';

let registry: Server | undefined;
afterEach(() => {
  registry?.close();
  cleanUp();
});

/** A registry that knows of nothing but Fastify, and of these advisories. */
async function open(status: number, severity: string | null): Promise<string> {
  const advisory = { id: 1, url: 'urn:made-up', title: 'Made up', severity, vulnerable_versions: '>=0' };
  const packument = { name: 'fastify', 'dist-tags': {}, versions: {} };
  const server = createServer((request, response) => {
    request.resume();
    const body = request.url === BULK ? (severity === null ? {} : { fastify: [advisory] }) : packument;
    response.writeHead(request.url === BULK ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  registry = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function audit(url: string): Promise<{ code: number | null; text: string }> {
  const env = { ...process.env, npm_config_registry: url, npm_config_cache: newFolder() };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += data;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

test.each(['high', 'critical'])('a vulnerability that is %s fails', async (severity) => {
  const { code, text } = await audit(await open(200, severity));
  expect(text).toContain(`${severity}: fastify`);
  expect(text).toContain('Made up urn:made-up');
  expect(code).toBe(1);
});
test.each(['moderate', 'low'])('one that is %s is said, and passes', async (severity) => {
  const { code, text } = await audit(await open(200, severity));
  expect(text).toContain(`${severity}: fastify`);
  expect(code).toBe(0);
});
test('none: passes', async () => {
  expect(await audit(await open(200, null))).toEqual({ code: 0, text: expect.stringMatching(/^0 packages/) });
});
test('a registry without an audit, and none at all: nothing is known, which is neither', async () => {
  expect(await audit(await open(405, null))).toEqual({ code: 3, text: expect.stringContaining('(405)') });
  expect(await audit(CLOSED)).toEqual({ code: 3, text: expect.stringContaining('no audit') });
});
