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

/** The lines that are typed, or that come from a pipe. */
class TypedLines {
  private readonly streams: Streams;
  private readonly isInteractive: boolean;
  private readonly echo: NodeJS.WritableStream;
  private readonly left = new AbortController();
  private readonly lines: string[] = [];
  private reading: Interface | null = null;
  private isOver = false;
  private completions: (typed: string) => string[] = () => [];
  private waiting: ((line: string | null) => void) | null = null;

  constructor(streams: Streams, isInteractive: boolean) {
    this.streams = streams;
    this.isInteractive = isInteractive;
    this.echo = echoOn(streams.stdout, () => this.waiting !== null);
  }

  listen(): AbortSignal {
    this.reading ??= this.open();
    return this.left.signal;
  }

  ask(prompt: string, complete: (typed: string) => string[]): Promise<string | null> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.isOver) return Promise.resolve(null);
    this.reading ??= this.open();
    this.completions = complete;
    return new Promise((resolve) => {
      this.waiting = resolve;
      if (this.isInteractive) {
        this.reading?.setPrompt(prompt);
        this.reading?.prompt(true);
      }
    });
  }

  async forget(): Promise<void> {
    if (!this.isInteractive) return;
    // While a bot answers at once nothing is read: what was typed meanwhile comes in now.
    await new Promise((resolve) => setTimeout(resolve, STILL_COMING));
    this.lines.length = 0;
    if (this.isOver) return;
    // A line that was begun goes, too, and with it the sign before it.
    this.reading?.setPrompt('');
    this.reading?.write(null, { ctrl: true, name: 'e' });
    this.reading?.write(null, { ctrl: true, name: 'u' });
  }

  stopping(): AbortSignal {
    process.once('SIGINT', this.abort);
    process.once('SIGTERM', this.abort);
    return this.left.signal;
  }

  close(): void {
    for (const listener of [this.stop, this.abort]) {
      process.removeListener('SIGINT', listener);
      process.removeListener('SIGTERM', listener);
    }
    this.reading?.close();
  }

  private open(): Interface {
    const completer = (typed: string): [string[], string] => [this.completions(typed), typed];
    const { isInteractive: terminal } = this;
    // No history: at a shared keyboard the arrow keys must not show what another player has typed.
    const rl = createInterface({ input: this.streams.stdin, output: this.echo, terminal, completer, historySize: 0 });
    rl.on('line', (line) => {
      if (this.waiting === null) this.lines.push(line);
      else this.give(line);
    });
    rl.on('close', () => {
      this.isOver = true;
      if (this.lines.length > 0) return;
      if (this.isInteractive) this.abort();
      this.give(null);
    });
    // In raw mode the terminal leaves Ctrl-C to us; on a pipe it comes as a signal.
    rl.on('SIGINT', this.stop);
    process.once('SIGINT', this.stop);
    process.once('SIGTERM', this.stop);
    return rl;
  }

  private give(line: string | null): void {
    const resolve = this.waiting;
    this.waiting = null;
    resolve?.(line);
  }

  private readonly abort = (): void => this.left.abort();
  private readonly stop = (): void => {
    this.isOver = true;
    this.abort();
    if (this.isInteractive) this.lines.length = 0;
    this.reading?.close();
    this.give(null);
  };
}

export function realTerminal(streams: Streams = process): Terminal {
  const { stdin, stdout, stderr, env } = streams;
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
  // A reader that has seen enough (`| head`) is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // A disk that is full is no mistake of ours, and nothing more can be said there.
    stderr.write(`gloaming: ${error.message}\n`);
    process.exit(1);
  });
  const typed = new TypedLines(streams, isInteractive);
  let isUnderWay = false;

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
    listen: () => typed.listen(),
    ask: (prompt, complete) => typed.ask(prompt, complete),
    forgetTyped: () => typed.forget(),
    stopping: () => typed.stopping(),
    pause,
    close: () => typed.close(),
  };
}
