/** What is in the database afterwards, against what the players were told. */
import type { LogRow, Play, PlayRules, TableRow } from '@gloaming/host';
import { type Db, openStore } from '../src/storage/store.ts';
import { readLog } from '../src/storage/tables.ts';
import { loadTable } from '../src/table/loading.ts';
import { Rulebook } from '../src/table/rulebook.ts';
import type { Book, Sent } from './playing.ts';

export interface Findings {
  tables: number;
  hashes: number;
  /** Acknowledged, and not in the log where it was said to be. */
  lost: string[];
  /** In the log, and done by no acknowledged command; or refused, and done all the same; or a table nobody knows. */
  doubled: string[];
  /** Tables whose log, replay or snapshot lead to different places. */
  differing: string[];
  /** Streams that left something out or told it twice. */
  misheard: string[];
}

export async function check(place: string, book: Book): Promise<Findings> {
  const found: Findings = { tables: 0, hashes: 0, lost: [], doubled: [], differing: [], misheard: [] };
  const { db } = await openStore(place);
  try {
    const sentAt = Map.groupBy(book.sent, ({ table }) => table);
    for (const row of await db.selectFrom('table').selectAll().orderBy('created').execute()) {
      const log = await readLog(db, row.id, 0, 2 ** 31 - 1);
      found.tables++;
      await checkReplay(db, row, log, found);
      await checkCommands(db, row.id, log, sentAt.get(row.id) ?? [], found);
    }
    if (found.tables !== book.tables) found.doubled.push(`${book.tables} tables were made, ${found.tables} are there`);
    await checkStreams(db, book, found);
  } finally {
    await db.destroy();
  }
  return found;
}

const rulebook = new Rulebook();

/** From the key and the answers alone, without any snapshot: every hash on the way, and where the server would go on. */
async function checkReplay(db: Db, row: TableRow, log: readonly LogRow[], found: Findings): Promise<void> {
  const differs = (why: string): void => {
    found.differing.push(`${row.id}: ${why}`);
  };
  if (log.length !== row.version || log.some(({ number }, i) => number !== i + 1)) differs('the log has gaps');
  const rules: PlayRules = await rulebook.find(row.game, row.rules);
  let play: Play | null = null;
  for (const { number, kind, seat, option, hash } of log) {
    if (kind === 'started') play = rules.begin(JSON.parse(row.options), row.key).play;
    if (kind === 'answered') play?.answer(seat ?? -1, option ?? -1);
    if (kind === 'undone') play?.undo();
    if (hash === null && play === null) continue;
    found.hashes++;
    if (play?.hash() !== hash) return differs(`the replay differs at ${number}`);
  }
  const loaded = await loadTable(db, row.id);
  if (loaded?.astray !== false || loaded.play?.hash() !== play?.hash()) differs('the loaded table differs');
}

async function checkCommands(
  db: Db,
  table: string,
  log: readonly LogRow[],
  sent: readonly Sent[],
  found: Findings,
): Promise<void> {
  const stored = await db.selectFrom('command').selectAll().where('table', '=', table).execute();
  const storedAt = new Map(stored.map(({ seat, id, version }) => [`${seat} ${id}`, version]));
  const accounted = new Set<number>();
  for (const each of sent) {
    const { seat, id, option, fate } = each;
    const version = storedAt.get(`${seat} ${id}`);
    if (typeof fate === 'number') {
      const entry = log[fate - 1];
      const isThere = entry?.seat === seat && entry.kind === (option === null ? 'undone' : 'answered');
      if (version !== fate || !isThere || entry.option !== option)
        found.lost.push(`${table}: ${JSON.stringify(each)} is ${JSON.stringify(entry)}`);
      if (accounted.has(fate)) found.doubled.push(`${table}: ${fate} was acknowledged twice`);
      accounted.add(fate);
    } else if (version !== undefined) found.doubled.push(`${table}: ${JSON.stringify(each)} was done at ${version}`);
  }
  const isOfPerson = new Set(sent.map(({ seat }) => seat));
  for (const { number, kind, seat } of log)
    if ((kind === 'answered' || kind === 'undone') && isOfPerson.has(seat ?? -1) && !accounted.has(number))
      found.doubled.push(`${table}: nobody was told of ${number}`);
}

async function checkStreams(db: Db, { heard }: Book, found: Findings): Promise<void> {
  const versions = new Map(
    (await db.selectFrom('table').select(['id', 'version']).execute()).map(({ id, version }) => [id, version]),
  );
  for (const { table, numbers } of heard)
    if (numbers.some((number, i) => number !== i + 1) || numbers.length > (versions.get(table) ?? -1))
      found.misheard.push(`${table}: ${numbers.join(' ')}`);
}
