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

/** The queries of this server are a few dozen; a number that is passed means that one is built from data. */
const MOST_STATEMENTS = 500;
/**
 * Pages in the write-ahead log before they are moved to their places. Under load the same pages are written again and again:
 * the later they are moved, the fewer they are.
 */
const CHECKPOINT = 4_000;

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly isReader: boolean;
}

/** Whoever can read the file knows every shuffle. What SQLite puts beside it, it makes in the same way. */
const ONLY_MINE = 0o600;

/** A file that is open. */
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

  /** Preparing costs more than running: statements are kept. */
  prepare(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const statement = this.raw.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    this.statements.set(sql, prepared);
    return prepared;
  }

  /** There is one connection: whoever wants it waits in line, so that nobody gets into another's transaction. */
  async take(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
  }
  /** To the next in line, who is not overtaken. */
  letGo(): void {
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
    await this.file.take();
    return this.connection;
  }
  async beginTransaction(): Promise<void> {
    this.file.raw.exec('begin immediate');
  }
  async commitTransaction(): Promise<void> {
    this.file.raw.exec('commit');
  }
  async rollbackTransaction(): Promise<void> {
    // A full disk has ended it already. What went wrong says more than that there is nothing left to take back.
    if (this.file.raw.isTransaction) this.file.raw.exec('rollback');
  }
  async releaseConnection(): Promise<void> {
    this.file.letGo();
  }
  /** What was begun is finished first. */
  async destroy(): Promise<void> {
    await new Promise(setImmediate);
    await this.file.take();
    this.file.raw.close();
    this.file.letGo();
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
/** Somebody else has it, and did not let go of it in time. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;

/** For so long the process before may still be stopping. */
const HANDOVER = 5_000;

/**
 * A file is for one process: two would not hear each other's news. The lock is the operating system's, on a file beside it, and
 * goes with the process however it ends. Returns what lets go of it.
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
