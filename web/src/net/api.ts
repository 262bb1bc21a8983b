/** The server's API, as the pages use it. Schemas stay on the server: here only their types are needed. */
import type { Language } from '@gloaming/engine';
import type {
  Command,
  ErrorBody,
  GameInfo,
  Identity,
  LobbyEntry,
  NewTable,
  Player,
  Present,
  TableInfo,
  Taken,
} from '@gloaming/protocol';

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

const PATIENCE = 15_000;

async function request<R>(language: Language, path: string, body?: unknown): Promise<R> {
  let response: Response;
  try {
    response = await fetch(`/api${path}?lang=${language}`, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as R;
  if (isErrorBody(answer) && response.status !== 503) throw new Refusal(answer);
  throw new Unreachable();
}

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

export interface Mine {
  table: TableInfo;
  seat: number;
  asked: boolean;
}

export const getGames = (language: Language): Promise<{ games: GameInfo[] }> => request(language, '/games');
export const getMe = (language: Language): Promise<Player> => request(language, '/me');
export const getMine = (language: Language): Promise<{ tables: Mine[] }> => request(language, '/me/tables');
export const getLobby = (language: Language): Promise<{ tables: LobbyEntry[] }> => request(language, '/lobby');
export const getPresent = (language: Language, table: string): Promise<Present> =>
  request(language, `/tables/${table}`);
export const rename = (language: Language, name: string): Promise<Player> => request(language, '/me/name', { name });
export const newTable = (language: Language, wanted: NewTable): Promise<Present> =>
  request(language, '/tables', wanted);
export const sendCommand = (language: Language, table: string, command: Command): Promise<Taken> =>
  request(language, `/tables/${table}/commands`, command);

export type Deed = 'join' | 'start' | 'leave' | 'return' | 'rematch';
export const doAt = (language: Language, table: string, deed: Deed): Promise<Present> =>
  request(language, `/tables/${table}/${deed}`, {});

/** Does something that needs a player, and becomes one first where there is none: nobody has to sign up. */
export async function asPlayer<R>(language: Language, name: string, act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.body.code !== 'unknown-player') throw error;
    await request<Identity>(language, '/players', { name, for: 'browser' });
    return await act();
  }
}

/** `randomUUID` is missing where the page comes over plain HTTP, as it does among friends. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
