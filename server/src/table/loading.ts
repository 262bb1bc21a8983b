/** Loading a table: from its last snapshot and what was logged since, or from the beginning. */
import { Refused } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { readPlayers } from '../storage/players.ts';
import type { LogRow, SnapshotRow } from '../storage/schema.ts';
import type { Db } from '../storage/store.ts';
import { markAstray, readLog, readSeats, readSnapshot, readTable } from '../storage/tables.ts';
import { blank, follow, type Live, restore } from './live.ts';

/** What is kept of a table says nothing to the program of today: an unknown game, options that it does not have. */
export class Unreadable extends Error {
  constructor(cause?: unknown) {
    super(`a table cannot be read${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}
/** What is in the log does not lead to where it says, by the rules of today. */
class Astray extends Unreadable {}

export async function loadTable(db: Db, id: string): Promise<Live | undefined> {
  const row = await readTable(db, id);
  if (row === undefined) return undefined;
  const seats = await readSeats(db, id);
  const ids = [row.owner, ...seats.flatMap(({ player }) => player ?? [])];
  const players = await readPlayers(db, ids);
  const fresh = (): Live => understood(() => blank(row, seats, players));
  const snapshot = await readSnapshot(db, id);
  if (row.astray === 1) return atSnapshot(fresh(), snapshot);
  const rules = understood(() => withGame(row.game, ({ game }) => game.rules));
  // Another process may have gone on since the row was read: a snapshot of then would have a version that the row knows nothing of.
  const isOurs = snapshot !== undefined && snapshot.rules === rules && snapshot.version <= row.version;
  const live = (isOurs && (await following(db, restored(fresh(), snapshot)))) || (await following(db, fresh()));
  if (live !== null) return live;
  await markAstray(db, id);
  return atSnapshot({ ...fresh(), astray: true }, snapshot);
}

/** The database has given what it has: whatever goes wrong now is about this one table. */
function understood<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** A snapshot is only a shorter way: one that cannot be read is not taken. */
function restored(live: Live, { version, body }: SnapshotRow): Live | null {
  try {
    restore(live, version, body);
    return live;
  } catch {
    return null;
  }
}

/** To the end of the log, or null if it leads somewhere else, or cannot be followed from a snapshot. */
async function following(db: Db, live: Live | null): Promise<Live | null> {
  if (live === null) return null;
  const isSnapshot = live.kept > 0;
  // With the entry that a snapshot was made after: it says where that must be.
  const rows = await readLog(db, live.row.id, live.version - 1, live.row.version);
  try {
    if (rows[0]?.number === live.version) checkPlace(live, rows[0]);
    catchUp(
      live,
      rows.filter(({ number }) => number > live.version),
    );
    return live;
  } catch (error) {
    if (isSnapshot || error instanceof Astray) return null;
    throw error;
  }
}

/** Follows what was logged; says so if that leads somewhere else. */
export function catchUp(live: Live, rows: readonly LogRow[]): void {
  for (const row of rows) {
    try {
      follow(live, row);
    } catch (error) {
      throw error instanceof Refused ? new Astray(error) : new Unreadable(error);
    }
    checkPlace(live, row);
  }
}

function checkPlace({ play }: Live, { hash }: LogRow): void {
  if (hash !== null && hash !== play?.hash()) throw new Astray();
}

/** A table that the rules have left behind shows its last snapshot, and keeps its log. */
function atSnapshot(live: Live, snapshot: SnapshotRow | undefined): Live {
  // If even the shape of the snapshot is of the past, the log is still there.
  if (snapshot !== undefined && restored(live, snapshot) === null) live.play = null;
  return { ...live, version: live.row.version, kept: live.row.version };
}
