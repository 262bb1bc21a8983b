/** Every statement that the server sends to its database, and how the database would carry it out if its tables were large. */

import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import { Sqlite } from '../src/storage/sqlite.ts';
import type { Db, Store } from '../src/storage/store.ts';

/** All different statements from now on, until it is stopped. */
export function collectStatements(): { readonly all: ReadonlySet<string>; stop(): void } {
  const all = new Set<string>();
  const { prepare } = Sqlite.prototype;
  const inSqlite = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite, text) {
    all.add(text);
    return prepare.call(this, text);
  });
  const { query } = pg.Client.prototype;
  const inPostgres = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...[asked, ...rest]: unknown[]
  ) {
    const { text } = typeof asked === 'string' ? { text: asked } : (asked as { text?: string });
    if (text !== undefined) all.add(text);
    return (query as (...all: unknown[]) => unknown).call(this, asked, ...rest) as never;
  });
  return {
    all,
    stop() {
      inSqlite.mockRestore();
      inPostgres.mockRestore();
    },
  };
}

/** What databases and migrations keep of themselves does not grow. */
const ITS_OWN = /sqlite_master|pg_catalog|kysely_migration/;
const isExplained = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) && !ITS_OWN.test(text);

/** Where a statement reads a whole table, or a whole index that holds every row of one. */
export async function wholeReads(store: Store, text: string): Promise<string[]> {
  if (!isExplained(text)) return [];
  const partial = await partialIndexes(store);
  return store.kind === 'sqlite' ? inSqlite(store.db, text, partial) : inPostgres(store.db, text, partial);
}

/** Those hold only the rows that somebody still has to do with. */
async function partialIndexes({ db, kind }: Store): Promise<ReadonlySet<string>> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{
          name: string;
        }>`select name from sqlite_master where type = 'index' and sql like '% where %'`.execute(db)
      : await sql<{ name: string }>`select indexname as name from pg_indexes where indexdef like '% WHERE %'`.execute(
          db,
        );
  return new Set(rows.map(({ name }) => name));
}

async function inSqlite(db: Db, text: string, partial: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(db);
  const made = new Set(rows.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []));
  return rows.flatMap(({ detail }) => {
    const [, name, index] = /^SCAN (\S+)(?:.* INDEX (\S+))?/.exec(detail) ?? [];
    const isWhole = name !== undefined && !made.has(name) && !/^(CONSTANT|\d+-ROW)$/.test(name);
    return isWhole && !partial.has(index) ? [detail] : [];
  });
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** With small tables reading them whole is the best that can be done: it is forbidden, and done only where nothing else can be. */
async function inPostgres(db: Db, text: string, partial: ReadonlySet<string>): Promise<string[]> {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: Plan }];
    }>`explain (generic_plan, format json) ${sql.raw(text)}`.execute(tx);
    return rows[0]['QUERY PLAN'][0].Plan;
  });
  const found: string[] = [];
  const visit = (node: Plan): void => {
    const { 'Node Type': kind, 'Relation Name': relation, 'Index Name': index, 'Index Cond': cond } = node;
    if (kind === 'Seq Scan') found.push(`${kind} on ${relation}`);
    if (kind.includes('Index') && index !== undefined && cond === undefined && !partial.has(index))
      found.push(`${kind} of all of ${index}`);
    for (const each of node.Plans ?? []) visit(each);
  };
  visit(plan);
  return found;
}
