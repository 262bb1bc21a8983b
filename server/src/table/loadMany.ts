/** Loads many tables for a list. One that cannot be read is left out and does not spoil the list. */
import { isRefused } from '../base/faults.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Live } from './liveTable.ts';
import { Unreadable } from './loading.ts';
import { isUnplayable } from './rulebook.ts';
import type { TableCache } from './tableCache.ts';

/** The tables that still exist and can be read. */
export async function findAll(cache: TableCache, rows: readonly TableRow[]): Promise<Live[]> {
  const found = await Promise.all(
    rows.map((row) => cache.findAt(row).catch((error: unknown) => missing(cache, row, error))),
  );
  return found.filter((live) => live !== null);
}

function missing(cache: TableCache, { id }: TableRow, error: unknown): null {
  if (isRefused(error, 'no-such-table')) return null;
  // Another process may know its rules.
  if (isRefused(error, 'newer-rules')) return null;
  // The error is not about this table: the database is away, for example.
  if (!complainOnce(cache, id, error)) throw error;
  return null;
}

/** Logs a table that cannot be read once, however often it is asked for. False for an error that is not about the table. */
export function complainOnce({ unreadable, settings }: TableCache, id: string, error: unknown): boolean {
  if (!(error instanceof Unreadable || isUnplayable(error))) return false;
  if (!unreadable.has(id)) settings.complain(error, 'unreadable');
  unreadable.add(id);
  return true;
}
