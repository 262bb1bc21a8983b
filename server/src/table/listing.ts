/** Many tables at once, for a list: one that cannot be read takes the others away from nobody. */
import { Fault } from '../base/faults.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';
import { Unreadable } from './loading.ts';

/** Those that are still there and can be read; of one that cannot, the log says so once. */
export async function findAll(hall: Hall, rows: readonly TableRow[]): Promise<Live[]> {
  const found = await Promise.all(
    rows.map((row) => hall.findAt(row).catch((error: unknown) => missing(hall, row, error))),
  );
  return found.filter((live) => live !== null);
}

function missing(hall: Hall, { id }: TableRow, error: unknown): null {
  if (error instanceof Fault && error.code === 'no-such-table') return null;
  // The database is away, or something else that is not about this table.
  if (!(error instanceof Unreadable)) throw error;
  complainOnce(hall, id, error);
  return null;
}

/** Whoever looks at it again and again finds the same each time. */
export function complainOnce({ unreadable, settings }: Hall, id: string, error: Unreadable): void {
  if (!unreadable.has(id)) settings.complain(error, 'unreadable');
  unreadable.add(id);
}
