/** The server as it is really started: a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '../src/base/config.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** A start is most of what such a test costs; what was compiled once need not be compiled again. */
const COMPILED = join(tmpdir(), 'gloaming-compiled');

export interface Process {
  url: string;
  child: ChildProcess;
  /** What it said until now, on both outputs. */
  said(): string;
}

const children = new Set<ChildProcess>();
/** A test that failed has left its servers running. */
export function endProcesses(): void {
  for (const child of children) child.kill('SIGKILL');
}

export function spawnServer(
  env: Record<string, string>,
  args: string[] = [],
  program = MAIN,
): Pick<Process, 'child' | 'said'> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += data;
    });
  return { child, said: () => text };
}

/** `place` is where a store can be: the address of a PostgreSQL, or a folder. */
export async function startProcess(
  place: string,
  env: Record<string, string> = {},
  spawned: (child: ChildProcess) => void = () => {},
  program = MAIN,
): Promise<Process> {
  const where = isPostgres(place) ? { DATABASE_URL: place } : { GLOAMING_HOME: place };
  const usual = { GLOAMING_RATE: '1000000', GLOAMING_BOT_PAUSE: '0', GLOAMING_BOT_THREADS: '1' };
  const { child, said } = spawnServer({ ...usual, ...where, ...env }, [], program);
  spawned(child);
  for (;;) {
    const url = /Gloaming is at (\S+)/.exec(said())?.[1];
    if (url !== undefined) return { url, child, said };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function stopProcess({ child }: Pick<Process, 'child'>, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}
