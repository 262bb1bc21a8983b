/** Many tables for a list, told from their rows: no game is played for it. One that cannot be read is left out and does not spoil the list. */
import {
  blank,
  isRefused,
  isUnplayable,
  type Live,
  rulesOf,
  type SeatRow,
  type Status,
  Unreadable,
  understood,
} from '@gloaming/host';
import { readPlayers } from '../storage/players.ts';
import type { PlacedRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { keepBrief, readManySeats } from '../storage/tables.ts';
import { type Brief, readBrief, writeBrief } from './brief.ts';
import type { Rulebook } from './rulebook.ts';

interface Finding {
  readonly store: Store;
  readonly rulebook: Rulebook;
  /** The table as it is in memory, if it is. */
  known(id: string): Live | undefined;
  /** The table of a row that was just read. */
  findAt(row: PlacedRow): Promise<Live>;
  /** Unreadable tables that have been logged already, so that each is logged once. */
  readonly unreadable: Set<string>;
  readonly settings: { complain(error: unknown, what: string): void };
}

const BEFORE_THE_START: Brief = { asked: [], tookBack: false, stumbles: [] };

/** The tables that still exist and can be read. */
export async function findAll(cache: Finding, rows: readonly PlacedRow[]): Promise<Live[]> {
  const { db } = cache.store;
  const unknown = rows.filter((row) => known(cache, row) === null);
  const seats = await readManySeats(
    db,
    unknown.map(({ id }) => id),
  );
  const players = await readPlayers(db, [
    ...new Set([...unknown.map(({ owner }) => owner), ...seats.flatMap(({ player }) => player ?? [])]),
  ]);
  const byTable = Map.groupBy(seats, ({ table }) => table);
  const list = async (row: PlacedRow): Promise<Live | null> => {
    const own = byTable.get(row.id);
    // Without seats it was removed meanwhile.
    return known(cache, row) ?? (own === undefined ? null : fromRow(cache, row, own, players));
  };
  const found = await Promise.all(rows.map((row) => list(row).catch((error: unknown) => missing(cache, row, error))));
  return found.filter((each) => each !== null);
}

/** As it is in memory, if that is not behind. */
function known(cache: Finding, row: PlacedRow): Live | null {
  const live = cache.known(row.id);
  return live === undefined || live.version < row.version ? null : live;
}

async function fromRow(
  cache: Finding,
  row: PlacedRow,
  seats: readonly SeatRow[],
  players: Live['players'],
): Promise<Live> {
  if (row.brief === null && row.status !== 'open') return fromGame(cache, row);
  const rules = await rulesOf(row, cache.rulebook);
  const { asked, tookBack, stumbles } = row.brief === null ? BEFORE_THE_START : readBrief(row.brief);
  const live = understood(() => blank(row, rules, seats, players));
  const { version } = row;
  Object.assign(live, { status: row.status as Status, version, tookBack, listed: asked });
  stumbles.forEach((times, seat) => {
    live.stumbles[seat] = times;
  });
  return live;
}

/** Last changed before rows told what lists need: it is loaded once, and its row tells it from then on. */
async function fromGame(cache: Finding, row: PlacedRow): Promise<Live> {
  const live = await cache.findAt(row);
  await keepBrief(cache.store.db, row, writeBrief(live));
  return live;
}

function missing(cache: Finding, { id }: PlacedRow, error: unknown): null {
  if (isRefused(error, 'no-such-table')) return null;
  // Another process may know its rules.
  if (isRefused(error, 'newer-rules')) return null;
  // The error is not about this table: the database is away, for example.
  if (!complainOnce(cache, id, error)) throw error;
  return null;
}

/** Logs a table that cannot be read once, however often it is asked for. False for an error that is not about the table. */
export function complainOnce(
  { unreadable, settings }: Pick<Finding, 'unreadable' | 'settings'>,
  id: string,
  error: unknown,
): boolean {
  if (!(error instanceof Unreadable || isUnplayable(error))) return false;
  if (!unreadable.has(id)) settings.complain(error, 'unreadable');
  unreadable.add(id);
  return true;
}
