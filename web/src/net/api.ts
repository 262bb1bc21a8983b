/** The server's API, as the pages use it. Schemas stay on the server: here only their types are needed. */
import type { Language } from '@gloaming/engine';
import type {
  Branching,
  Command,
  Done,
  Entry,
  ErrorBody,
  GameInfo,
  Identity,
  LobbyEntry,
  NewTable,
  Player,
  Present,
  Story,
  TableInfo,
  Taken,
  Who,
} from '@gloaming/protocol';
import type { Say } from '../words/index.ts';
import { learnPlayer, playerNow } from './player.ts';

/** The server said no, and why, in the reader's language. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    super(body.message);
    this.name = 'Refusal';
    this.body = body;
  }
}
/** Nothing came back: whether it was done is unknown, and only the same command again will tell. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
/** This browser does not keep who it is. */
export class Forgetful extends Error {
  override name = 'Forgetful';
}

const PATIENCE = 15_000;

async function fetched(language: Language, path: string, body?: unknown): Promise<Response> {
  const mark = path.includes('?') ? '&' : '?';
  try {
    return await fetch(`/api${path}${mark}lang=${language}`, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
}

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

async function request<R>(language: Language, path: string, body?: unknown): Promise<R> {
  const response = await fetched(language, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as R;
  // What is answered by something between us and the server, or by a server in trouble, may be answered otherwise later.
  if (isErrorBody(answer) && response.status !== 503) throw new Refusal(answer);
  throw new Unreachable();
}

/** A finished game, written down. */
export async function getRecord(language: Language, table: string): Promise<string> {
  const response = await fetched(language, `/tables/${table}/export`);
  const text = await response.text().catch(() => '');
  if (response.ok && text !== '') return text;
  let answer: unknown = null;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
  if (isErrorBody(answer) && response.status !== 503) throw new Refusal(answer);
  throw new Unreachable();
}

/** What went wrong, for people, where nothing is tried again unless they do. */
export function sayTrouble(error: unknown, say: Say): string {
  if (error instanceof Refusal) return error.message;
  return say(error instanceof Forgetful ? 'no-cookies' : 'not-reached');
}

export interface Mine {
  table: TableInfo;
  seat: number;
  asked: boolean;
}

export const getGames = (language: Language): Promise<{ games: GameInfo[] }> => request(language, '/games');
export const getMine = (language: Language): Promise<{ tables: Mine[] }> => request(language, '/me/tables');
export const getLobby = (language: Language): Promise<{ tables: LobbyEntry[] }> => request(language, '/lobby');
export const getPresent = (language: Language, table: string): Promise<Present> =>
  request(language, `/tables/${table}`);
/** All of it: a long one comes in pages. */
export async function getStory(language: Language, table: string, since: number): Promise<Story> {
  const entries: Entry[] = [];
  for (let last = since; ; ) {
    const { entries: page, present } = await request<Story>(language, `/tables/${table}/log?since=${last}`);
    entries.push(...page);
    last = page.at(-1)?.number ?? present.version;
    if (last >= present.version) return { entries, present };
  }
}
export const newTable = (language: Language, wanted: NewTable): Promise<Present> =>
  request(language, '/tables', wanted);
export const sendCommand = (language: Language, table: string, command: Command): Promise<Taken> =>
  request(language, `/tables/${table}/commands`, command);

/** What can be done at a table besides answering. */
export type Deed = 'join' | 'start' | 'leave' | 'return' | 'resign' | 'rematch';
/** What can be said with it: the code of a seat, the bot for the seats that are free. */
export interface Terms {
  readonly code?: string;
  readonly bot?: string;
}
export const doAt = (language: Language, table: string, deed: Deed, terms: Terms = {}): Promise<Present> =>
  request(language, `/tables/${table}/${deed}`, terms);

/** Plays on from a moment of a finished game, at a new table. */
export const branchOff = (language: Language, table: string, branching: Branching): Promise<Present> =>
  request(language, `/tables/${table}/branch`, branching);

/** Asks once who we are; without an answer nobody is sure, and it is asked again the next time. */
export async function meet(language: Language): Promise<void> {
  if (playerNow() !== undefined) return;
  await request<Who>(language, '/who').then(
    ({ player }) => learnPlayer(player),
    () => undefined,
  );
}

export async function rename(language: Language, name: string): Promise<Player> {
  const player = await request<Player>(language, '/me/name', { name });
  learnPlayer(player);
  return player;
}
/** Whoever presses twice becomes one player, not two of whom the first is lost with all it has begun. */
let becoming: Promise<void> | null = null;
function become(language: Language, name: string): Promise<void> {
  becoming ??= request<Identity>(language, '/players', { name, for: 'browser' })
    .then(({ player }) => learnPlayer(player))
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

/** Does something that needs a player, and becomes one first where there is none: nobody has to sign up. */
export async function asPlayer<R>(language: Language, name: string, act: () => Promise<R>): Promise<R> {
  await meet(language);
  const isNew = playerNow() === null;
  if (isNew) await become(language, name);
  try {
    return await act();
  } catch (error) {
    if (!isUnknown(error)) throw error;
    // The cookie is gone since we asked, or was never kept.
    learnPlayer(null);
    if (isNew) throw new Forgetful();
  }
  await become(language, name);
  return await act();
}
const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.body.code === 'unknown-player';

/** As the server keeps it. */
const CODE_LASTS = 15 * 60_000;
/** A code that makes another device the same player, once; until when is said by this clock, which need not go with the server's. */
export async function makeCode(language: Language): Promise<{ code: string; until: number }> {
  const { code } = await request<{ code: string }>(language, '/me/code', {});
  return { code, until: Date.now() + CODE_LASTS };
}
export async function claim(language: Language, code: string): Promise<Player> {
  const { player } = await request<Identity>(language, '/claim', { code, for: 'browser' });
  learnPlayer(player);
  return player;
}
export async function claimByPassphrase(language: Language, name: string, passphrase: string): Promise<Player> {
  const { player } = await request<Identity>(language, '/claim/passphrase', { name, passphrase, for: 'browser' });
  learnPlayer(player);
  return player;
}
/** Null to have none any more. */
export const setPassphrase = (language: Language, passphrase: string | null): Promise<Done> =>
  request(language, '/me/passphrase', { passphrase });
/** This browser is nobody again; the player lives on elsewhere. */
export async function forgetMe(language: Language): Promise<void> {
  await request(language, '/me/forget', {});
  learnPlayer(null);
}

/** `randomUUID` is missing where the page comes over plain HTTP, as it does among friends. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
