/** Processes that are measured: started, asked what they have used, stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `after cleaning`: when all garbage has been collected. */
export type When = 'now' | 'after cleaning';
export interface Used {
  /** Seconds of processor time, all threads. */
  cpu: number;
  /** Bytes that the operating system counts. */
  rss: number;
  /** Bytes of JavaScript's own memory, and what hangs on it. */
  heap: number;
}
export interface Measured {
  readonly url: string;
  used(asked: When): Promise<Used>;
  stop(): Promise<void>;
}

const PROBE = new URL('./usageProbe.ts', import.meta.url).href;
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const EMPTY = fileURLToPath(new URL('./emptyServer.ts', import.meta.url));

/** The server as anybody starts it, but for limits that one address alone would meet. `store` is a folder, or an address. */
export const startServer = (folder: string, store: Record<string, string>, tables: number): Promise<Measured> =>
  start(SERVER, folder, {
    GLOAMING_RATE: '1000000',
    GLOAMING_STREAMS: '1000000',
    GLOAMING_BOT_THREADS: '1',
    GLOAMING_TABLES: String(tables),
    ...store,
  });
export const startEmpty = (folder: string): Promise<Measured> => start(EMPTY, folder, {});

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

async function start(program: string, folder: string, env: Record<string, string>): Promise<Measured> {
  // Where an operator would have it: in a file.
  const log = openSync(join(folder, 'server.log'), 'a');
  const flags = (process.env.BENCH_SERVER_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...flags, program], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  children.add(child);
  const gone = once(child, 'exit').then(() => children.delete(child));
  let said = '';
  let isStopping = false;
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (data) => {
      said = `${said}${data}`.slice(-4_000);
      const found = / is at (\S+)/.exec(said);
      if (found !== null) resolve(found[1]);
    });
    void gone.then(() => reject(new Error(`${program} ended: ${said}`)));
  });
  // Whoever talks to it only sees that connections break.
  void gone.then(() => {
    if (!isStopping) console.error(`${program} ended by itself: ${said}`);
  });
  return {
    url,
    async used(asked) {
      const answer = once(child, 'message');
      child.send(asked);
      const [used] = (await answer) as [Used];
      return used;
    },
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await gone;
    },
  };
}
