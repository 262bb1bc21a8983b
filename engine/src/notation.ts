/** What a game's own notation is read with: words and numbers from lines, with errors that say where and what was expected. */
import { type Expected, fail } from './errors.ts';

export interface Reader {
  readonly lines: readonly string[];
  line: number;
  column: number;
}

export function reader(text: string): Reader {
  return { lines: text.split('\n').map((line) => line.replace(/\s+$/, '')), line: 0, column: 0 };
}

export function refuse(r: Reader, expected: Expected, words = ''): never {
  const text = (r.lines[r.line] ?? '').slice(r.column, r.column + 40);
  return fail('bad-position', { line: r.line + 1, column: r.column + 1, text, expected, words });
}

/** Goes to the next line that says something; false at the end. */
export function nextLine(r: Reader): boolean {
  while (r.line < r.lines.length && /^\s*(#|$)/.test(r.lines[r.line])) r.line++;
  return r.line < r.lines.length;
}

/** Ends a line: the next word is read from the line after it. */
export function endLine(r: Reader): void {
  if (r.lines[r.line].slice(r.column).trim() !== '') refuse(r, 'line-end');
  r.line++;
  r.column = 0;
}

/** The next match of a sticky pattern on this line, blanks before it skipped; undefined if there is none. */
export function tryRead(r: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const line = r.lines[r.line] ?? '';
  let at = r.column;
  while (line[at] === ' ') at++;
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = at;
  const match = sticky.exec(line);
  if (match === null) return undefined;
  r.column = at + match[0].length;
  return match;
}

export function read(r: Reader, pattern: RegExp, expected: Expected, words = ''): RegExpExecArray {
  return tryRead(r, pattern) ?? refuse(r, expected, words);
}

/** The rest of the line, blanks trimmed. */
export function readRest(r: Reader): string {
  const rest = (r.lines[r.line] ?? '').slice(r.column).trim();
  r.column = (r.lines[r.line] ?? '').length;
  return rest;
}

/** One of some words. */
export function readWord<W extends string>(r: Reader, words: readonly W[]): W {
  return read(r, new RegExp(`(?:${words.join('|')})(?![a-z-])`), 'word', words.join(' | '))[0] as W;
}
