/** The program as it is started: pipes, signals, exit codes. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { folder } from './quiet.ts';

vi.setConfig({ testTimeout: 60_000 });

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const envAt = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  GLOAMING_HOME: home,
  LANG: 'en_US.UTF-8',
});

test('a game from a pipe: no colours, no prompt, exit code 0', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, 'play', 'res-arcana', '--seed', '4', '--bots', 'random'],
    { input: '1\n1\nquit\n', encoding: 'utf8', env: envAt(folder()) },
  );
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(stdout).not.toContain('\u001b');
  expect(stdout).toContain('Go on with:');
});

test('wrong input: exit code 2, one line, nothing else', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'play', 'chess', '--lang', 'pl'], {
    encoding: 'utf8',
    env: envAt(folder()),
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toBe('Nie ma gry „chess”; są: res-arcana, evenfall.\n');
});

test('a reader that has seen enough is no failure', async () => {
  const child = spawn(process.execPath, [MAIN, 'cards'], { stdio: ['ignore', 'pipe', 'pipe'], env: envAt(folder()) });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect([code, complaint]).toEqual([0, '']);
});

test.skipIf(!existsSync('/dev/full'))('a disk that is full is said in one line', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'cards'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    env: envAt(folder()),
  });
  closeSync(full);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^gloaming: ENOSPC.*\n$/);
});

test.skipIf(process.platform === 'win32')('a signal leaves cleanly, and the game is there', async () => {
  const home = folder();
  const child = spawn(process.execPath, [MAIN, 'play', 'res-arcana', '--seed', '4', '--bots', 'random'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: envAt(home),
  });
  let text = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      text += data;
      if (text.includes('Which mage')) resolve();
    });
  });
  child.kill('SIGINT');
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(0);
  expect(text).toContain('Go on with:');
  expect(readdirSync(home).filter((name) => name.endsWith('.txt'))).toHaveLength(1);
});
