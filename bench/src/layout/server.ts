/** The server of `npm run dev`, which opens written positions, with the page as it is built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/dev/main.ts', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export interface Opened {
  readonly url: string;
  stop(): Promise<void>;
}

export async function openPositions(): Promise<Opened> {
  const home = mkdtempSync(join(tmpdir(), 'gloaming-layout-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      GLOAMING_HOME: home,
      GLOAMING_LOG: 'error',
      GLOAMING_RATE: '100000',
      GLOAMING_STREAMS: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    gone.then(() => {
      throw new Error('The server of development did not start.');
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
