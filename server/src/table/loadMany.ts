/** Loads many tables for a list. One that cannot be read is left out and does not spoil the list. */
import { isRefused } from '../base/faults.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Live } from './liveTable.ts';
import { Unreadable } from './loading.ts';
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
  // The error is not about this table: the database is away, for example.
  if (!(error instanceof Unreadable)) throw error;
  complainOnce(cache, id, error);
  return null;
}

/** Logs an unreadable table once, however often it is asked for. */
export function complainOnce({ unreadable, settings }: TableCache, id: string, error: Unreadable): void {
  if (!unreadable.has(id)) settings.complain(error, 'unreadable');
  unreadable.add(id);
}
