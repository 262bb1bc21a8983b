/** Games that are brought to a moment without a page, so that the page can be looked at there. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { Present, Wanted } from '../protocol/src/index.ts';

let commands = 0;

/** Somebody else was quicker: what was seen is not how it is any more. */
const OUTDATED = 409;

async function said<R>(request: APIRequestContext, address: string, data?: unknown, also = 0): Promise<R> {
  const response = data === undefined ? await request.get(address) : await request.post(address, { data });
  expect(response.ok() || response.status() === also, `${address}: ${response.status()}`).toBe(true);
  return (await response.json()) as R;
}

/** Whoever asks becomes a player of this name: the cookie is the browser's. */
export const becomePlayer = (request: APIRequestContext, server: string, name: string): Promise<unknown> =>
  said(request, `${server}/api/players`, { name, for: 'browser' });

export async function openTable(
  request: APIRequestContext,
  server: string,
  game: string,
  rivals: readonly Wanted[],
  chosen: Readonly<Record<string, string>> = {},
): Promise<string> {
  const seats = [{ kind: 'me' }, ...rivals];
  const { table } = await said<Present>(request, `${server}/api/tables`, { game, seats, chosen });
  return table.id;
}

/** Answers now this, now that, until `isThere`, or the game is over. */
export async function playUntil(
  request: APIRequestContext,
  server: string,
  table: string,
  isThere: (present: Present) => boolean,
): Promise<void> {
  const address = `${server}/api/tables/${table}`;
  for (let answers = 0; ; ) {
    const present = await said<Present>(request, `${address}?lang=en`);
    if (present.table.status === 'ended') return;
    const { question } = present;
    if (question === null) continue;
    if (isThere(present)) return;
    const { option } = question.options[(answers * 7) % question.options.length];
    const id = `e2e-quick-${++commands}`;
    const command = { id, seen: present.version, answers: [option] };
    await said(request, `${address}/commands?lang=en`, command, OUTDATED);
    answers++;
  }
}
