/** Removes old commands, tables that never started and, if configured, games that ended long ago. */
import { sql } from 'kysely';
import { CHANNEL } from './channel.ts';
import { isKnown, type Newest } from './due.ts';
import type { Db, Store } from './store.ts';

/** Rows removed at a time: few enough not to delay requests. */
const COMMANDS = 1_000;
const TABLES = 20;

/** Returns how many were removed; there may be more. */
export async function removeCommands(db: Db, before: number): Promise<number> {
  const old = await db
    .selectFrom('command')
    .select(['table', 'seat', 'id'])
    .where('at', '<', before)
    .orderBy('at')
    .limit(COMMANDS)
    .execute();
  const byTable = Map.groupBy(old, ({ table }) => table);
  await db.transaction().execute(async (tx) => {
    for (const table of byTable.keys())
      await tx.deleteFrom('command').where('table', '=', table).where('at', '<', before).execute();
  });
  return old.length;
}

/** Codes that no longer work. */
export async function removeClaims(db: Db, now: number): Promise<void> {
  await db.deleteFrom('claim').where('until', '<', now).execute();
}

/** Removes tables of a status at which nothing has happened since. Returns those that were removed; there may be more. */
export async function removeTables(
  { db, kind }: Store,
  newest: Newest,
  status: 'open' | 'ended',
  before: number,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const old = tx
      .selectFrom('table')
      .select('id')
      .where('status', '=', sql.lit(status))
      .where('created', '<', before)
      .where(isKnown(newest))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('log')
              .select('log.number')
              .whereRef('log.table', '=', 'table.id')
              .whereRef('log.number', '=', 'table.version')
              .where('log.at', '>=', before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('pack')
              .select('pack.version')
              .whereRef('pack.table', '=', 'table.id')
              .where('pack.at', '>=', before),
          ),
        ),
      );
    const some = old.limit(TABLES);
    // A table at which a player is sitting down is locked, and skipped.
    const found = await (kind === 'postgres' ? some.forUpdate().skipLocked() : some).execute();
    if (found.length === 0) return [];
    // Between the query and the lock a player may have sat down, which the first query cannot see: the condition is checked again.
    const rows = await old.where('id', 'in', idsOf(found)).execute();
    const ids = idsOf(rows);
    if (ids.length === 0) return [];
    await removeAll(tx, ids);
    return ids;
  });
}
async function removeAll(tx: Db, ids: readonly string[]): Promise<void> {
  for (const part of ['log', 'command', 'request', 'snapshot', 'pack', 'seat'] as const)
    await tx.deleteFrom(part).where('table', 'in', ids).execute();
  await tx.deleteFrom('table').where('id', 'in', ids).execute();
}
/** A version that no table reaches: other processes look, and find that it is gone. */
const GONE = 2 ** 31 - 1;
/** Whatever its status. False if there is none. */
export function removeTable({ db, ...store }: Store, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Locked first, so that whoever changes it at this moment waits, and then finds nothing to change.
    const found = await tx
      .updateTable('table')
      .set({ due: null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (found === undefined) return false;
    await removeAll(tx, [id]);
    if (store.kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${`${id} ${GONE} - ${store.self}`})`.execute(tx);
    return true;
  });
}
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
