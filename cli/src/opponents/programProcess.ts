/** A bot in another program, started for one seat of one game and always ended. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { pause } from '../base/yielding.ts';
import { IS_WINDOWS, killGroup } from './killGroup.ts';
import { type Heard, lineReader } from './lineReader.ts';

export interface Program {
  send(line: string): void;
  /** Forgets what it wrote before. */
  clear(): void;
  next(ms: number): Promise<Heard>;
  lastWords(): string | undefined;
  /** Ends it and everything of its group; a moment is left for it to go by itself. */
  end(): Promise<void>;
}

/** How long a program that has been told so may take to end. */
const GRACE = 500;
/** How long what a program wrote before it ended may take to arrive. */
const DRAIN = 100;
const MOST_WORDS = 2000;

/** Null where files or processes have run out. */
function spawned<C extends ChildProcess>(start: () => C): C | null {
  try {
    const child = start();
    child.on('error', () => {});
    return child.pid === undefined ? null : child;
  } catch {
    return null;
  }
}

const SENTRY = fileURLToPath(new URL('./sentry.ts', import.meta.url));
/** Where is said which programs of this thread run. */
let sentry: Writable | null = null;

/** Null if there is no room for one on this machine. */
function callSentry(): Writable | null {
  if (sentry?.writable) return sentry;
  // In a session of its own: Ctrl-C is not meant for it.
  const child = spawned(() =>
    spawn(process.execPath, [SENTRY], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], windowsHide: true }),
  );
  child?.unref();
  child?.stdin.on('error', () => {});
  sentry = child?.stdin ?? null;
  return sentry;
}

/** The command is run by the shell of the system, in a group of its own, so that all of it can be ended at once. */
const spawnShell = (command: string, cwd: string): ChildProcessWithoutNullStreams | null =>
  spawned(() => spawn(command, { shell: true, cwd, detached: !IS_WINDOWS, stdio: 'pipe', windowsHide: true }));

/** Null if there is no room for it on this machine. */
export function startProgram(command: string, folder: string): Program | null {
  const guard = callSentry();
  const child = guard === null ? null : spawnShell(command, folder);
  if (guard === null || child?.pid === undefined) return null;
  const group = child.pid;
  guard.write(`${group}\n`);
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
  // A program that no longer reads is noticed by its missing answer.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on('error', () => {});

  return {
    send: (line) => {
      if (!isOver && child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    clear: lines.clear,
    next: lines.next,
    lastWords: () => lastLine(words),
    async end() {
      child.stdin.end();
      const grace = new AbortController();
      await Promise.race([over, pause(GRACE, grace.signal)]);
      grace.abort();
      kill();
      guard.write(`-${group}\n`);
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The last line on which there is something. */
const lastLine = (words: string): string | undefined =>
  stripVTControlCharacters(words)
    .split(/[\r\n]/)
    // What else is no letter would move the cursor, or ring.
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .findLast((line) => line !== '');
