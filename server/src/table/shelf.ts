/** The database, as the rules of tables know it. */
import { MOST_TABLES, type Shelf } from '@gloaming/host';
import { readPlayers } from '../storage/players.ts';
import { type Db, isConflict } from '../storage/store.ts';
import { insertTable, readRequest, readSeats, readTable } from '../storage/tables.ts';
import type { Past } from './past.ts';

/** Unfinished tables of all owners at one place, of the last days: enough for a school. */
const MOST_FROM = 300;

export const shelfOf = (db: Db, past: Past): Shelf => ({
  readTable: (id) => readTable(db, id),
  readSeats: (table) => readSeats(db, table),
  readPlayers: (ids) => readPlayers(db, ids),
  readSnapshot: (table) => past.readSnapshot(table),
  readLog: (table, after, upTo) => past.readLog(table, after, upTo),
  readAnswers: (table) => past.readAnswers(table),
  readRequest: (player, id) => readRequest(db, player, id),
  insertTable: (row, seats, request, origin = null) =>
    insertTable(db, { ...row, origin }, seats, { most: MOST_TABLES, mostFrom: MOST_FROM, request }),
  isConflict,
});
