/** Reactions are stored nowhere: only the other processes are told, whose readers are to hear them, too. */
import type { Reacted } from '@gloaming/protocol';
import { sql } from 'kysely';
import { CHANNEL, REACTED } from './channel.ts';
import type { Store } from './store.ts';

export async function passOn(store: Store, table: string, { seat, reaction }: Reacted): Promise<void> {
  if (store.kind === 'sqlite') return;
  const news = [REACTED, table, seat, reaction, store.self].join(' ');
  await sql`select pg_notify(${CHANNEL}, ${news})`.execute(store.db);
}
