/** A program of somebody else's, started for one seat of one game and always ended. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { type Heard, lineReader } from './lineReader.ts';

export interface Program {
  send(line: string): void;
  /** Forgets what it wrote before. */
  clear(): void;
  next(ms: number): Promise<Heard>;
  lastWords(): string | undefined;
  /** Ends it and everything of its group; a moment is left for it to go by itself. */
  end(): Promise<void>;
  kill(): void;
}

/** How long a program that has been told so may take to end. */
const GRACE = 500;
/** How long what a program wrote before it ended may take to arrive. */
const DRAIN = 100;
const MOST_WORDS = 2000;
const IS_WINDOWS = process.platform === 'win32';

/** Those that run just now, with the number of their group: whatever ends this process ends them, too. */
const running = new Map<Program, number>();
let isAttending = false;
let tell: (groups: readonly number[]) => void = () => {};

export function endAll(): void {
  for (const program of [...running.keys()]) program.kill();
}

/** Says at every change which groups run, to somebody who ends them should this process break off. */
export function tellRunning(to: (groups: readonly number[]) => void): void {
  tell = to;
}

/** A signal that nobody else waits for (any more) would end this process without its programs. */
function attend(): void {
  if (isAttending) return;
  isAttending = true;
  process.on('exit', endAll);
  // First in line: whoever wants to hear a signal only once is still counted.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.prependListener(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
}

/** The command is run by the shell of the system, in a group of its own, so that all of it can be ended at once. */
function spawnShell(command: string, cwd: string): ChildProcessWithoutNullStreams | null {
  try {
    const child = spawn(command, { shell: true, cwd, detached: !IS_WINDOWS, stdio: 'pipe', windowsHide: true });
    child.on('error', () => {});
    // Where files or processes have run out there are no pipes, either.
    return child.pid === undefined ? null : child;
  } catch {
    return null;
  }
}

/** Null if there is no room for it on this machine. */
export function startProgram(command: string, folder: string): Program | null {
  const child = spawnShell(command, folder);
  if (child?.pid === undefined) return null;
  const group = child.pid;
  attend();
  const kill = (): void => {
    // A process that has ended has given its number back; on Windows nothing else is left of the group by then.
    if (!(IS_WINDOWS && hasEnded(child))) killGroup(group);
  };
  const lines = lineReader(kill);
  let words = '';
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const done = (): void => {
      isOver = true;
      lines.end();
      resolve();
    };
    child.on('close', done);
    // Something that has left the group may hold the pipes for ever. What is in them is read before the next turn.
    child.on('exit', () => setTimeout(() => setImmediate(done), DRAIN).unref());
  });
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => lines.add(text));
  // The program may be gone while something else of it still holds the pipe.
  child.stdout.on('end', () => lines.end());
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    words = (words + text).slice(-MOST_WORDS);
  });
  // Whoever does not read any more is found out by not answering.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on('error', () => {});

  const program: Program = {
    send: (line) => {
      if (!isOver && child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    clear: lines.clear,
    next: lines.next,
    lastWords: () =>
      stripVTControlCharacters(words)
        .split(/[\r\n]/)
        // What else is no letter would move the cursor, or ring.
        .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
        .findLast((line) => line !== ''),
    async end() {
      child.stdin.end();
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, GRACE);
      });
      await Promise.race([over, grace]);
      clearTimeout(timer);
      program.kill();
    },
    kill() {
      kill();
      if (running.delete(program)) tell([...running.values()]);
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
    },
  };
  running.set(program, group);
  tell([...running.values()]);
  return program;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export function killGroup(group: number): void {
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(group), '/T', '/F']);
    return;
  }
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The whole group is gone already.
  }
}
