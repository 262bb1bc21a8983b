/** The database, SQLite or PostgreSQL: opening, migrating, and telling its errors apart. */

import { Socket } from 'node:net';
import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { isPostgres } from '../base/config.ts';
import { newSelf } from '../base/secrets.ts';
import { CHANNEL, MIGRATED } from './channel.ts';
import { GatheredNews } from './gatheredNews.ts';
import { type GroupCommit, groupCommit } from './groupCommit.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { isBusy, Sqlite, sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
interface SqliteStore {
  readonly kind: 'sqlite';
  readonly db: Db;
  readonly groupCommit: GroupCommit;
}
interface PostgresStore {
  readonly kind: 'postgres';
  readonly db: Db;
  /** Runs a statement that the database has to plan only once for each connection. */
  readonly planned: Planned;
  /** What other processes are told. */
  readonly news: GatheredNews;
  /** For listening to other processes. */
  readonly url: string;
  /** Names this process in notifications, so that it knows its own. */
  readonly self: string;
}
export type Store = SqliteStore | PostgresStore;

/** PostgreSQL's type of times. They are read as numbers, which hold them exactly. */
const BIGINT = 20;

/**
 * A PostgreSQL that does not answer for so long, in milliseconds, is away. No query of the server takes nearly as long, and the pool
 * closes idle connections earlier.
 */
const SILENCE = 15_000;
/**
 * Milliseconds after which PostgreSQL itself gives up: waiting for a lock, a statement, and a transaction in which nothing happens. Whoever asked
 * has gone by then, and what still waits there would hold a connection, and what it has locked, for ever.
 */
const LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: SILENCE,
  idle_in_transaction_session_timeout: 10_000,
} as const;
/** No limit: for migrations, for waiting until another process has migrated, and for copying everything. */
export const FOR_EVER = 0;

/** Opens without migrating. `place` is a file, or the address of a PostgreSQL. */
export const openAsItIs = (place: string, silence = FOR_EVER): Store =>
  isPostgres(place) ? postgres(place, silence) : sqlite(place);

/** Opens and migrates. Fails if a newer program has migrated it. */
export async function openStore(place: string, silence = SILENCE): Promise<Store> {
  const store = openAsItIs(place);
  try {
    // Processes that run already must not go on writing what they know no longer.
    if ((await migrate(store.db)) && store.kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${`${MIGRATED} ${store.self}`})`.execute(store.db);
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
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect: sqliteDialect(file) }), groupCommit: groupCommit(file) };
}

/** A socket that is destroyed when it is idle for too long: a waiting query fails, and the pool opens another connection. */
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
    keepAlive: true,
    ...(silence === FOR_EVER ? {} : LIMITS),
    stream: () => impatient(silence),
    types: {
      getTypeParser: (type, format) =>
        type === BIGINT && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text'),
    },
  });
  // The pool replaces an idle connection that breaks.
  pool.on('error', () => {});
  // The error of a connection that breaks between two queries of a transaction would be unhandled and end the process; the next query
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const [planned, self] = [planning(pool), newSelf()];
  return { kind: 'postgres', db, planned, news: new GatheredNews(planned, self), url, self };
}

/**
 * Building a query costs about as much as running it: the ones that every request needs are compiled once, and run with the values
 * given, in the order of their placeholders.
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

/** One query that changes something; with SQLite it joins the group commit. */
export async function write<R>(store: Store, query: Compilable<R>): Promise<R[]> {
  const compiled = query.compile();
  if (store.kind === 'sqlite') return store.groupCommit((writer) => writer.rows(compiled));
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

/** Whether another writer was first (a conflict): read again, then retry. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_UNIQUE.includes(error.errcode) || isBusy(error);
  return 'code' in error && typeof error.code === 'string' && POSTGRES_CONFLICT.includes(error.code);
}
