/** When some process was last at work, and the times in which none was. */
import { type ExpressionBuilder, sql } from 'kysely';
import { isKnown, type Newest, NO_CLOCK } from './due.ts';
import type { GapRow, Schema } from './schema.ts';
import type { Db } from './store.ts';

/** One row, whichever process writes it. */
const SERVER = 'server';

/** Where a person's clock may run. */
const hasClock = (e: ExpressionBuilder<Schema, 'table'>) =>
  e.and([e('awaited', '>', sql.lit(0)), e('due', 'is not', null), e('time', '<>', sql.lit(NO_CLOCK))]);

export async function someClockRuns(db: Db): Promise<boolean> {
  const found = await db.selectFrom('table').select('id').where(hasClock).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Tables at which a clock may run, by when it has to be looked at. */
export const readWithClocks = (
  db: Db,
  newest: Newest,
  after: { readonly due: number; readonly id: string },
  most: number,
): Promise<{ id: string; due: number | null }[]> =>
  db
    .selectFrom('table')
    .select(['id', 'due'])
    .where(hasClock)
    .where('due', '>=', after.due)
    .where((e) => e.or([e('due', '>', after.due), e('id', '>', after.id)]))
    .where(isKnown(newest))
    .orderBy('due')
    .orderBy('id')
    .limit(most)
    .execute();

/** Null if none ever was. */
export async function readPulse(db: Db): Promise<number | null> {
  const row = await db.selectFrom('pulse').select('at').where('name', '=', SERVER).executeTakeFirst();
  return row?.at ?? null;
}
export async function writePulse(db: Db, at: number): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ name: SERVER, at })
    .onConflict((on) => on.column('name').doUpdateSet({ at }).where('pulse.at', '<', at))
    .execute();
}

/** Nobody was at work in between. Of several processes that find it out one writes it down; returns whether it was this one. */
export function writeGap(db: Db, seen: number, gap: GapRow, forgetBefore: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const won = await tx
      .updateTable('pulse')
      .set({ at: gap.until })
      .where('name', '=', SERVER)
      .where('at', '=', seen)
      .returning('at')
      .execute();
    if (won.length === 0) return false;
    await tx.deleteFrom('gap').where('until', '<', forgetBefore).execute();
    await tx.insertInto('gap').values(gap).execute();
    return true;
  });
}
/** The clock was set back: what lies ahead of it has not been. */
export async function setPulseBack(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('pulse').set({ at: now }).where('name', '=', SERVER).where('at', '>', now).execute();
    await tx.deleteFrom('gap').where('until', '>', now).where('since', '>=', now).execute();
    await tx.updateTable('gap').set({ until: now }).where('until', '>', now).execute();
  });
}

export const readGaps = (db: Db, since: number): Promise<GapRow[]> =>
  db.selectFrom('gap').selectAll().where('until', '>', since).orderBy('until').execute();
