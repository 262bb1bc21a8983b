/** What players have finished. Everything is read by the player's own rows, by index. */
import type { ListedGame, Tally } from '@gloaming/host';
import { sql } from 'kysely';
import type { PlayedRow } from './schema.ts';
import type { Db } from './store.ts';

/** Rows written at a time. */
const ROWS = 50;

/** Those that are there already stay as they are. */
export async function insertPlayed(db: Db, rows: readonly PlayedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('played')
    .values(rows.slice())
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Tables of a player that have ended and are not in the record yet: they ended before there was one, or a process died. */
export async function readUnrecorded(db: Db, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('table', 'table.id', 'seat.table')
    .innerJoin('player', 'player.id', 'seat.player')
    .leftJoin('played', (join) =>
      join.onRef('played.table', '=', 'seat.table').onRef('played.player', '=', 'seat.player'),
    )
    .select('table.id')
    .where('seat.player', '=', player)
    .where('seat.kind', '=', 'player')
    .where('table.status', '=', 'ended')
    .where('table.lesson', 'is', null)
    .whereRef('table.created', '>=', 'player.forgotten')
    .where('played.table', 'is', null)
    .limit(ROWS)
    .execute();
  return rows.map(({ id }) => id);
}

/** When the record of these players was last deleted. */
export async function readForgotten(db: Db, players: readonly string[]): Promise<Map<string, number>> {
  if (players.length === 0) return new Map();
  const rows = await db.selectFrom('player').select(['id', 'forgotten']).where('id', 'in', players.slice()).execute();
  return new Map(rows.map(({ id, forgotten }) => [id, forgotten]));
}

/** What counts of a player's games, put together by all that the record tells apart. */
export const readTallies = (db: Db, player: string): Promise<Tally[]> =>
  db
    .selectFrom('played')
    .select(['game', 'rivals', 'figure', 'side', 'outcome'])
    .select((e) => [
      e.fn.countAll<number | string>().as('count'),
      e.fn.max('points').as('points'),
      sql<number>`max(points - best)`.as('lead'),
    ])
    .where('player', '=', player)
    .where('counts', '=', 1)
    .groupBy(['game', 'rivals', 'figure', 'side', 'outcome'])
    .execute();

export const PAGE = 50;
/** The newest first, before a moment; of each whether its table is still there. */
export async function readPlayed(db: Db, player: string, before: number, most = PAGE): Promise<ListedGame[]> {
  const rows = await db
    .selectFrom('played')
    .leftJoin('table', 'table.id', 'played.table')
    .selectAll('played')
    .select('table.id as there')
    .where('played.player', '=', player)
    .where('played.ended', '<', before)
    .orderBy('played.ended', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ there, ...row }) => ({ ...row, kept: there === null ? 0 : 1 }));
}

/** Deletes the record. A try at a deal whose day is not over everywhere stays, or there would be a second one. */
export function forgetPlayed(db: Db, player: string, now: number, openSince: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('player').set({ forgotten: now }).where('id', '=', player).execute();
    await tx.deleteFrom('played').where('player', '=', player).execute();
    await tx.deleteFrom('solved').where('player', '=', player).execute();
    await tx.deleteFrom('attempt').where('player', '=', player).where('day', '<', openSince).execute();
  });
}
