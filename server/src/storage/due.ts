/** Which tables have to be looked after, and which first. Everything is read by an index: most tables have long been over. */
import type { TimeControl } from '@gloaming/protocol';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PlacedRow, Schema } from './schema.ts';
import { type Db, type Store, write } from './store.ts';

/** How much a table is waited for: by somebody who is there, by people who may be asleep, or by nobody. */
export const PRESENT = 2;
export const ABSENT = 1;
export const NOBODY = 0;
/** Whoever was heard of counts as being there for so long, in milliseconds. */
export const AWAY_AFTER = 60_000;

/** Somebody is there, until a moment. Tables at which nobody plays stay as they are. */
export async function noteThere(store: Store, table: string, until: number): Promise<void> {
  await write(
    store,
    store.db
      .updateTable('table')
      .set({ awaited: PRESENT, there: until })
      .where('id', '=', table)
      .where('awaited', '>', NOBODY),
  );
}
/** Those at which nobody is any more. */
export async function noteGone({ db }: Store, now: number): Promise<void> {
  await db
    .updateTable('table')
    .set({ awaited: ABSENT })
    .where('awaited', '=', sql.lit(PRESENT))
    .where('there', '<', now)
    .execute();
}

/** By game, the number of the newest rules that a process knows: it leaves tables of newer ones to others. */
export type Newest = Readonly<Record<string, number>>;
export const isKnown =
  (newest: Newest) =>
  (e: ExpressionBuilder<Schema, 'table'>): Expression<SqlBool> =>
    e.or(
      Object.entries(newest).map(([game, rules]) => e.and([e('table.game', '=', game), e('table.rules', '<=', rules)])),
    );

export type Taken = Pick<PlacedRow, 'id' | 'owner' | 'origin' | 'there'>;
/** `awaited`: only tables at which somebody is there; `clocks`: only those at which a person's clock may run. */
export type Which = 'any' | 'awaited' | 'clocks';
export const NO_CLOCK = JSON.stringify({ kind: 'none' } satisfies TimeControl);

/** Whose tables are passed over: enough of them are looked after already. */
export interface Busy {
  readonly owners: readonly string[];
  readonly origins: readonly string[];
}

const NONE: Busy = { owners: [], origins: [] };

/**
 * Takes the next due table with a lease: if the process dies, the table is due again when the lease expires. With PostgreSQL each of
 * several processes takes a different one (`skip locked`). Tables at which somebody is come first, and bots among themselves last. Those of
 * the busy are passed over, unless a person's clock runs there.
 */
export async function takeDue(
  store: Store,
  now: number,
  lease: number,
  newest: Newest,
  which: Which = 'any',
  { owners, origins }: Busy = NONE,
): Promise<Taken | undefined> {
  const { db, kind } = store;
  const due = () => {
    const found = db.selectFrom('table').select('table.id').where('due', '<=', now).where(isKnown(newest));
    const first = found.orderBy('due').limit(1);
    return kind === 'postgres' ? first.forUpdate().skipLocked() : first;
  };
  const isFree = (e: ExpressionBuilder<Schema, 'table'>): Expression<SqlBool> =>
    e.and([
      ...(owners.length > 0 ? [e('owner', 'not in', owners)] : []),
      ...(origins.length > 0 ? [e.or([e('origin', 'is', null), e('origin', 'not in', origins)])] : []),
    ]);
  const hasClock = (e: ExpressionBuilder<Schema, 'table'>) => e('time', '<>', sql.lit(NO_CLOCK));
  const waitedFor = (awaited: number) =>
    due()
      .where('awaited', '=', sql.lit(awaited))
      .where((e) => (awaited === NOBODY ? isFree(e) : e.or([hasClock(e), isFree(e)])));
  const take = db
    .updateTable('table')
    .set({ due: now + lease })
    .where('id', '=', (e) => {
      if (which === 'awaited') return waitedFor(PRESENT);
      if (which === 'clocks') return due().where('awaited', '>', sql.lit(NOBODY)).where(hasClock);
      return e.fn.coalesce(waitedFor(PRESENT), waitedFor(ABSENT), waitedFor(NOBODY));
    })
    .returning(['id', 'owner', 'origin', 'there']);
  const [taken] = await write(store, take);
  return taken;
}
/** Renews a lease, unless the table was changed since: then that change has set its due time. */
export async function renewDue(db: Db, table: string, held: number, until: number): Promise<void> {
  await db.updateTable('table').set({ due: until }).where('id', '=', table).where('due', '=', held).execute();
}
/** Makes everything due now that would be due by `until`. */
export async function releaseDue(db: Db, newest: Newest, now: number, until: number): Promise<void> {
  await db
    .updateTable('table')
    .set({ due: now })
    .where('due', '>', now)
    .where('due', '<=', until)
    .where(isKnown(newest))
    .execute();
}
/** The next due time. Tables that are due already were skipped because their owner is busy. */
export async function nextDue(db: Db, now: number): Promise<number | null> {
  const { due } = await db
    .selectFrom('table')
    .select((e) => e.fn.min('due').as('due'))
    .where('due', '>', now)
    .executeTakeFirstOrThrow();
  return due;
}
