/** What a game's own notation is read with: words and numbers from lines, with errors that say where and what was expected. */
import { type Chance, parseKey } from '../src/chance.ts';
import { type Expected, fail } from '../src/errors.ts';
import type { Game, Seat, State, Verb } from '../src/game.ts';
import { checkFrame } from '../src/save.ts';

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

/** Where the next word stands: to be refused there, maybe when more has been read (`refuse(Object.assign(r, at), …)`). */
export function here(r: Reader): Pick<Reader, 'line' | 'column'> {
  tryRead(r, /(?=\S)/);
  return { line: r.line, column: r.column };
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

/** Large enough for any game, small enough to add up. */
const NUMBER = /\d{1,3}(?!\d)/;
export function tryNumber(r: Reader): number | undefined {
  const found = tryRead(r, NUMBER);
  return found === undefined ? undefined : Number(found[0]);
}
export const readNumber = (r: Reader): number => tryNumber(r) ?? refuse(r, 'number');
/** Whether the list goes on. */
export const readComma = (r: Reader): boolean => tryRead(r, /,/) !== undefined;

/** The letter of one of so many players. */
export function readSeat(r: Reader, players: number): Seat {
  const at = r.column;
  const seat = read(r, /[A-Z]\b/, 'player')[0].charCodeAt(0) - 65;
  if (seat < players) return seat;
  r.column = at;
  return refuse(r, 'player');
}

export function readChance(r: Reader): Chance {
  const key = read(r, /[0-9a-f]{32}\b/, 'key')[0];
  return { key: parseKey(key), drawn: Number(read(r, /\d{1,9}\b/, 'key')[0]) };
}

/** Data to the end of the line, refused if `take` can make nothing of it. */
export function readData(r: Reader, take: (data: unknown) => void): void {
  try {
    take(JSON.parse(readRest(r)));
  } catch {
    r.column = 0;
    refuse(r, 'doing');
  }
}
/** What is still to be done, in the middle of an effect. */
export function readDoing<T, V extends Verb, O>(r: Reader, game: Game<T, V, O>, s: State<T, V>): void {
  readData(r, (data) => {
    const { stack, lines } = data as { stack: unknown[]; lines: unknown[][] };
    s.stack = stack.map((f) => checkFrame(game, f));
    s.lines = lines.map((line) => line.map((f) => checkFrame(game, f)));
  });
}
