/** Reading and writing tables. Whatever changes one goes through `append`: one transaction, or nothing. */
import type { TimeControl } from '@gloaming/protocol';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { appendToPostgres, appendToSqlite, type Change, type StoredRequest } from './appendLog.ts';
import type { LogRow, NewTableRow, RequestRow, Schema, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import { built, type Db, type Store, write } from './store.ts';

interface Terms {
  /** Tables that its owner may have. */
  readonly most?: number;
  readonly request?: StoredRequest | undefined;
}
/** Fails with a conflict if the table exists, or the request was done before. False if the owner has too many tables. */
export function insertTable(
  db: Db,
  row: NewTableRow,
  seats: readonly SeatRow[],
  { most, request }: Terms = {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (most !== undefined) {
      // Changes nothing, but locks the owner's row, so that a table made at the same time waits and then counts this one, too.
      await tx
        .updateTable('player')
        .set((e) => ({ name: e.ref('name') }))
        .where('id', '=', row.owner)
        .execute();
      if ((await countUnfinished(tx, row.owner)) >= most) return false;
    }
    await tx.insertInto('table').values(row).execute();
    await tx.insertInto('seat').values(seats.slice()).execute();
    if (request !== undefined)
      await tx
        .insertInto('request')
        .values({ ...request, table: row.id })
        .execute();
    return true;
  });
}

/** The version of the table's row and the unique numbers of log entries let only one of several writers succeed. */
export const append = (store: Store, change: Change): Promise<void> =>
  store.kind === 'sqlite'
    ? store.groupCommit((writer) => appendToSqlite(writer, change))
    : appendToPostgres(store.planned, store.self, change);

export const readTable = built<[id: string], TableRow>((db) => db.selectFrom('table').selectAll().where('id', '=', ''));
export const readSeats = (db: Db, table: string): Promise<SeatRow[]> =>
  db.selectFrom('seat').selectAll().where('table', '=', table).orderBy('seat').execute();
export const readLog = (db: Db, table: string, after: number, upTo: number): Promise<LogRow[]> =>
  db
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number')
    .execute();

/** Answers and undos, without their news, which is most of a log. */
type AnswerRow = Pick<LogRow, 'number' | 'kind' | 'seat' | 'option' | 'hash' | 'takes_back'>;
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

const LOBBY_SIZE = 100;
/** Open public tables made after `since`. Older ones are not shown, but their address still works. */
export const readLobby = (db: Db, since: number): Promise<TableRow[]> =>
  db
    .selectFrom('table')
    .selectAll()
    .where('status', '=', 'open')
    .where('private', '=', 0)
    .where('created', '>', since)
    .orderBy('created', 'desc')
    .limit(LOBBY_SIZE)
    .execute();

/** Newest first. Where there are too many, finished ones are left out, so that a correspondence game is still found. */
export async function readTablesOf(db: Db, player: string): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('table')
    .selectAll()
    .where('id', 'in', db.selectFrom('seat').select('seat.table').where('player', '=', player))
    .orderBy((e) => e.case().when('status', '=', 'ended').then(e.lit(1)).else(e.lit(0)).end())
    .orderBy('created', 'desc')
    .limit(LOBBY_SIZE)
    .execute();
  return rows.toSorted((a, b) => b.created - a.created);
}

/** Tables that are not over at which a player sits, or that a player has made. */
export async function countUnfinished(db: Db, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('table')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('status', '<>', 'ended')
    .where((e) =>
      e.or([
        e('owner', '=', player),
        e('id', 'in', db.selectFrom('seat').select('seat.table').where('player', '=', player)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By game, the number of the newest rules that a process knows: it leaves tables of newer ones to others. */
export type Newest = Readonly<Record<string, number>>;
export const isKnown =
  (newest: Newest) =>
  (e: ExpressionBuilder<Schema, 'table'>): Expression<SqlBool> =>
    e.or(
      Object.entries(newest).map(([game, rules]) => e.and([e('table.game', '=', game), e('table.rules', '<=', rules)])),
    );

export type Taken = Pick<TableRow, 'id' | 'owner'>;
/** `awaited`: only tables at which a person sits; `clocks`: only those of them at which a clock runs. */
export type Which = 'any' | 'awaited' | 'clocks';
const NO_CLOCK = JSON.stringify({ kind: 'none' } satisfies TimeControl);

/**
 * Takes the next due table with a lease: if the process dies, the table is due again when the lease expires. With PostgreSQL each of
 * several processes takes a different one (`skip locked`). Tables with people come first. Tables of `busy` owners are skipped, unless a
 * person's clock runs there.
 */
export async function takeDue(
  store: Store,
  now: number,
  lease: number,
  newest: Newest,
  which: Which = 'any',
  busy: readonly string[] = [],
): Promise<Taken | undefined> {
  const { db, kind } = store;
  const first = (only: Which) => {
    let due = db
      .selectFrom('table')
      .select('table.id')
      .where('due', '<=', now)
      .where(isKnown(newest))
      .orderBy('due')
      .limit(1);
    if (only !== 'any')
      due = due.where((e) =>
        e.exists(
          e
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table', '=', 'table.id')
            .where('seat.kind', '=', 'player')
            .where('seat.away', '=', 'here'),
        ),
      );
    if (only === 'clocks') due = due.where('time', '<>', NO_CLOCK);
    else if (busy.length > 0)
      due = due.where((e) =>
        only === 'any' ? e('owner', 'not in', busy) : e.or([e('time', '<>', NO_CLOCK), e('owner', 'not in', busy)]),
      );
    return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  };
  const take = db
    .updateTable('table')
    .set({ due: now + lease })
    .where('id', '=', (e) => (which === 'any' ? e.fn.coalesce(first('awaited'), first('any')) : first(which)))
    .returning(['id', 'owner']);
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
