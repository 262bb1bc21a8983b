/** Stored passphrases (hashes). A name has at most one. */
import type { Player } from '@gloaming/protocol';
import { hashSecret } from './players.ts';
import type { Db } from './store.ts';

/** Under the name that the player has at this moment; fails with a conflict if another player of that name has one. */
export async function writePassphrase(
  db: Db,
  player: string,
  kept: string,
  keyOf: (name: string) => string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // An update that changes nothing, to lock the player's row: a rename at the same time waits, or is waited for.
    const same = tx.updateTable('player').set((e) => ({ name: e.ref('name') }));
    const found = await same.where('id', '=', player).returning('name').executeTakeFirstOrThrow();
    const name = keyOf(found.name);
    await tx
      .insertInto('passphrase')
      .values({ player, name, kept })
      .onConflict((on) => on.column('player').doUpdateSet({ name, kept }))
      .execute();
  });
}
export async function forgetPassphrase(db: Db, player: string): Promise<void> {
  await db.deleteFrom('passphrase').where('player', '=', player).execute();
}

export const readPassphrase = (db: Db, name: string): Promise<{ player: Player; kept: string } | undefined> =>
  db
    .selectFrom('passphrase')
    .innerJoin('player', 'player.id', 'passphrase.player')
    .select(['player.id', 'player.name', 'passphrase.kept'])
    .where('passphrase.name', '=', name)
    .executeTakeFirst()
    .then((row) => (row === undefined ? undefined : { player: { id: row.id, name: row.name }, kept: row.kept }));

/** Another device is the same player from now on. */
export async function insertCredential(db: Db, player: string, secret: string, now: number): Promise<void> {
  await db
    .insertInto('credential')
    .values({ hash: hashSecret(secret), player, created: now })
    .execute();
}
