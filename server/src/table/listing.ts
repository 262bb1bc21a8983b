/** Loads many tables for a list. One that cannot be read is left out and does not spoil the list. */
import { Fault } from '../base/faults.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';
import { Unreadable } from './loading.ts';

/** The tables that still exist and can be read. */
export async function findAll(hall: Hall, rows: readonly TableRow[]): Promise<Live[]> {
  const found = await Promise.all(
    rows.map((row) => hall.findAt(row).catch((error: unknown) => missing(hall, row, error))),
  );
  return found.filter((live) => live !== null);
}

function missing(hall: Hall, { id }: TableRow, error: unknown): null {
  if (error instanceof Fault && error.code === 'no-such-table') return null;
  // The error is not about this table: the database is away, for example.
  if (!(error instanceof Unreadable)) throw error;
  complainOnce(hall, id, error);
  return null;
}

/** Logs an unreadable table once, however often it is asked for. */
export function complainOnce({ unreadable, settings }: Hall, id: string, error: Unreadable): void {
  if (!unreadable.has(id)) settings.complain(error, 'unreadable');
  unreadable.add(id);
}
