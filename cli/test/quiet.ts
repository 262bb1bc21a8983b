/** A terminal that only remembers: lines come from a list, and everything that is printed is kept. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Terminal } from '../src/base/terminal.ts';
import { run } from '../src/program.ts';

interface Quiet extends Terminal {
  readonly out: string[];
  readonly err: string[];
  /** Where this terminal's games are kept. */
  readonly home: string;
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'gloaming-'));

export function quiet(typed: Iterable<string> = [], home = folder()): Quiet {
  const lines = typed[Symbol.iterator]();
  const out: string[] = [];
  const err: string[] = [];
  return {
    out,
    err,
    home,
    width: 80,
    hasColor: false,
    isInteractive: false,
    env: { GLOAMING_HOME: home, HOME: home },
    print: (text) => void out.push(...text.split('\n')),
    complain: (text) => void err.push(...text.split('\n')),
    progress: () => {},
    clear: () => {},
    listen: () => new AbortController().signal,
    ask: () => {
      const { done, value } = lines.next();
      return Promise.resolve(done ? null : value);
    },
    forgetTyped: () => Promise.resolve(),
    stopping: () => new AbortController().signal,
    pause: () => Promise.resolve(),
    close: () => {},
  };
}

/** Runs a command line; gives the exit code and what was printed. */
export async function gloaming(
  line: string | readonly string[],
  typed: Iterable<string> = [],
  home?: string,
): Promise<{ code: number; out: string[]; err: string[]; text: string; home: string }> {
  const terminal = quiet(typed, home);
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
  const code = await run(args, terminal);
  return { code, out: terminal.out, err: terminal.err, text: terminal.out.join('\n'), home: terminal.home };
}

/** The same answer for ever. */
export function* always(answer: string): Generator<string> {
  for (;;) yield answer;
}
