/**
 * Group commit for SQLite. An fsync costs the same for one change as for a hundred, so all changes that arrive in the same turn of the
 * event loop become one transaction. Each is acknowledged when all are on the disk. Each runs in a savepoint of its own, so one that
 * fails is rolled back alone.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { execute, type Sqlite } from './sqlite.ts';

/** What a change may do in the transaction. */
export interface Writer {
  /** Returns how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  rows<R>(query: CompiledQuery<R>): R[];
}
export type GroupCommit = <R>(work: (writer: Writer) => R) => Promise<R>;

interface Waiting {
  /** Makes the change, and returns what acknowledges it after the commit. */
  work(): () => void;
  fail(error: unknown): void;
}

export function groupCommit(file: Sqlite): GroupCommit {
  const writer: Writer = {
    run: (sql, ...values) => Number(file.prepare(sql).statement.run(...values).changes),
    rows: (query) => execute(file, query).rows,
  };
  let waiting: Waiting[] = [];
  const write = async (): Promise<void> => {
    await file.acquire();
    const batch = waiting;
    waiting = [];
    const outcomes = writeAll(file, batch);
    file.release();
    for (const tell of outcomes) tell();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      // setImmediate runs after all input that has already arrived was read.
      if (waiting.length === 0) setImmediate(() => void write());
      waiting.push({
        work: () => {
          const made = work(writer);
          return () => resolve(made);
        },
        fail: reject,
      });
    });
}

/** Returns what tells each caller the outcome, which is certain by then. */
function writeAll(file: Sqlite, batch: readonly Waiting[]): (() => void)[] {
  const { raw } = file;
  const exec = (sql: string): unknown => file.prepare(sql).statement.run();
  const outcomes: (() => void)[] = [];
  let cause: unknown;
  try {
    exec('begin immediate');
    for (const { work, fail } of batch) {
      exec('savepoint one');
      try {
        outcomes.push(work());
      } catch (error) {
        cause = error;
        exec('rollback to one');
        outcomes.push(() => fail(error));
      }
      exec('release one');
    }
    exec('commit');
    return outcomes;
  } catch (error) {
    // A full or broken disk ends the whole transaction. The first error says more than the ones that follow from it.
    const isLeft = raw.isOpen && raw.isTransaction;
    const why = isLeft ? error : (cause ?? error);
    if (isLeft) rollBack(raw);
    return batch.map(
      ({ fail }) =>
        () =>
          fail(why),
    );
  }
}

function rollBack(raw: DatabaseSync): void {
  try {
    raw.exec('rollback');
  } catch {
    // Nothing was committed, which is all that matters here; the next transaction reports what is wrong.
  }
}
