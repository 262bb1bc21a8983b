/** Reading and writing tables. Whatever changes one goes through `append`: one transaction, or nothing. */
import { sql } from 'kysely';
import type { LogRow, NewTableRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Db, Store } from './store.ts';

export type NewEntry = Omit<LogRow, 'table'>;
export interface StoredCommand {
  seat: number;
  id: string;
  asked: string;
}
export interface Change {
  table: string;
  /** The version that this was decided on. */
  from: number;
  entries: readonly NewEntry[];
  /** What becomes of the table's own row, besides its version. */
  row: Partial<Pick<TableRow, 'status' | 'result' | 'due' | 'rematch'>>;
  /** Seats that are now otherwise. */
  seats: readonly SeatRow[];
  command?: StoredCommand;
}

/** Somebody else has changed the table since: look again, then try again. */
export class Outpaced extends Error {}

export async function insertTable(db: Db, row: NewTableRow, seats: readonly SeatRow[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('table').values(row).execute();
    await tx.insertInto('seat').values(seats.slice()).execute();
  });
}

/**
 * The log's own uniqueness makes one writer a table. The news is sent inside of the transaction, so that PostgreSQL passes it
 * on when, and only when, it is committed.
 */
export async function append({ db, kind }: Store, change: Change): Promise<void> {
  const { table, from, entries, row, seats, command } = change;
  const version = from + entries.length;
  await db.transaction().execute(async (tx) => {
    if (entries.length > 0)
      await tx
        .insertInto('log')
        .values(entries.map((entry) => ({ table, ...entry })))
        .execute();
    if (command !== undefined)
      await tx
        .insertInto('command')
        .values({ table, version, ...command })
        .execute();
    const { numUpdatedRows } = await tx
      .updateTable('table')
      .set({ version, ...row })
      .where('id', '=', table)
      .where('version', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Outpaced();
    for (const { seat, kind: sits, player, bot, away, code } of seats)
      await tx
        .updateTable('seat')
        .set({ kind: sits, player, bot, away, code })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .execute();
    if (kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${`${table} ${version} ${row.status ?? ''}`})`.execute(tx);
  });
}
export const CHANNEL = 'gloaming';

export const readTable = (db: Db, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('table').selectAll().where('id', '=', id).executeTakeFirst();
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

export const readSnapshot = (db: Db, table: string): Promise<SnapshotRow | undefined> =>
  db.selectFrom('snapshot').selectAll().where('table', '=', table).executeTakeFirst();

/** A snapshot never replaces a newer one: several processes may write it. */
export async function writeSnapshot(db: Db, row: SnapshotRow): Promise<void> {
  const { version, rules, body } = row;
  await db
    .insertInto('snapshot')
    .values(row)
    .onConflict((on) =>
      on.column('table').doUpdateSet({ version, rules, body }).where('snapshot.version', '<', version),
    )
    .execute();
}

export async function markAstray(db: Db, table: string): Promise<void> {
  await db.updateTable('table').set({ astray: 1, due: null }).where('id', '=', table).execute();
}

const LOBBY_SIZE = 100;
/** Tables that nobody has come to since `since` are no longer shown; their address still works. */
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

export const readTablesOf = (db: Db, player: string): Promise<TableRow[]> =>
  db
    .selectFrom('table')
    .selectAll()
    .where('id', 'in', db.selectFrom('seat').select('seat.table').where('player', '=', player))
    .orderBy('created', 'desc')
    .limit(LOBBY_SIZE)
    .execute();

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

/**
 * The next table that somebody must look after, taken for a while: if the process that took it dies, the table is due again.
 * With PostgreSQL each of several processes takes another one.
 */
export async function takeDue({ db, kind }: Store, now: number, lease: number): Promise<string | undefined> {
  const first = db.selectFrom('table').select('id').where('due', '<=', now).orderBy('due').limit(1);
  const next = kind === 'postgres' ? first.forUpdate().skipLocked() : first;
  const taken = await db
    .updateTable('table')
    .set({ due: now + lease })
    .where('id', '=', next)
    .returning('id')
    .executeTakeFirst();
  return taken?.id;
}
/** Takes it for longer, unless it was changed since: then it is due when that change says. */
export async function holdDue(db: Db, table: string, held: number, until: number): Promise<void> {
  await db.updateTable('table').set({ due: until }).where('id', '=', table).where('due', '=', held).execute();
}
/** What was taken and never done is due now. */
export async function releaseDue(db: Db, now: number, lease: number): Promise<void> {
  await db
    .updateTable('table')
    .set({ due: now })
    .where('due', '>', now)
    .where('due', '<=', now + lease)
    .execute();
}
export async function nextDue(db: Db): Promise<number | null> {
  const { due } = await db
    .selectFrom('table')
    .select((e) => e.fn.min('due').as('due'))
    .executeTakeFirstOrThrow();
  return due;
}
