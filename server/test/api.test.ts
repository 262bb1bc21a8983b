/** The commands of docs/api.md, run as they stand there. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { afterAll, expect, test } from 'vitest';
import { endProcesses, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFolder } from '../testing/stores.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/api.md', import.meta.url));
const blocks = [...readFileSync(DOCUMENT, 'utf8').matchAll(/```bash\n([\s\S]*?)```/g)].map(([, code]) => code);
const hasCurl = process.platform !== 'win32' && spawnSync('bash', ['-c', 'curl --version']).status === 0;

afterAll(() => {
  endProcesses();
  cleanUp();
});

/** Everything in one shell, with a line between the blocks. */
function runShell(
  script: string,
  env: Record<string, string>,
): Promise<{ code: number | null; text: string; wrong: string }> {
  return new Promise((resolve) => {
    const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...env },
    });
    let text = '';
    let wrong = '';
    shell.stdout.on('data', (data) => {
      text += data;
    });
    shell.stderr.on('data', (data) => {
      wrong += data;
    });
    shell.on('exit', (code) => resolve({ code, text, wrong }));
  });
}

test.skipIf(!hasCurl)(`a whole game with curl${hasCurl ? '' : ' (skipped: there is no curl)'}`, async () => {
  const folder = newFolder();
  const server = await startProcess(folder);
  const record = join(folder, 'game.txt');
  // `curl --max-time` ends a stream that would go on for ever; that is no failure.
  const script = blocks.map((code) => code.replace(/^(curl -sN .*)$/m, '{ $1; } || true')).join("\necho '---'\n");
  const { code, text, wrong } = await runShell(script, { server: server.url, record });
  expect(wrong).toBe('');
  expect(code).toBe(0);
  const [, who, claimed, phrased, games, keyHash, made, question, taken, again, news, result, after, deals, mine] = text
    .split('---\n')
    .map((part) => part.trim());
  expect(who).toBe('Ann');
  expect(claimed).toBe('Ann');
  expect(phrased).toBe('{}Ann');
  expect(games).toContain('res-arcana for 2 to 4');
  expect(keyHash).toMatch(/^[0-9a-f]{64}$/);
  expect(made).toBe('one table');
  expect(question.split('\n').length).toBeGreaterThan(2);
  expect(JSON.parse(taken)).toEqual({ id: 'my-first-command', version: Number(again) });
  expect(news).toMatch(/event: story/);
  expect(result).toMatch(/^Ann: -?\d+, \p{L}+: -?\d+$/u);
  expect(after).toMatch(/^3 of \d+: [\s\S]*playing$/);

  expect(deals).toBe('res-arcana against adept, evenfall against adept');
  expect(mine).toBe('Res Arcana: 1, Evenfall: 0');

  const written = parseRecord(readFileSync(record, 'utf8'));
  withGame(written.game, ({ game, options }) => {
    const end = replay(game, { ...written, options: options.check(written.options) });
    expect(game.result(end.table)?.points.join()).toBe(result.match(/-?\d+/g)?.join());
  });
  await stopProcess(server, 'SIGTERM');
});

test('the description is OpenAPI, and names every request', async () => {
  const server = await startProcess(newFolder());
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    components: { schemas: object };
  };
  expect(Object.keys(description.components.schemas)).toEqual(
    expect.arrayContaining(['View', 'News', 'Choice', 'ResArcanaView', 'EvenfallView', 'EvenfallChoice']),
  );
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toContain('/api/tables/{table}/commands');
  const page = await (await fetch(`${server.url}/api`)).text();
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      expect(Object.keys(responses), `${method} ${path}`).toEqual(['200', 'default']);
      expect(page).toContain(`id="${operationId}"`);
    }
  const health = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/'].map((path) => fetch(`${server.url}${path}`)),
  );
  expect(health.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await health[2].text()).toMatch(
    /gloaming_request_seconds_count\{route="\/api\/openapi.json",status="200"\} 1/,
  );
  await stopProcess(server, 'SIGTERM');
});
