/** Copies everything from one store to another, of either kind: a consistent snapshot, all of it or nothing. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The tables in an order that foreign keys allow, each with its primary key. */
const PARTS: readonly [name: keyof Schema, key: readonly string[]][] = [
  ['player', ['id']],
  ['credential', ['hash']],
  ['claim', ['hash']],
  ['passphrase', ['player']],
  ['table', ['id']],
  ['seat', ['table', 'seat']],
  ['log', ['table', 'number']],
  ['command', ['table', 'seat', 'id']],
  ['request', ['player', 'id']],
  ['snapshot', ['table']],
  ['pack', ['table']],
  ['secret', ['name']],
  ['deal', ['game', 'day']],
  ['attempt', ['game', 'day', 'who']],
  ['played', ['player', 'table']],
  ['solved', ['player', 'game', 'puzzle']],
  // A backup that is restored later gives back the time since it was made.
  ['pulse', ['name']],
  ['gap', ['until', 'since']],
  ['ban', ['who']],
  ['report', ['id']],
];
/** Rows copied at a time: snapshots are long, and these must fit into memory and one statement. */
const ROWS = 200;

export type Copied = Readonly<Record<keyof Schema, number>>;
type Row = Record<string, unknown>;

/** The store to copy into is not empty. */
export class NotEmpty extends Error {}

export function copyAll(from: Store, to: Store): Promise<Copied> {
  return from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((reading) => to.db.transaction().execute((writing) => copyParts(reading, writing)));
}

async function copyParts(from: Transaction<Schema>, to: Transaction<Schema>): Promise<Copied> {
  const copied: Partial<Record<keyof Schema, number>> = {};
  for (const [name, key] of PARTS) {
    if ((await readSome(to, name, key, null)).length > 0) throw new NotEmpty();
    let count = 0;
    for (let rows = await readSome(from, name, key, null); rows.length > 0; ) {
      await to
        .insertInto(name)
        .values(rows as never)
        .execute();
      count += rows.length;
      rows = await readSome(from, name, key, rows[rows.length - 1]);
    }
    copied[name] = count;
  }
  return copied as Copied;
}

/** The next rows in the order of their keys (keyset pagination). */
async function readSome(db: Transaction<Schema>, name: string, key: readonly string[], last: Row | null) {
  const columns = sql.join(key.map((each) => sql.ref(each)));
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((each) => last[each]))})`;
  const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${ROWS}`.execute(
    db,
  );
  return rows;
}
