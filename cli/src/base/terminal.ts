/** Where the commands read and write: a real terminal, a pipe, or a test. */
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import stringWidth from 'string-width';
import { pause } from './yielding.ts';

export interface Terminal {
  /** How wide a line may be. */
  readonly width: number;
  readonly hasColor: boolean;
  /** Whether it is interactive: a person reads the prompt. */
  readonly isInteractive: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  complain(line: string): void;
  /** Shows how far something long has come, in place; null clears it. Does nothing if it is not interactive. */
  progress(line: string | null): void;
  /** Clears the screen and what was scrolled out of it. Does nothing if it is not interactive. */
  clear(): void;
  /**
   * From here on a signal ends the input, not the program. Set once somebody has left: a pipe that has ended still brings what
   * was written to it before.
   */
  listen(): AbortSignal;
  /** The next line that is typed; null if there is none any more: end of input, Ctrl-C or Ctrl-D. */
  ask(prompt: string, complete: (typed: string) => string[]): Promise<string | null>;
  /** What was typed before anybody was asked answers nothing any more. What comes from a pipe is an answer whenever it comes. */
  forgetTyped(): Promise<void>;
  /** Set once Ctrl-C was pressed during something long; the second time the program ends at once. */
  stopping(): AbortSignal;
  /** Resolves at once when Ctrl-C is pressed. */
  pause(ms: number, stop?: AbortSignal): Promise<void>;
  close(): void;
}

/** The exit code of a stopped command, as shells have it for Ctrl-C. */
export const STOPPED = 130;

const NARROWEST = 40;
const WIDEST = 100;
const USUAL = 80;

export const widthOf = (text: string): number => stringWidth(text);

/** What a terminal is made of, so that a test can sit at one. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number; rows?: number };
  readonly stderr: NodeJS.WritableStream & { isTTY?: boolean };
  readonly env: Terminal['env'];
}

/** The screen, what was scrolled off it, and back to the top. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const CLEAR_LINE = '\r\u001b[K';
/** Lines that push everything away where nothing can be cleared, at least. */
const MANY_LINES = 60;
/** Milliseconds in which what was typed before is read. */
const STILL_COMING = 20;

/** FORCE_COLOR=0 switches colours off, as in other programs. */
function hasColor({ FORCE_COLOR, NO_COLOR, TERM }: Terminal['env'], isTTY: boolean): boolean {
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR && TERM !== 'dumb';
}

/** What is typed before a question must not stand in the middle of other output: it is shown with the question. */
function echoOn(stdout: Streams['stdout'], isAsked: () => boolean): NodeJS.WritableStream {
  const echo = new Writable({
    decodeStrings: false,
    write(text, _, done) {
      if (isAsked()) stdout.write(text);
      done();
    },
  });
  stdout.on('resize', () => echo.emit('resize'));
  return Object.defineProperty(echo, 'columns', { get: () => stdout.columns });
}

export function realTerminal({ stdin, stdout, stderr, env }: Streams = process): Terminal {
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
  // A reader that has seen enough (`| head`) is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // A disk that is full is no mistake of ours, and nothing more can be said there.
    stderr.write(`gloaming: ${error.message}\n`);
    process.exit(1);
  });

  let reading: Interface | null = null;
  let isOver = false;
  let isUnderWay = false;
  let completions: (typed: string) => string[] = () => [];
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  const give = (line: string | null): void => {
    const resolve = waiting;
    waiting = null;
    resolve?.(line);
  };
  const left = new AbortController();
  const abort = (): void => left.abort();
  const stop = (): void => {
    isOver = true;
    abort();
    if (isInteractive) lines.length = 0;
    reading?.close();
    give(null);
  };
  const echo = echoOn(stdout, () => waiting !== null);
  const open = (): Interface => {
    const completer = (typed: string): [string[], string] => [completions(typed), typed];
    // No history: at a shared keyboard the arrow keys must not show what another player has typed.
    const rl = createInterface({ input: stdin, output: echo, terminal: isInteractive, completer, historySize: 0 });
    rl.on('line', (line) => {
      if (waiting === null) lines.push(line);
      else give(line);
    });
    rl.on('close', () => {
      isOver = true;
      if (lines.length > 0) return;
      if (isInteractive) abort();
      give(null);
    });
    // In raw mode the terminal leaves Ctrl-C to us; on a pipe it comes as a signal.
    rl.on('SIGINT', stop);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    return rl;
  };

  return {
    get width() {
      return Math.min(WIDEST, Math.max(NARROWEST, stdout.columns || USUAL));
    },
    hasColor: hasColor(env, stdout.isTTY === true),
    isInteractive,
    env,
    print: (line) => void stdout.write(`${line}\n`),
    complain(line) {
      // What is under way stands in the line where this would go on.
      stderr.write(`${isUnderWay ? CLEAR_LINE : ''}${line}\n`);
      isUnderWay = false;
    },
    progress(line) {
      if (!stderr.isTTY) return;
      stderr.write(`${CLEAR_LINE}${line ?? ''}`);
      isUnderWay = line !== null;
    },
    clear() {
      if (!isInteractive) return;
      stdout.write(env.TERM === 'dumb' ? '\n'.repeat(Math.max(MANY_LINES, stdout.rows ?? 0)) : CLEAR);
    },
    listen() {
      reading ??= open();
      return left.signal;
    },
    ask(prompt, complete) {
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (isOver) return Promise.resolve(null);
      reading ??= open();
      completions = complete;
      return new Promise((resolve) => {
        waiting = resolve;
        if (isInteractive) {
          reading?.setPrompt(prompt);
          reading?.prompt(true);
        }
      });
    },
    async forgetTyped() {
      if (!isInteractive) return;
      // While a bot answers at once nothing is read: what was typed meanwhile comes in now.
      await new Promise((resolve) => setTimeout(resolve, STILL_COMING));
      lines.length = 0;
      if (isOver) return;
      // A line that was begun goes, too, and with it the sign before it.
      reading?.setPrompt('');
      reading?.write(null, { ctrl: true, name: 'e' });
      reading?.write(null, { ctrl: true, name: 'u' });
    },
    stopping() {
      process.once('SIGINT', abort);
      process.once('SIGTERM', abort);
      return left.signal;
    },
    pause,
    close() {
      for (const listener of [stop, abort]) {
        process.removeListener('SIGINT', listener);
        process.removeListener('SIGTERM', listener);
      }
      reading?.close();
    },
  };
}
