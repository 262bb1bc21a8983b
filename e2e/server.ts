/** The real server with games that are always the same, in a process of its own, on a free port, with storage that is gone afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('sameGames.ts', import.meta.url));

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
  /** Goes down, and stays so until `comeBack`, at the same address and with the same storage. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

function start(home: string, port: string): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      GLOAMING_HOME: home,
      GLOAMING_LOG: 'error',
      GLOAMING_BOT_PAUSE: '5',
      GLOAMING_RATE: '100000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

export async function startServer(): Promise<Running> {
  const home = mkdtempSync(join(tmpdir(), 'gloaming-e2e-'));
  let child = start(home, '0');
  const address = await addressOf(child);
  return {
    address,
    async stop() {
      if (child.exitCode === null) await end(child);
      rmSync(home, { recursive: true, force: true });
    },
    goDown: () => end(child),
    async comeBack() {
      child = start(home, new URL(address).port);
      await addressOf(child);
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    const address = /Gloaming is at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) {
      // What it says later must not fill the pipe.
      child.stderr?.resume();
      return address;
    }
  }
  throw new Error(`The server did not start: ${said}`);
}
