/** `npm run dev`: page and API at one address, and a server that comes back after a change and after a crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmdirSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdAlone } from '../src/storage/sqlite.ts';
import { cleanUp, newFolder } from '../testing/stores.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** A slow machine is no failure: each of the starts may take its time, and the whole as long as all of them. */
const PATIENT = { timeout: 60_000, interval: 50 };
const WHOLE = { timeout: 5 * PATIENT.timeout };

let child: ChildProcess | undefined;
afterAll(async () => {
  if (child?.exitCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  cleanUp();
});

/** As an editor would that saves a file in which nothing has changed. */
const touch = (file: string): void => utimesSync(join(ROOT, file), new Date(), new Date());

test('starts, follows changes, survives a crash of the server, and leaves nothing behind', WHOLE, async () => {
  const home = newFolder();
  const started = spawn(process.execPath, [join(ROOT, 'scripts/dev.mjs')], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '18080', GLOAMING_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child = started;
  let said = '';
  started.stderr.on('data', (text) => {
    said += text;
  });
  const count = (part: string): number => said.split(part).length - 1;
  await expect.poll(() => said, PATIENT).toContain('Gloaming is at ');
  const address = /Gloaming is at (http:\S+)\//.exec(said)?.[1] ?? '';

  // The page as it is written, not as it was built; and the server behind the same address.
  expect(await (await fetch(address)).text()).toContain('/@vite/client');
  const source = await (await fetch(`${address}/src/App.tsx`)).text();
  expect(source.includes('import.meta.hot')).toBe(true);
  const games = async (): Promise<number> => (await fetch(`${address}/api/games`)).status;
  expect(await games()).toBe(200);
  const player = await fetch(`${address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name: 'Ada', for: 'program' }),
  });
  expect(player.status).toBe(200);
  const { token } = (await player.json()) as { token: string };

  // A saved file: another server, with the same players.
  touch('server/src/index.ts');
  await expect.poll(() => count('starts again.\n'), PATIENT).toBe(1);
  const me = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ name: 'Ada' });

  // It cannot start: that is said, the page stays, and the next saved file tries again.
  const lock = join(home, 'server.sqlite.lock');
  renameSync(lock, `${lock}-away`);
  mkdirSync(lock);
  touch('games/evenfall/src/index.ts');
  await expect.poll(() => said, PATIENT).toMatch(/unable to open[\s\S]*The server has ended \(1\)/);
  expect(await games()).toBe(502);
  expect((await fetch(address)).status).toBe(200);
  rmdirSync(lock);
  touch('server/src/index.ts');
  await expect.poll(games, PATIENT).toBe(200);

  const gone = once(started, 'exit');
  started.kill('SIGINT');
  expect(await gone).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow();
  // Nobody holds the games any more.
  holdAlone(join(home, 'server.sqlite'))();
});
