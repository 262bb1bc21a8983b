/** SQLite as Node brings it, for one process: a file, written through to the disk before anybody hears of a move. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * The most cached statements. The server's own queries are a few dozen; only queries built from data (a list of values of any length)
 * can exceed this, and then the cache begins anew.
 */
const MOST_STATEMENTS = 500;
/**
 * Pages in the write-ahead log before a checkpoint copies them into the database. Under load the same pages are written again and
 * again: the later the checkpoint, the fewer copies.
 */
const CHECKPOINT = 4_000;

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly isReader: boolean;
}

/** Permissions: a reader of the file would know every shuffle. SQLite gives the files it puts beside it the same ones. */
const ONLY_MINE = 0o600;

/** An open database file. */
export class Sqlite {
  readonly raw: DatabaseSync;
  private readonly statements = new Map<string, Prepared>();
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', ONLY_MINE));
    this.raw = new DatabaseSync(file);
    this.raw.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000;',
    );
    this.raw.exec(`PRAGMA wal_autocheckpoint=${CHECKPOINT};`);
  }

  /** Preparing a statement costs more than running it, so statements are cached. */
  prepare(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const statement = this.raw.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    this.statements.set(sql, prepared);
    return prepared;
  }

  /** A mutex: there is one connection, and callers wait in line for it, so that none gets into another's transaction. */
  async acquire(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
  }
  /** Hands the connection to the next in line (FIFO). */
  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isTaken = false;
    else next();
  }
}

class SqliteDriver implements Driver {
  private readonly file: Sqlite;
  private readonly connection: DatabaseConnection;
  constructor(file: Sqlite) {
    this.file = file;
    this.connection = {
      executeQuery: async <R>(query: CompiledQuery) => execute(file, query as CompiledQuery<R>),
      streamQuery: () => {
        throw new Error('rows are few here: they are read at once');
      },
    };
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.file.acquire();
    return this.connection;
  }
  async beginTransaction(): Promise<void> {
    this.file.raw.exec('begin immediate');
  }
  async commitTransaction(): Promise<void> {
    this.file.raw.exec('commit');
  }
  async rollbackTransaction(): Promise<void> {
    // A full disk has ended the transaction already. The error that caused this says more than that there is nothing to roll back.
    if (this.file.raw.isTransaction) this.file.raw.exec('rollback');
  }
  async releaseConnection(): Promise<void> {
    this.file.release();
  }
  /** Waits for what is under way. */
  async destroy(): Promise<void> {
    await new Promise(setImmediate);
    await this.file.acquire();
    this.file.raw.close();
    this.file.release();
  }
}

export function execute<R>(file: Sqlite, { sql, parameters }: CompiledQuery<R>): QueryResult<R> {
  const { statement, isReader } = file.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (isReader) return { rows: statement.all(...values) as R[] };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

export const sqliteDialect = (file: Sqlite): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const BUSY = 5;
/** Whether another connection held the lock for too long. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;

/** How long to wait for the lock: the process before may still be stopping. */
const HANDOVER = 5_000;

/**
 * Makes sure that only one process uses the file: two would not be told of each other's changes. The lock is the operating system's, on
 * a file beside it, and ends with the process however that ends. Returns what releases it.
 */
export function holdAlone(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec(`PRAGMA busy_timeout=${HANDOVER}; BEGIN EXCLUSIVE;`);
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`another server is using ${file}; for several processes set DATABASE_URL.`);
  }
  return () => lock.close();
}
