/** Finished games, each in one row: most of a log is news, and what of it can be told anew is not kept. */
import { type ExpressionBuilder, sql } from 'kysely';
import { isKnown, type Newest } from './due.ts';
import type { PackRow, PlacedRow, Schema } from './schema.ts';
import type { Db } from './store.ts';

/** Of a table that has ended: not looked at yet, in one row, or kept as it is because its news cannot be told anew. */
const UNTRIED = 0;
const PACKED = 1;
const KEPT = 2;

export const readPack = (db: Db, table: string): Promise<PackRow | undefined> =>
  db.selectFrom('pack').selectAll().where('table', '=', table).executeTakeFirst();

/** At which nothing has happened since a moment; the oldest first. */
export const readUnpacked = (db: Db, newest: Newest, before: number, most: number): Promise<PlacedRow[]> =>
  db
    .selectFrom('table')
    .selectAll('table')
    .where('status', '=', sql.lit('ended'))
    .where('packed', '=', sql.lit(UNTRIED))
    .where('created', '<', before)
    .where(isKnown(newest))
    .where(isQuietSince(before))
    .orderBy('created')
    .limit(most)
    .execute();
const isQuietSince = (before: number) => (e: ExpressionBuilder<Schema, 'table'>) =>
  e.not(
    e.exists(
      e
        .selectFrom('log')
        .select('log.number')
        .whereRef('log.table', '=', 'table.id')
        .whereRef('log.number', '=', 'table.version')
        .where('log.at', '>=', before),
    ),
  );

/** Puts it in the place of log and snapshot, unless another process was first. */
export function writePack(db: Db, pack: PackRow): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { table, version } = pack;
    const found = await tx
      .updateTable('table')
      .set({ packed: PACKED })
      .where('id', '=', table)
      .where('version', '=', version)
      .where('status', '=', sql.lit('ended'))
      .where('packed', '=', UNTRIED)
      .returning('id')
      .execute();
    if (found.length === 0) return;
    await tx.insertInto('pack').values(pack).execute();
    await tx.deleteFrom('log').where('table', '=', table).execute();
    await tx.deleteFrom('snapshot').where('table', '=', table).execute();
  });
}
export async function keepUnpacked(db: Db, table: string): Promise<void> {
  await db.updateTable('table').set({ packed: KEPT }).where('id', '=', table).where('packed', '=', UNTRIED).execute();
}
