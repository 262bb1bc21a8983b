/** Players and their secrets. A secret itself is never stored. */
import { hash } from 'node:crypto';
import type { Player } from '@gloaming/protocol';
import { sql } from 'kysely';
import { CHANNEL, RENAMED } from './channel.ts';
import { built, type Db, type Store } from './store.ts';

export const hashSecret = (secret: string): string => hash('sha256', secret);

export async function insertPlayer(db: Db, player: Player, secret: string, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('player')
      .values({ ...player, created: now })
      .execute();
    await tx
      .insertInto('credential')
      .values({ hash: hashSecret(secret), player: player.id, created: now })
      .execute();
  });
}

/** By the hash of the secret: timing could reveal something about a hash, and a hash reveals nothing about its secret. */
export const readPlayerBySecret = (db: Db, secret: string): Promise<Player | undefined> =>
  playerByHash(db, hashSecret(secret));
const playerByHash = built<[hash: string], Player>((db) =>
  db
    .selectFrom('credential')
    .innerJoin('player', 'player.id', 'credential.player')
    .select(['player.id', 'player.name'])
    .where('credential.hash', '=', ''),
);

export const readPlayers = async (db: Db, ids: readonly string[]): Promise<Map<string, Player>> => {
  if (ids.length === 0) return new Map();
  const players = await db.selectFrom('player').select(['id', 'name']).where('id', 'in', ids.slice()).execute();
  return new Map(players.map((player) => [player.id, player]));
};

/** A passphrase is claimed by the new name, too; fails with a conflict if another player's is. `key` is the name for comparing. */
export async function renamePlayer(store: Store, id: string, name: string, key: string): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx.updateTable('player').set({ name }).where('id', '=', id).execute();
    await tx.updateTable('passphrase').set({ name: key }).where('player', '=', id).execute();
    if (store.kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${`${RENAMED} ${id} ${store.self}`})`.execute(tx);
  });
}
export async function forgetSecret(db: Db, secret: string): Promise<void> {
  await db.deleteFrom('credential').where('hash', '=', hashSecret(secret)).execute();
}

export async function insertClaim(db: Db, player: string, code: string, until: number): Promise<void> {
  await db
    .insertInto('claim')
    .values({ hash: hashSecret(code), player, until })
    .execute();
}

/** Uses a code up and lets another device be the same player; undefined if there is no such code any more. */
export function useClaim(db: Db, code: string, secret: string, now: number): Promise<Player | undefined> {
  return db.transaction().execute(async (tx) => {
    const claim = await tx
      .deleteFrom('claim')
      .where('hash', '=', hashSecret(code))
      .returning(['player', 'until'])
      .executeTakeFirst();
    await tx.deleteFrom('claim').where('until', '<', now).execute();
    if (claim === undefined || claim.until < now) return undefined;
    await tx
      .insertInto('credential')
      .values({ hash: hashSecret(secret), player: claim.player, created: now })
      .execute();
    return tx.selectFrom('player').select(['id', 'name']).where('id', '=', claim.player).executeTakeFirst();
  });
}

/** Of a hash it tells devices apart, and tells nothing of the secret. */
const DEVICE = 16;
export const deviceOf = (secret: string): string => hashSecret(secret).slice(0, DEVICE);

export interface Device {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
}
export const readDevices = async (db: Db, player: string): Promise<Device[]> => {
  const rows = await db
    .selectFrom('credential')
    .selectAll()
    .where('player', '=', player)
    .orderBy('created', 'desc')
    .execute();
  return rows.map(({ hash, created, seen }) => ({ id: hash.slice(0, DEVICE), created, seen }));
};
/** Without a device all of them, and the codes that would make others. */
export async function endDevices(db: Db, player: string, device?: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const all = tx.deleteFrom('credential').where('player', '=', player);
    await (device === undefined ? all : all.where('hash', 'like', `${device}%`)).execute();
    if (device === undefined) await tx.deleteFrom('claim').where('player', '=', player).execute();
  });
}
const SEEN_EVERY = 24 * 60 * 60_000;
/** Once a day: it is said with every page that is opened. */
export async function noteSeen(db: Db, secret: string, now: number): Promise<void> {
  await db
    .updateTable('credential')
    .set({ seen: now })
    .where('hash', '=', hashSecret(secret))
    .where('seen', '<', now - SEEN_EVERY)
    .execute();
}
