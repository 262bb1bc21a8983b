/** The schema migrations, in order. A released one is never changed; a new one is added instead. */
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';

/** A migration works on the tables of its own time, not on today's schema. */
type AnyTables = Kysely<unknown>;

async function begin(db: AnyTables): Promise<void> {
  await addPlayers(db);
  await addTables(db);
  await addLogs(db);
  await db.schema.createIndex('table_due').on('table').columns(['due']).execute();
  await db.schema.createIndex('table_lobby').on('table').columns(['status', 'private', 'created']).execute();
  await db.schema.createIndex('seat_player').on('seat').columns(['player']).execute();
}

async function addPlayers(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('player')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('credential')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('claim')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

async function addTables(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('table')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('private', 'integer', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('astray', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due', 'bigint')
    .execute();
  await db.schema
    .createTable('seat')
    .addColumn('table', 'text', (c) => c.notNull().references('table.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.references('player.id'))
    .addColumn('bot', 'text')
    .addColumn('away', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addPrimaryKeyConstraint('seat_key', ['table', 'seat'])
    .execute();
}

async function addLogs(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('table', 'text', (c) => c.notNull().references('table.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('option', 'integer')
    .addColumn('takes_back', 'integer')
    .addColumn('hash', 'text')
    .addColumn('news', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'number'])
    .execute();
  await db.schema
    .createTable('command')
    .addColumn('table', 'text', (c) => c.notNull().references('table.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('command_key', ['table', 'seat', 'id'])
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('table', 'text', (c) => c.primaryKey().references('table.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
}

/** Commands get a time, so that old ones can be removed. Existing ones count as new, so that none is removed too early. */
async function rememberWhen(db: AnyTables): Promise<void> {
  await db.schema
    .alterTable('command')
    .addColumn('at', 'bigint', (c) => c.notNull().defaultTo(Date.now()))
    .execute();
  await db.schema.createIndex('command_at').on('command').columns(['at']).execute();
}

async function addPassphrases(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('passphrase')
    .addColumn('player', 'text', (c) => c.primaryKey().references('player.id'))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('kept', 'text', (c) => c.notNull())
    .execute();
}

/** Existing tables get no advice: their players had not agreed to it. */
async function addHints(db: AnyTables): Promise<void> {
  await db.schema
    .alterTable('table')
    .addColumn('hints', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function rememberRequests(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('request')
    .addColumn('player', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull().references('table.id'))
    .addPrimaryKeyConstraint('request_key', ['player', 'id'])
    .execute();
  await db.schema.createIndex('request_table').on('request').columns(['table']).execute();
}

/**
 * Tables that could not be followed by the rules of another day were marked, and never due again. Now a table is played by the rules with
 * which it was made, and whether it can be is worked out when it is looked at. A program that still writes the mark fails, and spoils none.
 */
async function dropAstray(db: AnyTables): Promise<void> {
  await sql`update "table" set due = 0 where astray = 1 and status = 'playing'`.execute(db);
  await db.schema.alterTable('table').dropColumn('astray').execute();
}

async function addLessons(db: AnyTables): Promise<void> {
  await db.schema.alterTable('table').addColumn('lesson', 'text').execute();
}

/** Deals of the day, the tries at them, and what each player has finished. None of them goes with a table that is removed. */
async function addDeals(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('deal')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deal_key', ['game', 'day'])
    .execute();
  await db.schema
    .createTable('attempt')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.references('player.id'))
    .addColumn('bot', 'text')
    .addColumn('table', 'text', (c) => c.notNull().unique())
    .addColumn('begun', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('won', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('best', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('attempt_key', ['game', 'day', 'who'])
    .execute();
  await db.schema.createIndex('attempt_player').on('attempt').columns(['player', 'day']).execute();
  await db.schema.alterTable('table').addColumn('day', 'text').execute();
}

/** What each player has finished; it stays when a table is removed. And which tables go on from a moment of another: they count nowhere. */
async function addRecords(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('played')
    .addColumn('player', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('best', 'integer', (c) => c.notNull())
    .addColumn('rivals', 'text', (c) => c.notNull())
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('figure', 'text')
    .addColumn('side', 'text')
    .addColumn('day', 'text')
    .addColumn('counts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('played_key', ['player', 'table'])
    .execute();
  await db.schema.createIndex('played_ended').on('played').columns(['player', 'ended']).execute();
  await db.schema
    .alterTable('player')
    .addColumn('forgotten', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('table')
    .addColumn('branched', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** What came of puzzles, for each player. */
async function addPuzzles(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('solved')
    .addColumn('player', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('puzzle', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('solved_key', ['player', 'game', 'puzzle'])
    .execute();
  await db.schema.createIndex('solved_puzzle').on('solved').columns(['game', 'puzzle', 'outcome']).execute();
}

/**
 * What lists and looks at due tables need is in the row, each with an index of its own, so that none of them reads all tables: from where a
 * table was made, whether somebody is there, and what only the game itself knows.
 */
async function addPlaces(db: AnyTables): Promise<void> {
  const add = (name: string, type: 'text' | 'integer' | 'bigint') =>
    db.schema.alterTable('table').addColumn(name, type, (c) => (type === 'text' ? c : c.notNull().defaultTo(0)));
  await add('origin', 'text').execute();
  await add('brief', 'text').execute();
  await add('awaited', 'integer').execute();
  await add('there', 'bigint').execute();
  await sql`update "table" set awaited = 1 where status = 'playing' and exists
    (select 1 from seat where seat."table" = "table".id and seat.kind = 'player' and seat.away = 'here')`.execute(db);
  for (const index of [
    `table_unfinished_owner on "table" (owner) where status <> 'ended'`,
    `table_unfinished_origin on "table" (origin) where status <> 'ended' and origin is not null`,
    'table_origin on "table" (created) where origin is not null',
    `table_waiting on "table" (created) where status = 'open'`,
    `table_finished on "table" (created) where status = 'ended'`,
    'table_awaited on "table" (awaited, due) where due is not null',
    'table_there on "table" (there) where awaited = 2',
    `table_clock on "table" (due) where awaited > 0 and due is not null and time <> '{"kind":"none"}'`,
  ])
    await sql.raw(`create index ${index}`).execute(db);
}

/** Codes that nobody used are looked for by when they end. */
async function findOldClaims(db: AnyTables): Promise<void> {
  await db.schema.createIndex('claim_until').on('claim').columns(['until']).execute();
}

/** Finished games in one row each. They are packed a few at a time while the server runs. */
async function addPacks(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('pack')
    .addColumn('table', 'text', (c) => c.primaryKey().references('table.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('table')
    .addColumn('packed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index table_unpacked on "table" (created) where status = 'ended' and packed = 0`.execute(db);
}

/** When servers were at work, and when none was. */
async function addPulse(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('pulse')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('gap')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('gap_key', ['until', 'since'])
    .execute();
}

/** What whoever runs the server has to know and to say; and when each device was last seen. */
async function addModeration(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('ban')
    .addColumn('who', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('played', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('settled', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('credential')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const index of [
    'ban_until on ban (until)',
    'report_at on report (at)',
    'report_open on report (at) where settled = 0',
    'report_by on report ("by")',
    'credential_player on credential (player)',
    'claim_player on claim (player)',
    'played_table on played ("table")',
  ])
    await sql.raw(`create index ${index}`).execute(db);
}

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-begin': { up: begin },
  '0002-when': { up: rememberWhen },
  '0003-passphrases': { up: addPassphrases },
  '0004-hints': { up: addHints },
  '0005-requests': { up: rememberRequests },
  '0006-astray': { up: dropAstray },
  '0008-lessons': { up: addLessons },
  '0009-deals': { up: addDeals },
  '0010-records': { up: addRecords },
  '0011-puzzles': { up: addPuzzles },
  '0012-places': { up: addPlaces },
  '0013-claims': { up: findOldClaims },
  '0014-packs': { up: addPacks },
  '0015-pulse': { up: addPulse },
  '0016-moderation': { up: addModeration },
};

/** A newer program has migrated this database. */
export class NewerDatabase extends Error {
  constructor() {
    super('the database is of a newer version of the program');
  }
}

/** Of a database that has been migrated before. */
export async function isNewer<S>(db: Kysely<S>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name));
}

/** Several processes may start at once: the migrator takes a lock in the database. Returns whether anything was changed. */
export async function migrate<S>(db: Kysely<S>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isFirst = !tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
  if (!isFirst && (await isNewer(db))) throw new NewerDatabase();
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  return results.length > 0;
}
