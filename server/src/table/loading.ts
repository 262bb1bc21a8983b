/** Loading a table: from its last snapshot and what was logged since, or from the beginning. */
import { Refused } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { readPlayers } from '../storage/players.ts';
import type { LogRow, SnapshotRow } from '../storage/schema.ts';
import type { Db } from '../storage/store.ts';
import { markAstray, readLog, readSeats, readSnapshot, readTable } from '../storage/tables.ts';
import { blank, follow, type Live, restore } from './live.ts';

/** What is in the log does not lead to where it says, by the rules of today. */
class Astray extends Error {}

export async function loadTable(db: Db, id: string): Promise<Live | undefined> {
  const row = await readTable(db, id);
  if (row === undefined) return undefined;
  const seats = await readSeats(db, id);
  const ids = [row.owner, ...seats.flatMap(({ player }) => player ?? [])];
  const players = await readPlayers(db, ids);
  const fresh = (): Live => blank(row, seats, players);
  const snapshot = await readSnapshot(db, id);
  if (row.astray === 1) return atSnapshot(fresh(), snapshot);
  const rules = withGame(row.game, ({ game }) => game.rules);
  try {
    const live = fresh();
    if (snapshot !== undefined && snapshot.rules === rules) restore(live, snapshot.version, snapshot.body);
    catchUp(live, await readLog(db, id, live.version, row.version));
    return live;
  } catch (error) {
    if (!(error instanceof Astray) && !(error instanceof Refused)) throw error;
  }
  // A snapshot may be what is wrong: the log alone decides.
  try {
    const live = fresh();
    catchUp(live, await readLog(db, id, 0, row.version));
    return live;
  } catch (error) {
    if (!(error instanceof Astray) && !(error instanceof Refused)) throw error;
  }
  await markAstray(db, id);
  return atSnapshot({ ...fresh(), astray: true }, snapshot);
}

/** Follows what was logged; says so if that leads somewhere else. */
export function catchUp(live: Live, rows: readonly LogRow[]): void {
  for (const row of rows) {
    follow(live, row);
    if (row.hash !== null && row.hash !== live.play?.hash()) throw new Astray();
  }
}

/** A table that the rules have left behind shows its last snapshot, and keeps its log. */
function atSnapshot(live: Live, snapshot: SnapshotRow | undefined): Live {
  if (snapshot !== undefined)
    try {
      restore(live, snapshot.version, snapshot.body);
    } catch {
      // The snapshot's own shape is of the past: the log is still there.
      live.play = null;
    }
  return { ...live, version: live.row.version, kept: live.row.version };
}
