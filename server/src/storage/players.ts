/** Players and their secrets. A secret itself is never stored. */
import { createHash } from 'node:crypto';
import type { Player } from '@gloaming/protocol';
import type { Db } from './store.ts';

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

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

/**
 * Found by the hash of the secret: how long the search takes tells something about a hash, which tells nothing about a secret.
 */
export const readPlayerBySecret = (db: Db, secret: string): Promise<Player | undefined> =>
  db
    .selectFrom('credential')
    .innerJoin('player', 'player.id', 'credential.player')
    .select(['player.id', 'player.name'])
    .where('credential.hash', '=', hashSecret(secret))
    .executeTakeFirst();

export const readPlayers = async (db: Db, ids: readonly string[]): Promise<Map<string, Player>> => {
  if (ids.length === 0) return new Map();
  const players = await db.selectFrom('player').select(['id', 'name']).where('id', 'in', ids.slice()).execute();
  return new Map(players.map((player) => [player.id, player]));
};

export async function renamePlayer(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('player').set({ name }).where('id', '=', id).execute();
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
