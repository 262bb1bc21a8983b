/** Files: what is read, what is written, and where a game is kept while it is played. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fail, type GameRecord, isRefused, makeRecord, parseRecord, type Verb } from '@gloaming/engine';
import type { RecordedSession } from '@gloaming/engine/session';
import { type Entry, isGameName, linkIn, unpackGame } from '@gloaming/games';
import { homeIn } from '@gloaming/server/home';
import { inFile, refuse } from '../base/faults.ts';
import type { Terminal } from '../base/terminal.ts';

export const because = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** npm runs a script in the folder of the package; files are named from where the person is. */
export const placeOf = (terminal: Terminal, file: string): string => resolve(terminal.env.INIT_CWD ?? '.', file);

/** On a command line the shell knows where home is; what is typed in a game only we read. */
export const fromHome = ({ env }: Terminal, file: string): string =>
  file.replace(/^~(?=[/\\])/, () => env.HOME || homedir());

export function readText(terminal: Terminal, file: string): string {
  try {
    // Some editors begin a file with an invisible sign (a byte order mark).
    return readFileSync(placeOf(terminal, file), 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const why = because(error);
    return why === 'ENOENT' ? refuse('no-such-file', { file }) : refuse('unreadable-file', { file, why });
  }
}

/** Written whole or not at all: a game is never lost to a half-written file, nor to one that another process writes. */
export function writeText(terminal: Terminal, file: string, text: string): void {
  const path = placeOf(terminal, file);
  const fresh = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeThrough(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    drop(fresh);
    refuse('unwritable-file', { file, why: because(error) });
  }
}

/** Renamed before it is on the disk, a file could be empty after the power went. */
function writeThrough(path: string, text: string): void {
  const open = openSync(path, 'w');
  try {
    writeFileSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
function drop(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Where nothing can be written, nothing can be taken away; why is said already.
  }
}

/** Games are kept where programs keep such things, not in whatever folder one happens to be. */
export const homeOf = (terminal: Terminal): string => placeOf(terminal, homeIn(terminal.env));

/** A name that no game has yet, for one that begins now. */
export function nameFor(terminal: Terminal, game: string, now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
  const name = join(homeOf(terminal), `${game}-${day}-${time}-${process.pid}`);
  let free = `${name}.txt`;
  for (let n = 2; existsSync(free); n++) free = `${name}-${n}.txt`;
  return free;
}

/** How the names of the files begin that fuzz leaves there: no player's games. */
export const BROKEN = 'broken-';

/** The record, or where there is none the position. */
export function asText<T, V extends Verb, O>(entry: Entry<T, V, O>, session: RecordedSession<T, V, O>): string {
  const { record } = session;
  return record === null ? entry.makePosition(session.state) : makeRecord(record);
}

export interface GameFile {
  file: string;
  kind: 'record' | 'position';
  game: string;
  /** The number of the rules it is played by; a position is read by those of today. */
  rules: number | null;
  text: string;
}

/** Empty lines and comments before a game. */
export const prefaceOf = (text: string): string => /^(?:[^\S\n]*(?:#.*)?\n)*/.exec(text)?.[0] ?? '';

/** A record, whatever was noted above it; the line of a mistake is that of the file. */
export function parseFile(text: string): GameRecord<unknown> {
  const preface = prefaceOf(text);
  try {
    return parseRecord(text.slice(preface.length));
  } catch (error) {
    if (!isRefused(error, 'bad-record')) throw error;
    const { line, text: said } = error.details;
    return fail('bad-record', { line: line + preface.split('\n').length - 1, text: said });
  }
}

/** A file, or a game that somebody has sent as a link: then its characters are all that is needed. */
export async function openGame(terminal: Terminal, file: string): Promise<GameFile> {
  const link = linkIn(file);
  if (link === null) return readGame(terminal, file);
  try {
    const record = await unpackGame(link);
    return { file, kind: 'record', game: record.game, rules: record.rules, text: makeRecord(record) };
  } catch (error) {
    if (!isRefused(error, 'bad-record')) throw error;
    return refuse('bad-link', {});
  }
}

/** A record begins with "gloaming", a position with the name of its game. */
export function readGame(terminal: Terminal, file: string): GameFile {
  const text = readText(terminal, file);
  const first = text.slice(prefaceOf(text).length).trimStart();
  if (/^gloaming\b/.test(first)) {
    const { game, rules } = inFile(file, () => parseFile(text));
    return { file, kind: 'record', game, rules, text };
  }
  const game = /^[a-z][a-z-]*/.exec(first)?.[0] ?? '';
  if (!isGameName(game)) return refuse('no-game-file', { file });
  return { file, kind: 'position', game, rules: null, text };
}
