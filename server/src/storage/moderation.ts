/** Who may do nothing for a while, and what players say of each other. */
import { sql } from 'kysely';
import type { BanRow, ReportRow } from './schema.ts';
import type { Db } from './store.ts';

/** Read at a time. */
const MOST = 1_000;

/** `who` is a player, or the hash of a network. Again is longer, or shorter. */
export async function writeBan(db: Db, ban: BanRow): Promise<void> {
  const { until, why } = ban;
  await db
    .insertInto('ban')
    .values(ban)
    .onConflict((on) => on.column('who').doUpdateSet({ until, why }))
    .execute();
}
export async function liftBan(db: Db, who: string): Promise<void> {
  await db.deleteFrom('ban').where('who', '=', who).execute();
}
export const readBans = (db: Db, now: number): Promise<BanRow[]> =>
  db.selectFrom('ban').selectAll().where('until', '>', now).orderBy('until').limit(MOST).execute();
export async function forgetBans(db: Db, now: number): Promise<void> {
  await db.deleteFrom('ban').where('until', '<=', now).execute();
}

/** The first of a player about a seat stands. */
export async function insertReport(db: Db, report: ReportRow): Promise<void> {
  await db
    .insertInto('report')
    .values(report)
    .onConflict((on) => on.doNothing())
    .execute();
}
/** The newest first. */
export const readReports = (db: Db): Promise<ReportRow[]> =>
  db.selectFrom('report').selectAll().where('settled', '=', sql.lit(0)).orderBy('at', 'desc').limit(MOST).execute();
export async function settleReport(db: Db, id: string): Promise<void> {
  await db.updateTable('report').set({ settled: 1 }).where('id', '=', id).execute();
}
export async function forgetReports(db: Db, before: number): Promise<void> {
  await db.deleteFrom('report').where('at', '<', before).execute();
}
