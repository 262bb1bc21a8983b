/** The database, whichever it is: opened, brought up to date, and its errors told apart. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export interface Store {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  /** Of PostgreSQL, for whoever listens to other processes. */
  readonly url: string | null;
}

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** Times are far below the numbers that JavaScript cannot tell apart. */
const BIGINT = 20;

/** `place` is a file, or the address of a PostgreSQL. */
export async function openStore(place: string): Promise<Store> {
  const store = isPostgres(place) ? postgres(place) : sqlite(place);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.db.destroy().catch(() => {});
    throw error;
  }
  return store;
}

function sqlite(file: string): Store {
  return { db: new Kysely<Schema>({ dialect: sqliteDialect(file) }), kind: 'sqlite', url: null };
}

function postgres(url: string): Store {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (type, format) =>
        type === BIGINT && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text'),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one gets the error itself.
  pool.on('error', () => {});
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres', url };
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
const SQLITE_BUSY = 5;
/** Unique violation, serialization failure, deadlock. */
const POSTGRES_CONFLICT = ['23505', '40001', '40P01'];

/** Somebody else was first: look again, then try again. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_UNIQUE.includes(error.errcode) || (error.errcode & 0xff) === SQLITE_BUSY;
  return 'code' in error && typeof error.code === 'string' && POSTGRES_CONFLICT.includes(error.code);
}
