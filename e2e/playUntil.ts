/** Games that are brought to a moment without a page, so that the page can be looked at there. */
import { type APIRequestContext, expect } from '@playwright/test';
import {
  type Present,
  type ReplyOf,
  type RequestOf,
  type RouteName,
  requestFor,
  type Wanted,
} from '../protocol/src/index.ts';

let commands = 0;

async function said<N extends RouteName>(
  request: APIRequestContext,
  server: string,
  name: N,
  asked: RequestOf<N>,
): Promise<ReplyOf<N>> {
  const { method, address, body } = requestFor('en', name, asked);
  const headers = { 'content-type': 'application/json' };
  const response = await request.fetch(server + address, { method, ...(body === null ? {} : { data: body, headers }) });
  expect(response.ok(), `${address}: ${response.status()}`).toBe(true);
  return (await response.json()) as ReplyOf<N>;
}

/** Whoever asks becomes a player of this name: the cookie is the browser's. */
export const becomePlayer = (request: APIRequestContext, server: string, name: string): Promise<unknown> =>
  said(request, server, 'newPlayer', { body: { name, for: 'browser' } });

export async function openTable(
  request: APIRequestContext,
  server: string,
  game: string,
  rivals: readonly Wanted[],
  chosen: Readonly<Record<string, string>> = {},
  /** Another deal than the usual one, where the usual game does not come to the moment that is wanted. */
  deal?: number,
): Promise<string> {
  const seats: Wanted[] = [{ kind: 'me' }, ...rivals];
  if (deal !== undefined)
    expect((await request.post(`${server}/api/next-deal/${deal}`, { data: {} })).ok(), 'a deal').toBe(true);
  const { table } = await said(request, server, 'newTable', { body: { game, seats, chosen } });
  return table.id;
}

/** Answers now this, now that, until `isThere`, or the game is over; whether it came there. */
export async function playUntil(
  request: APIRequestContext,
  server: string,
  table: string,
  isThere: (present: Present) => boolean,
): Promise<boolean> {
  const params = { table };
  for (let answers = 0; ; ) {
    const present = await said(request, server, 'present', { params });
    if (present.table.status === 'ended') return false;
    const { question, asked, table: at } = present;
    // Who is asked at the same time answers first, so that the order of the answers is always the same; a rival at a deal of the day waits.
    if (question === null || (asked.length > 1 && at.deal === undefined)) continue;
    if (isThere(present)) return true;
    const { option } = question.options[(answers * 7) % question.options.length];
    const id = `e2e-quick-${++commands}`;
    const body = { id, seen: present.version, answers: [option] };
    await said(request, server, 'command', { params, body });
    answers++;
  }
}

/** More deals than it takes to come to anything that is wanted here. */
const MOST = 60;

/** A table at the moment that is wanted: not every game comes there, and the first of the deals that does is always the same. */
export async function openTableAt(
  request: APIRequestContext,
  server: string,
  game: string,
  rivals: readonly Wanted[],
  isThere: (present: Present) => boolean,
  /** Those before it are known not to. */
  from = 1,
): Promise<string> {
  for (let deal = from; deal < from + MOST; deal++) {
    const table = await openTable(request, server, game, rivals, {}, deal);
    if (await playUntil(request, server, table, isThere)) return table;
  }
  throw new Error(`none of ${MOST} games of ${game} comes there`);
}
