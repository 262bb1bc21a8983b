/**
 * Writing to SQLite together. Writing through to the disk costs the same for one change as for a hundred, so whatever comes in
 * the same moment (requests that were read at once, each about its own table) becomes one transaction. Each is told when all
 * of it is on the disk, and one that fails leaves no trace and fails alone.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { execute, type Sqlite } from './sqlite.ts';

/** What a piece of work can do. */
export interface Hand {
  /** Gives how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  rows<R>(query: CompiledQuery<R>): R[];
}
export type Together = <R>(work: (hand: Hand) => R) => Promise<R>;

interface Waiting {
  /** Does it, and gives what tells of it once it is certain. */
  work(): () => void;
  fail(error: unknown): void;
}

export function writingTogether(file: Sqlite): Together {
  const hand: Hand = {
    run: (sql, ...values) => Number(file.prepare(sql).statement.run(...values).changes),
    rows: (query) => execute(file, query).rows,
  };
  let waiting: Waiting[] = [];
  const write = async (): Promise<void> => {
    await file.take();
    const batch = waiting;
    waiting = [];
    const outcomes = writeAll(file, batch);
    file.letGo();
    for (const tell of outcomes) tell();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      // Everything that has already arrived is read before this runs.
      if (waiting.length === 0) setImmediate(() => void write());
      waiting.push({
        work: () => {
          const made = work(hand);
          return () => resolve(made);
        },
        fail: reject,
      });
    });
}

/** Gives what is to be told to each, now that it is certain. */
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
    // A full or broken disk ends the whole transaction. Its own words say more than those about what it has left behind.
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
    // Nothing of it was committed, which is all that was wanted; the next one to begin says what is wrong.
  }
}
