/**
 * Writes a change of a table atomically: log entries, command, row and seats. Optimistic concurrency: the row must still have the version
 * that the change was decided on.
 */

import { CHANGED, type Change } from '@gloaming/host';
import type { Writer } from './groupCommit.ts';
import type { Placed } from './schema.ts';
import type { Planned } from './store.ts';

const PLACED = ['brief', 'awaited', 'there'] as const satisfies (keyof Placed)[];
const COLUMNS = [...CHANGED, ...PLACED];
/** A change with what only servers write into the table's row. */
export interface PlacedChange extends Change {
  row: Change['row'] & Partial<Pick<Placed, (typeof PLACED)[number]>>;
}

const INSERT_ENTRY =
  'insert into log ("table", number, at, kind, seat, option, takes_back, hash, news) values (?, ?, ?, ?, ?, ?, ?, ?, ?)';
const INSERT_COMMAND = 'insert into command ("table", seat, id, asked, version, at) values (?, ?, ?, ?, ?, ?)';
const INSERT_REQUEST = 'insert into request (player, id, asked, "table") values (?, ?, ?, ?)';
const UPDATE_SEAT = 'update seat set kind = ?, player = ?, bot = ?, away = ?, code = ? where "table" = ? and seat = ?';

/** Another writer has changed the table since (a version conflict): read again, then retry. */
export class Outpaced extends Error {}

/** A command always comes with entries. */
const momentOf = ({ entries }: PlacedChange): number => entries.at(-1)?.at ?? 0;
const namesIn = ({ row }: PlacedChange) => COLUMNS.filter((name) => row[name] !== undefined);
/** A game has one rematch. That is no entry of the log, so the version does not protect it, and it needs a condition of its own. */
const isFirst = ({ row }: PlacedChange): string => (row.rematch === undefined ? '' : ' and rematch is null');

export function appendToSqlite({ run }: Writer, change: PlacedChange): void {
  const { table, from, entries, row, seats, command, request } = change;
  const version = from + entries.length;
  for (const { number, at, kind, seat, option, takes_back, hash, news } of entries)
    run(INSERT_ENTRY, table, number, at, kind, seat, option, takes_back, hash, news);
  if (command !== undefined)
    run(INSERT_COMMAND, table, command.seat, command.id, command.asked, version, momentOf(change));
  if (request !== undefined) run(INSERT_REQUEST, request.player, request.id, request.asked, table);
  const names = namesIn(change);
  const set = ['version', ...names].map((name) => `${name} = ?`).join(', ');
  const values = names.map((name) => row[name] ?? null);
  const where = `where id = ? and version = ?${isFirst(change)}`;
  const updated = run(`update "table" set ${set} ${where}`, version, ...values, table, from);
  if (updated !== 1) throw new Outpaced();
  for (const { seat, kind, player, bot, away, code } of seats)
    run(UPDATE_SEAT, kind, player, bot, away, code, table, seat);
}

/**
 * One statement is one transaction and one round trip. Every part of it depends on the update of the table's row: if that is no longer at
 * the expected version, nothing is written.
 */
export async function appendToPostgres(planned: Planned, change: PlacedChange): Promise<void> {
  const { table, from, entries, row, seats, command, request } = change;
  const version = from + entries.length;
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const rows = (each: unknown, columns: string): string =>
    `json_to_recordset(${value(JSON.stringify(each))}) as e(${columns})`;
  const set = ['version', ...namesIn(change)].map(
    (name) => `${name} = ${value(name === 'version' ? version : row[name as keyof typeof row])}`,
  );
  const parts = [
    `seen as (update "table" set ${set.join(', ')} where id = ${value(table)} and version = ${value(from)}${isFirst(change)} returning id, version)`,
  ];
  if (entries.length > 0)
    parts.push(
      `entries as (insert into log select seen.id, e.* from seen, ${rows(entries, '"number" int, "at" bigint, kind text, seat int, "option" int, takes_back int, hash text, news text')})`,
    );
  if (command !== undefined)
    parts.push(
      `command as (insert into command ("table", seat, id, asked, version, "at") select seen.id, e.seat, e.id, e.asked, seen.version, e."at" from seen, ${rows([{ ...command, at: momentOf(change) }], 'seat int, id text, asked text, "at" bigint')})`,
    );
  if (request !== undefined)
    parts.push(
      `request as (insert into request (player, id, asked, "table") select e.player, e.id, e.asked, seen.id from seen, ${rows([request], 'player text, id text, asked text')})`,
    );
  if (seats.length > 0)
    parts.push(
      `seats as (update seat set kind = e.kind, player = e.player, bot = e.bot, away = e.away, code = e.code from seen, ${rows(seats, 'seat int, kind text, player text, bot text, away text, code text')} where seat."table" = seen.id and seat.seat = e.seat)`,
    );
  const written = await planned(`with ${parts.join(', ')} select version from seen`, values);
  if (written.length !== 1) throw new Outpaced();
}
