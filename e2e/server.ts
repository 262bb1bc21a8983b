/** The real server, in a process of its own, on a free port, with storage that is gone afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startServer(): Promise<Running> {
  const home = mkdtempSync(join(tmpdir(), 'gloaming-e2e-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      GLOAMING_HOME: home,
      GLOAMING_LOG: 'error',
      GLOAMING_BOT_PAUSE: '30',
      GLOAMING_RATE: '5000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    address: await addressOf(child),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(home, { recursive: true, force: true });
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
