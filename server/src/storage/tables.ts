/** Reading and writing tables. Whatever changes one goes through `append`: one transaction, or nothing. */
import type { AnswerRow, LogRow, RequestRow, SeatRow, SnapshotRow, StoredRequest } from '@gloaming/host';
import { type ExpressionBuilder, sql } from 'kysely';
import { appendToPostgres, appendToSqlite, Outpaced, type PlacedChange } from './appendLog.ts';
import type { NewAttempt } from './deals.ts';
import { AWAY_AFTER, PRESENT } from './due.ts';
import type { NewPlacedRow, PlacedRow, Schema } from './schema.ts';
import { built, type Db, isConflict, type Store, write } from './store.ts';

interface Terms {
  /** Unfinished tables that its owner may have, and so many may have been made from one place. */
  readonly most?: number;
  readonly mostFrom?: number;
  readonly request?: StoredRequest | undefined;
  /** At a deal of the day: a second one of the same player is a conflict. */
  readonly attempt?: NewAttempt | undefined;
}
/** Fails with a conflict if the table exists, or the request was done before. False if the owner has too many tables. */
export function insertTable(
  db: Db,
  row: NewPlacedRow,
  seats: readonly SeatRow[],
  { most, mostFrom, request, attempt }: Terms = {},
): Promise<boolean> {
  const { origin = null } = row;
  const isPlayed = seats.some(({ kind, away }) => kind === 'player' && away === 'here');
  return db.transaction().execute(async (tx) => {
    if (most !== undefined) {
      // Changes nothing, but locks the owner's row, so that a table made at the same time waits and then counts this one, too.
      await tx
        .updateTable('player')
        .set((e) => ({ name: e.ref('name') }))
        .where('id', '=', row.owner)
        .execute();
      if ((await countUnfinished(tx, row.owner)) >= most) return false;
      if (origin !== null && mostFrom !== undefined && (await countFrom(tx, origin)) >= mostFrom) return false;
    }
    // Whoever makes a table is there.
    const presence = isPlayed ? { awaited: PRESENT, there: row.created + AWAY_AFTER } : {};
    await tx
      .insertInto('table')
      .values({ ...presence, ...row })
      .execute();
    await tx.insertInto('seat').values(seats.slice()).execute();
    if (request !== undefined)
      await tx
        .insertInto('request')
        .values({ ...request, table: row.id })
        .execute();
    if (attempt !== undefined)
      await tx
        .insertInto('attempt')
        .values({ ...attempt, table: row.id })
        .execute();
    return true;
  });
}

/** The version of the table's row and the unique numbers of log entries let only one of several writers succeed. */
export async function append(store: Store, change: PlacedChange): Promise<void> {
  if (store.kind === 'sqlite') return store.groupCommit((writer) => appendToSqlite(writer, change));
  const { table, from, entries, row } = change;
  const tell = (): void => store.news.tell([table, from + entries.length, row.status ?? '-']);
  try {
    await appendToPostgres(store.planned, change);
  } catch (error) {
    // If only the answer was lost, others have to look.
    if (!(error instanceof Outpaced || isConflict(error))) tell();
    throw error;
  }
  tell();
}

export const readTable = built<[id: string], PlacedRow>((db) =>
  db.selectFrom('table').selectAll().where('id', '=', ''),
);
/** Of those that are still there. */
export const readVersions = (db: Db, tables: readonly string[]): Promise<{ id: string; version: number }[]> =>
  db.selectFrom('table').select(['id', 'version']).where('id', 'in', tables.slice()).execute();
export const readSeats = (db: Db, table: string): Promise<SeatRow[]> =>
  db.selectFrom('seat').selectAll().where('table', '=', table).orderBy('seat').execute();
/** Of many tables at once. */
export const readManySeats = async (db: Db, tables: readonly string[]): Promise<SeatRow[]> =>
  tables.length === 0
    ? []
    : db.selectFrom('seat').selectAll().where('table', 'in', tables).orderBy('table').orderBy('seat').execute();
/** It is not in the lobby any more. */
export async function hideTable(db: Db, id: string): Promise<void> {
  await db.updateTable('table').set({ private: 1 }).where('id', '=', id).execute();
}
/** What lists tell, unless the table has changed since. */
export async function keepBrief(db: Db, { id, version }: PlacedRow, brief: string): Promise<void> {
  await db.updateTable('table').set({ brief }).where('id', '=', id).where('version', '=', version).execute();
}
export const readLog = (db: Db, table: string, after: number, upTo: number): Promise<LogRow[]> =>
  db
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number')
    .execute();

export const readAnswers = (db: Db, table: string): Promise<AnswerRow[]> =>
  db
    .selectFrom('log')
    .select(['number', 'kind', 'seat', 'option', 'hash', 'takes_back'])
    .where('table', '=', table)
    .where('kind', 'in', ['answered', 'undone', 'turn-undone'])
    .orderBy('number')
    .execute();

export const readCommand = (
  db: Db,
  table: string,
  seat: number,
  id: string,
): Promise<{ asked: string; version: number } | undefined> =>
  db
    .selectFrom('command')
    .select(['asked', 'version'])
    .where('table', '=', table)
    .where('seat', '=', seat)
    .where('id', '=', id)
    .executeTakeFirst();

export const readRequest = (db: Db, player: string, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('request').selectAll().where('player', '=', player).where('id', '=', id).executeTakeFirst();

export const readSnapshot = (db: Db, table: string): Promise<SnapshotRow | undefined> =>
  db.selectFrom('snapshot').selectAll().where('table', '=', table).executeTakeFirst();

/**
 * Several processes may write a snapshot; it never replaces a newer one. A different one of the same version is of other rules, or
 * damaged, and is replaced.
 */
export async function writeSnapshot(store: Store, row: SnapshotRow): Promise<void> {
  const { version, rules, body } = row;
  const insert = store.db
    .insertInto('snapshot')
    .values(row)
    .onConflict((on) =>
      on
        .column('table')
        .doUpdateSet({ version, rules, body })
        .where((e) =>
          e.or([
            e('snapshot.version', '<', version),
            e.and([
              e('snapshot.version', '=', version),
              e.or([e('snapshot.rules', '<>', rules), e('snapshot.body', '<>', body)]),
            ]),
          ]),
        ),
    );
  await write(store, insert);
}

export const LOBBY_SIZE = 60;
/** Shown of one owner, and of one place: the oldest of them, so that who makes many does not push their own away, either. */
const SHOWN_OF_OWNER = 3;
const SHOWN_FROM = 6;
/** Open public tables made between two moments, newest first. Others are not shown, but their address still works. */
export async function readLobby(db: Db, since: number, before = Number.MAX_SAFE_INTEGER): Promise<PlacedRow[]> {
  const ranked = db
    .selectFrom('table')
    .selectAll()
    .select([
      sql<number>`row_number() over (partition by owner order by created, id)`.as('ofOwner'),
      sql<number>`row_number() over (partition by coalesce(origin, owner) order by created, id)`.as('from'),
    ])
    .where(isOpen)
    .where('private', '=', 0)
    .where('created', '>', since);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('ofOwner', '<=', SHOWN_OF_OWNER)
    .where('from', '<=', SHOWN_FROM)
    .where('created', '<', before)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(LOBBY_SIZE)
    .execute();
  return rows.map(({ ofOwner, from, ...row }) => row);
}

const MINE = 100;
/** Newest first. Where there are too many, finished ones are left out, so that a correspondence game is still found. */
export async function readTablesOf(db: Db, player: string): Promise<PlacedRow[]> {
  const rows = await db
    .selectFrom('table')
    .selectAll()
    .where('id', 'in', db.selectFrom('seat').select('seat.table').where('player', '=', player))
    .orderBy((e) => e.case().when('status', '=', 'ended').then(e.lit(1)).else(e.lit(0)).end())
    .orderBy('created', 'desc')
    .limit(MINE)
    .execute();
  return rows.toSorted((a, b) => b.created - a.created);
}

/** An index that holds only some rows is used where the query says which in so many words, and not by a value. */
const isStatus = (isIt: boolean, status: string) => (e: ExpressionBuilder<Schema, 'table'>) =>
  e('table.status', isIt ? '=' : '<>', sql.lit(status));
const isOpen = isStatus(true, 'open');
const isUnfinished = isStatus(false, 'ended');

/** Tables that are not over at which a player sits, or that a player has made. */
export async function countUnfinished(db: Db, player: string): Promise<number> {
  const owned = db.selectFrom('table').select('id').where(isUnfinished).where('owner', '=', player);
  const sat = db
    .selectFrom('seat')
    .innerJoin('table', 'table.id', 'seat.table')
    .select('table.id')
    .where('seat.player', '=', player)
    .where(isUnfinished);
  const { count } = await db
    .selectFrom(owned.union(sat).as('each'))
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
/** Tables that are not over and were made from one place. */
async function countFrom(db: Db, origin: string): Promise<number> {
  const { count } = await db
    .selectFrom('table')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where(isUnfinished)
    .where('origin', '=', origin)
    .executeTakeFirstOrThrow();
  return Number(count);
}
/** Where tables were made is of use for some days. */
export async function forgetOrigins(db: Db, before: number): Promise<void> {
  await db
    .updateTable('table')
    .set({ origin: null })
    .where('origin', 'is not', null)
    .where('created', '<', before)
    .execute();
}
