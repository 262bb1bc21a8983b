/** The database, whichever it is: opened, brought up to date, and its errors told apart. */

import { Socket } from 'node:net';
import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { isPostgres } from '../base/config.ts';
import { newSelf } from '../base/ids.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { isBusy, Sqlite, sqliteDialect } from './sqlite.ts';
import { type Together, writingTogether } from './together.ts';

export type Db = Kysely<Schema>;
interface SqliteStore {
  readonly kind: 'sqlite';
  readonly db: Db;
  readonly together: Together;
}
interface PostgresStore {
  readonly kind: 'postgres';
  readonly db: Db;
  /** Runs a statement that the database has to plan only once for each connection. */
  readonly planned: Planned;
  /** For whoever listens to other processes. */
  readonly url: string;
  /** Which process news comes from: one knows what one has done oneself. */
  readonly self: string;
}
export type Store = SqliteStore | PostgresStore;

/** Times are far below the numbers that JavaScript cannot tell apart. */
const BIGINT = 20;

/**
 * A PostgreSQL that is asked something and says nothing for so long, in milliseconds, is away. No query of a server takes nearly as long,
 * and connections that nobody uses are closed by the pool before.
 */
const SILENCE = 15_000;
/** For what may take long: to change the tables, to wait for whoever does, to copy everything. */
export const FOR_EVER = 0;

/** As it is, of whatever version. `place` is a file, or the address of a PostgreSQL. */
export const openAsItIs = (place: string, silence = FOR_EVER): Store =>
  isPostgres(place) ? postgres(place, silence) : sqlite(place);

/** Brought up to date. */
export async function openStore(place: string, silence = SILENCE): Promise<Store> {
  const store = openAsItIs(place);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.db.destroy().catch(() => {});
    throw error;
  }
  if (store.kind === 'sqlite' || silence === FOR_EVER) return store;
  await store.db.destroy();
  return openAsItIs(place, silence);
}

function sqlite(path: string): Store {
  const file = new Sqlite(path);
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect: sqliteDialect(file) }), together: writingTogether(file) };
}

/** One that ends when nothing comes or goes for too long: whoever waits is told so, and another connection takes its place. */
function impatient(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => socket.destroy());
  return socket;
}

function postgres(url: string, silence: number): Store {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    stream: () => impatient(silence),
    types: {
      getTypeParser: (type, format) =>
        type === BIGINT && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text'),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction says so to nobody, which would end the process; the next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', db, planned: planning(pool), url, self: newSelf() };
}

/**
 * Building a query costs about as much as running it: those that every request needs are built once, with any values, and run
 * with those at hand, in the order in which they stand in the query.
 */
export function built<V extends readonly unknown[], R>(build: (db: Db) => Compilable<R>) {
  const known = new WeakMap<Db, CompiledQuery<R>>();
  return async (db: Db, ...values: V): Promise<R | undefined> => {
    let query = known.get(db);
    if (query === undefined) {
      query = build(db).compile();
      known.set(db, query);
    }
    const { rows } = await db.executeQuery<R>({ ...query, parameters: values });
    return rows[0];
  };
}

/** One query that changes something; with SQLite, together with what others write at the same moment. */
export async function write<R>(store: Store, query: Compilable<R>): Promise<R[]> {
  const compiled = query.compile();
  if (store.kind === 'sqlite') return store.together((hand) => hand.rows(compiled));
  return (await store.db.executeQuery(compiled)).rows;
}

export type Planned = (text: string, values: readonly unknown[]) => Promise<unknown[]>;
function planning(pool: Pool): Planned {
  const names = new Map<string, string>();
  return async (text, values) => {
    const name = names.get(text) ?? `planned-${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values: values.slice() })).rows;
  };
}

export async function isAlive(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

const SQLITE_UNIQUE = [1555, 2067];
/** Unique violation, serialization failure, deadlock. */
const POSTGRES_CONFLICT = ['23505', '40001', '40P01'];

/** Somebody else was first: look again, then try again. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_UNIQUE.includes(error.errcode) || isBusy(error);
  return 'code' in error && typeof error.code === 'string' && POSTGRES_CONFLICT.includes(error.code);
}
