/**
 * Idempotent requests (idempotency keys): one that is sent again because its answer was lost is not done twice, and leads to the same
 * table, as it is now.
 */
import { isFault, refuse } from './faults.ts';
import type { Hall } from './hall.ts';
import type { Live } from './liveTable.ts';
import type { StoredRequest } from './rows.ts';
import { sha256OfText } from './sha256.ts';

/** A canonical form: the order of an object's keys does not matter. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}

/** Undefined without an id: then each request is a new one. */
export function requestOf(player: string, what: string, body: { id?: string }): StoredRequest | undefined {
  const { id, ...rest } = body;
  return id === undefined ? undefined : { player, id, asked: sha256OfText(JSON.stringify([what, inOrder(rest)])) };
}

/** Does the work, or finds the table that it led to before; `resume` finishes what a crash may have left half done. */
export async function once(
  hall: Hall,
  request: StoredRequest | undefined,
  work: () => Promise<Live>,
  resume: (table: string) => Promise<Live> = (table) => hall.find(table),
): Promise<Live> {
  if (request === undefined) return work();
  const before = async (): Promise<Live | undefined> => {
    const stored = await hall.shelf.readRequest(request.player, request.id);
    if (stored === undefined) return undefined;
    return stored.asked === request.asked ? resume(stored.table) : refuse('command-used', { id: request.id });
  };
  const known = await before();
  if (known !== undefined) return known;
  try {
    return await work();
  } catch (error) {
    if (!isFault(error) && !hall.shelf.isConflict(error)) throw error;
    // Sent twice at the same time: this one may have failed because the other one succeeded.
    const done = await before();
    if (done === undefined) throw error;
    return done;
  }
}
