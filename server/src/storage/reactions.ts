/** What is said of a table and stored nowhere: only the other processes are told, whose readers are to hear it, too. */
import type { BotLine, Reacted } from '@gloaming/protocol';
import { sql } from 'kysely';
import { BOTS, CHANNEL, REACTED } from './channel.ts';
import type { Store } from './store.ts';

export const passReactionOn = (store: Store, table: string, { seat, reaction }: Reacted): Promise<void> =>
  passOn(store, [REACTED, table, seat, reaction]);
export const passLineOn = (store: Store, table: string, { waiting, haste }: BotLine): Promise<void> =>
  passOn(store, [BOTS, table, waiting, haste]);

async function passOn(store: Store, words: readonly (string | number)[]): Promise<void> {
  if (store.kind === 'sqlite') return;
  const news = [...words, store.self].join(' ');
  await sql`select pg_notify(${CHANNEL}, ${news})`.execute(store.db);
}
