/** The database, as the rules of tables know it. */
import { MOST_TABLES, type Shelf } from '@gloaming/host';
import { readPlayers } from '../storage/players.ts';
import { type Db, isConflict } from '../storage/store.ts';
import {
  insertTable,
  readAnswers,
  readLog,
  readRequest,
  readSeats,
  readSnapshot,
  readTable,
} from '../storage/tables.ts';

/** Unfinished tables of all owners at one place, of the last days: enough for a school. */
const MOST_FROM = 300;

export const shelfOf = (db: Db): Shelf => ({
  readTable: (id) => readTable(db, id),
  readSeats: (table) => readSeats(db, table),
  readPlayers: (ids) => readPlayers(db, ids),
  readSnapshot: (table) => readSnapshot(db, table),
  readLog: (table, after, upTo) => readLog(db, table, after, upTo),
  readAnswers: (table) => readAnswers(db, table),
  readRequest: (player, id) => readRequest(db, player, id),
  insertTable: (row, seats, request, origin = null) =>
    insertTable(db, { ...row, origin }, seats, { most: MOST_TABLES, mostFrom: MOST_FROM, request }),
  isConflict,
});
