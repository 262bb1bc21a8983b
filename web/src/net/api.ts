/** The host of a table, as the pages talk to it: a server, or this browser itself. */
import { type Language, Refused, refusedBy } from '@gloaming/engine';
import type { BodyOf, Entry, ErrorBody, Faults, Player, Present, ReplyOf, RouteName, Story } from '@gloaming/protocol';
import { type Parts, type RequestOf, requestFor } from '@gloaming/protocol/calling';
import { isServerless } from '../base/serverless.ts';
import type { Say } from '../words/index.ts';
import { askHere } from './here/here.ts';
import { learnPlayer, playerNow } from './player.ts';
import { readAnswer } from './reading.ts';
import { type Where, whereOf } from './where.ts';

/** Whether the server said no, for one of these reasons. The message of what it refuses is in the reader's language. */
export const isRefused = refusedBy<Faults>();
/** Nothing came back: whether it was done is unknown, and only the same command again will tell. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
/** This browser does not keep who it is. */
export class Forgetful extends Error {
  override name = 'Forgetful';
}

const PATIENCE = 15_000;

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function textOf<N extends RouteName>(language: Language, name: N, asked: RequestOf<N>): Promise<string> {
  const { method, address, body } = requestFor(language, name, asked);
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(address, { method, headers, body, signal }).catch(() => {
    throw new Unreachable();
  });
  const text = await response.text().catch(() => '');
  if (response.ok && text !== '') return text;
  const answer = parsed(text);
  // What is answered by something between us and the server, or by a server in trouble, may be answered otherwise later.
  if (!isErrorBody(answer) || response.status === 503) throw new Unreachable();
  return refuseAs(answer);
}

async function refuseAs(answer: ErrorBody): Promise<never> {
  const { code, message, details, present } = await readAnswer(answer);
  throw new Refused(code, { ...details, present }, message);
}

/** The same of this browser's own tables. */
async function replyOfHere<N extends RouteName>(language: Language, name: N, asked: RequestOf<N>): Promise<unknown> {
  const { params, query, body } = asked as Parts;
  const answer = await askHere(language, { name, params, query, body }).catch(() => {
    throw new Unreachable();
  });
  return answer.isDone ? answer.reply : refuseAs(answer.refused);
}
const whereAsked = (asked: object): Where => whereOf((asked as { params?: { table?: string } }).params?.table);

/** What is answered to a request of the protocol, by the server or by this browser. */
export async function call<N extends RouteName>(
  language: Language,
  name: N,
  asked: RequestOf<N>,
  where: Where = whereAsked(asked),
): Promise<ReplyOf<N>> {
  const answer =
    where === 'here' ? await replyOfHere(language, name, asked) : parsed(await textOf(language, name, asked));
  if (typeof answer !== 'object' || answer === null) throw new Unreachable();
  return readAnswer(answer as ReplyOf<N>);
}

/** A finished game, written down. */
export async function getRecord(language: Language, table: string): Promise<string> {
  const asked = { params: { table } };
  if (whereOf(table) === 'server') return textOf(language, 'record', asked);
  return String(await replyOfHere(language, 'record', asked));
}

/** What went wrong, for people, where nothing is tried again unless they do. */
export function sayTrouble(error: unknown, say: Say): string {
  if (error instanceof Refused) return error.message;
  return say(error instanceof Forgetful ? 'no-cookies' : 'not-reached');
}

/** All of it: a long one comes in pages. */
export async function getStory(language: Language, table: string, since: number): Promise<Story> {
  const entries: Entry[] = [];
  for (let last = since; ; ) {
    const asked = { params: { table }, query: { since: String(last) } };
    const { entries: page, present } = await call(language, 'story', asked);
    entries.push(...page);
    last = page.at(-1)?.number ?? present.version;
    if (last >= present.version) return { entries, present };
  }
}

/** What can be done at a table besides answering. */
export type Deed = 'join' | 'start' | 'leave' | 'comeBack' | 'resign' | 'rematch';
/** What can be said with it: the code of a seat, the bot for the seats that are free. */
export type Terms = Pick<BodyOf<'join'>, 'code'> & Pick<BodyOf<'start'>, 'bot'>;
export const doAt = (language: Language, table: string, deed: Deed, terms: Terms = {}): Promise<Present> =>
  call(language, deed, { params: { table }, body: terms });

/** Asks once who we are; if no answer came it is asked again the next time. */
export async function meet(language: Language): Promise<void> {
  if (playerNow() !== undefined) return;
  await call(language, 'who', {}).then(
    ({ player }) => learnPlayer(player),
    () => undefined,
  );
}

export async function rename(language: Language, name: string): Promise<Player> {
  const player = await call(language, 'rename', { body: { name } });
  learnPlayer(player);
  return player;
}
/** Shared by concurrent calls (single flight): two presses make one player, not two of whom the first is lost. */
let becoming: Promise<void> | null = null;
function become(language: Language, name: string): Promise<void> {
  becoming ??= call(language, 'newPlayer', { body: { name, for: 'browser' } })
    .then(({ player }) => learnPlayer(player))
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

/** Whoever plays at tables of this browser needs nothing but a name, the one that a server knows where it does. */
async function asPlayerHere<R>(language: Language, name: string, act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await call(language, 'newPlayer', { body: { name: playerNow()?.name ?? name, for: 'browser' } }, 'here');
  return await act();
}

/** Does something that needs a player, and becomes one first where there is none: no sign-up is needed. */
export async function asPlayer<R>(
  language: Language,
  name: string,
  act: () => Promise<R>,
  where: Where = whereOf(undefined),
): Promise<R> {
  if (where === 'here' && !isServerless) return asPlayerHere(language, name, act);
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
const isUnknown = (error: unknown): boolean => isRefused(error, 'unknown-player');

/** As the server keeps it. */
const CODE_LASTS = 15 * 60_000;
/** A code that makes another device the same player, once; until when is said by this clock, which need not go with the server's. */
export async function makeCode(language: Language): Promise<{ code: string; until: number }> {
  const { code } = await call(language, 'makeCode', {});
  return { code, until: Date.now() + CODE_LASTS };
}
export async function claim(language: Language, code: string): Promise<Player> {
  const { player } = await call(language, 'claim', { body: { code, for: 'browser' } });
  learnPlayer(player);
  return player;
}
export async function claimByPassphrase(language: Language, name: string, passphrase: string): Promise<Player> {
  const { player } = await call(language, 'claimByPassphrase', { body: { name, passphrase, for: 'browser' } });
  learnPlayer(player);
  return player;
}
/** Logs this browser out; the player remains on other devices. */
export async function forgetMe(language: Language): Promise<void> {
  await call(language, 'forget', {});
  learnPlayer(null);
}

/** `randomUUID` is missing where the page comes over plain HTTP, as it does among friends. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
