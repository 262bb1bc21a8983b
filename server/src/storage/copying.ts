/** Everything from one store to another, whichever each is: as it is at one moment, and all of it or nothing. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** What refers to something comes after it. With each, by what its rows are told apart. */
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
];
/** Snapshots are long: so many fit into memory well, and into one statement. */
const ROWS = 200;

export type Copied = Readonly<Record<keyof Schema, number>>;
type Row = Record<string, unknown>;

/** The store that is written to has nothing in it but its tables. */
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

/** Those that come after one, in the order of their keys. */
async function readSome(db: Transaction<Schema>, name: string, key: readonly string[], last: Row | null) {
  const columns = sql.join(key.map((each) => sql.ref(each)));
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((each) => last[each]))})`;
  const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${ROWS}`.execute(
    db,
  );
  return rows;
}
