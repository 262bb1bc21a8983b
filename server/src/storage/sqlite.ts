/** SQLite as Node brings it, for one process: a file, written through to the disk before anybody hears of a move. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** The queries of this server are a few dozen; a number that is passed means that one is built from data. */
const MOST_STATEMENTS = 500;

/** Makes Node's database look like the one that Kysely knows. Preparing costs more than running: statements are kept. */
function adapted(db: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => db.close(),
    prepare: (sql) => {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  };
}

export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000;');
  return new SqliteDialect({ database: adapted(db) });
}

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
  } catch {
    lock.close();
    throw new Error(`another server is using ${file}; for several processes set DATABASE_URL.`);
  }
  return () => lock.close();
}
