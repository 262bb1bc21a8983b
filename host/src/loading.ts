/** Loading a table: from its last snapshot and what was logged since, or from the beginning. */
import { Refused } from '@gloaming/engine';
import type { Player } from '@gloaming/protocol';
import type { Rules, Shelf } from './hall.ts';
import { findLesson } from './lesson.ts';
import { blank, follow, fork, type Live, restore, type Status, withRecent } from './liveTable.ts';
import type { PlayRules } from './play.ts';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from './rows.ts';
import { isUnplayable } from './rulebook.ts';

/** The stored table makes no sense to this version of the program: an unknown game, or unknown options. */
export class Unreadable extends Error {
  constructor(cause?: unknown) {
    super(`a table cannot be read${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}
/** Replaying the log does not lead to the hashes in it. */
class Astray extends Unreadable {}

/** By the rules with which it was made, whatever those of today are; refuses rules that cannot be had here. */
export async function loadTable(shelf: Shelf, id: string, rulebook: Rules): Promise<Live | undefined> {
  const row = await shelf.readTable(id);
  if (row === undefined) return undefined;
  const rules = await rulesOf(row, rulebook);
  const seats = await shelf.readSeats(id);
  const ids = [row.owner, ...seats.flatMap(({ player }) => player ?? [])];
  const players = await shelf.readPlayers(ids);
  const lesson = row.lesson === null ? null : await findLesson(row.game, row.lesson);
  const fresh = (): Live => understood(() => blank(row, rules, seats, players, lesson));
  if (row.version === 0) return fresh();
  const snapshot = await shelf.readSnapshot(id);
  // Another process may have written a snapshot after the row was read; such a snapshot is newer than the row, and is not used.
  const isOurs = snapshot !== undefined && snapshot.rules === row.rules && snapshot.version <= row.version;
  const live = (isOurs && (await following(shelf, restored(fresh(), snapshot)))) || (await following(shelf, fresh()));
  return live ?? atSnapshot({ ...fresh(), astray: true }, snapshot);
}

export async function rulesOf({ game, rules }: TableRow, rulebook: Rules): Promise<PlayRules> {
  try {
    return await rulebook.find(game, rules);
  } catch (error) {
    throw isUnplayable(error) ? error : new Unreadable(error);
  }
}

/** The database has answered: an error from here on is about this table. */
export function understood<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** Restores a snapshot, or returns null if it cannot be read: the log alone is enough. */
function restored(live: Live, { version, body }: SnapshotRow): Live | null {
  try {
    restore(live, version, body);
    return live;
  } catch {
    return null;
  }
}

/** Replays the rest of the log. Null if it leads to other hashes, or cannot be replayed from this snapshot. */
async function following(shelf: Shelf, live: Live | null): Promise<Live | null> {
  if (live === null) return null;
  const isSnapshot = live.kept > 0;
  // The entry that the snapshot was made after is read, too: its hash says what the snapshot's state must be.
  const rows = await shelf.readLog(live.row.id, live.version - 1, live.row.version);
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

/** Replays entries of the log. Throws if the state differs from the hash of an entry. */
function catchUp(live: Live, rows: readonly LogRow[]): void {
  for (const row of rows) {
    try {
      follow(live, row);
    } catch (error) {
      throw error instanceof Refused ? new Astray(error) : new Unreadable(error);
    }
    checkPlace(live, row);
  }
}

/** What was written of a table, as it is read again. */
export interface Written {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly players: ReadonlyMap<string, Player>;
  /** The entries since. */
  readonly tail: readonly LogRow[];
}
/** A table that others have changed, as it is now. */
export function caughtUp(live: Live, { row, seats, players, tail }: Written): Live {
  const next = fork(live);
  catchUp(next, tail);
  return {
    ...withRecent(next, tail),
    seats: seats as Live['seats'],
    players,
    status: row.status as Status,
    result: row.result === null ? null : (JSON.parse(row.result) as Live['result']),
    rematch: row.rematch,
  };
}
/** Whether a row is newer than the table in memory. It may be older, if it was read before the last change. */
export const isNews = (row: TableRow, { version, rematch }: Live): boolean =>
  row.version > version || (row.version === version && row.rematch !== null && rematch === null);

function checkPlace({ play }: Live, { hash }: LogRow): void {
  if (hash !== null && hash !== play?.hash()) throw new Astray();
}

/** A table whose log does not lead where it says shows its last snapshot and keeps its log. */
function atSnapshot(live: Live, snapshot: SnapshotRow | undefined): Live {
  // If the snapshot cannot be read either, only the log can be shown.
  if (snapshot !== undefined && restored(live, snapshot) === null) live.play = null;
  return { ...live, version: live.row.version, kept: live.row.version };
}
