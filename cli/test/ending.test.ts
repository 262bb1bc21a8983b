/** However this program ends, whatever it has started ends with it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Setup } from '../src/lab/arena/match.ts';
import { labelsOf, parseBots } from '../src/opponents/botSpec.ts';
import { isAlive, pidsIn, until } from './programs.ts';
import { folder } from './quiet.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const POOL = new URL('../src/lab/arena/pool.ts', import.meta.url);
const BUSY = new URL('./lab/busy.ts', import.meta.url);
const CROWDED = new URL('./lab/crowded.ts', import.meta.url);

/** A program that greets, is asked, does something, and stays: it hears no signal and no end of its input. */
function deaf(home: string, onQuestion = 'exec sleep 600'): { command: string; pids: () => number[] } {
  const file = join(home, 'deaf.sh');
  const pids = join(home, 'pids');
  writeFileSync(
    file,
    `#!/bin/sh
trap '' HUP INT TERM
read greeting
echo '{"gloaming":2}'
echo $$ >> '${pids}'
while read question; do
  : > '${join(home, 'asked')}'
  ${onQuestion}
done
exec sleep 600
`,
  );
  chmodSync(file, 0o755);
  // Should this program fail to, the test ends them.
  onTestFinished(() => {
    for (const pid of pidsIn(pids).filter(isAlive)) process.kill(pid, 'SIGKILL');
  });
  return { command: file, pids: () => pidsIn(pids) };
}

const ENV = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', GLOAMING_HOME: folder() };
const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], env: ENV });

function setupFor(bots: string, home: string, answer = 600_000): Setup {
  const specs = parseBots(bots);
  return {
    game: 'res-arcana',
    players: 2,
    options: { players: 2, deal: 'standard', match: false },
    bots: specs,
    labels: labelsOf(specs),
    seed: 1,
    budget: {},
    patience: { start: 600_000, answer },
    language: 'en',
    folder: home,
  };
}

/** Again and again, until it has gone: how it ended, as shells say it. */
async function press(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  let ended: number | undefined;
  child.on('exit', (code, by) => {
    ended = by === null ? (code ?? 0) : 128 + constants.signals[by];
  });
  while (ended === undefined) {
    child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return ended;
}

describe.skipIf(process.platform === 'win32')('programs end', () => {
  test.each<[string, NodeJS.Signals, number]>([
    ['arena --game res-arcana', 'SIGINT', 130],
    ['arena --game res-arcana', 'SIGHUP', 129],
    ['watch res-arcana --pace 0', 'SIGTERM', 143],
    ['play res-arcana --seat B', 'SIGINT', 130],
    ['play res-arcana --seat B', 'SIGKILL', 137],
  ])('%s: %s', async (line, signal, code) => {
    const { command, pids } = deaf(folder());
    const child = start([MAIN, ...line.split(' '), '--bots', `cmd:${command}`]);
    await until(() => pids().length > 0);
    expect(await press(child, signal)).toBe(code);
    await until(() => !pids().some(isAlive));
  });

  test('nobody reads any more', async () => {
    const home = folder();
    const { command, pids } = deaf(home, `until [ -e '${join(home, 'closed')}' ]; do sleep 0.05; done; echo rubbish`);
    const child = start([MAIN, 'watch', 'res-arcana', '--pace', '0', '--bots', `cmd:${command}`]);
    await until(() => pids().length > 0);
    child.stdout?.destroy();
    writeFileSync(join(home, 'closed'), '');
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(0);
    await until(() => !pids().some(isAlive));
  });

  test('an arena that was ended hard, while a thread of it was busy, and its programs', async () => {
    const home = folder();
    const { command, pids } = deaf(home);
    const setup = setupFor(`random,cmd:${command}`, home);
    const script = `const { playDeals } = await import('${POOL}');
      const stop = new AbortController().signal;
      await playDeals(${JSON.stringify(setup)}, [{ pair: 0, deal: 0 }], 1, () => {}, stop, new URL('${BUSY}'));`;
    const child = start(['--input-type=module', '-e', script]);
    const busy = join(home, 'busy');
    await until(() => pidsIn(busy).length > 0);
    child.kill('SIGKILL');
    const started = [...pidsIn(busy), ...pids()];
    expect(started).toHaveLength(2);
    onTestFinished(() => {
      for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
    });
    await until(() => !started.some(isAlive));
  });

  // Room for a program needs some files; with so many there is none, or only for the first.
  test.each([
    [0, /^\[\{"start":2\},\{"start":2\}\]$/],
    [10, /^\[\{"late":.*\},\{"start":/],
  ])(
    'no room for another program, with %i files left: it has not started, and those that have are left',
    (left, told) => {
      const home = folder();
      const { command, pids } = deaf(home);
      const setup = JSON.stringify(setupFor(`cmd:${command},cmd:${command} again`, home, 100));
      const limited = [
        '-c',
        'ulimit -n 100 && exec "$@"',
        'sh',
        process.execPath,
        fileURLToPath(CROWDED),
        setup,
        `${left}`,
      ];
      const { stdout } = spawnSync('sh', limited, { encoding: 'utf8', env: ENV });
      expect(stdout.trim()).toMatch(told);
      expect(pids().length > 0).toBe(left > 0);
      expect(pids().filter(isAlive)).toEqual([]);
    },
  );
});
