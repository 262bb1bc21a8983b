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

/** Somebody else was quicker: what was seen is not how it is any more. */
const OUTDATED = 409;

async function said<N extends RouteName>(
  request: APIRequestContext,
  server: string,
  name: N,
  asked: RequestOf<N>,
  also = 0,
): Promise<ReplyOf<N>> {
  const { method, address, body } = requestFor('en', name, asked);
  const headers = { 'content-type': 'application/json' };
  const response = await request.fetch(server + address, { method, ...(body === null ? {} : { data: body, headers }) });
  expect(response.ok() || response.status() === also, `${address}: ${response.status()}`).toBe(true);
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
): Promise<string> {
  const seats: Wanted[] = [{ kind: 'me' }, ...rivals];
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
    const { question } = present;
    if (question === null) continue;
    if (isThere(present)) return true;
    const { option } = question.options[(answers * 7) % question.options.length];
    const id = `e2e-quick-${++commands}`;
    const body = { id, seen: present.version, answers: [option] };
    await said(request, server, 'command', { params, body }, OUTDATED);
    answers++;
  }
}
