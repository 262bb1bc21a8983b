/**
 * Where tables are: what a host has to have so that all that can be done at a table works there. A server has a database behind it,
 * a browser its own storage.
 */
import type { Language } from '@gloaming/engine';
import type { Eyes } from '@gloaming/engine/session';
import type { Player, ReplayStep } from '@gloaming/protocol';
import type { Draft } from './draft.ts';
import type { Live } from './liveTable.ts';
import type { PlayRules } from './play.ts';
import type {
  AnswerRow,
  LogRow,
  NewTableRow,
  RequestRow,
  SeatRow,
  SnapshotRow,
  StoredRequest,
  TableRow,
} from './rows.ts';

/** The rules of all tables, by game and number: a table is played by those with which it was made, whatever those of today are. */
export interface Rules {
  find(game: string, rules: number): Promise<PlayRules>;
  /** For new tables. */
  findNewest(game: string): Promise<PlayRules>;
}

/** What is written, and read again. */
export interface Shelf {
  readTable(id: string): Promise<TableRow | undefined>;
  readSeats(table: string): Promise<SeatRow[]>;
  readPlayers(ids: readonly string[]): Promise<Map<string, Player>>;
  /** The newest; what is in it follows from the log. */
  readSnapshot(table: string): Promise<SnapshotRow | undefined>;
  /** Fails with a conflict if the table is there, or the request was done before. False if the owner has too many tables. */
  insertTable(
    row: NewTableRow,
    seats: readonly SeatRow[],
    request: StoredRequest | undefined,
    /** Where whoever makes it is, for hosts that share fairly among places. */
    origin?: string | null,
  ): Promise<boolean>;
  readLog(table: string, after: number, upTo: number): Promise<LogRow[]>;
  readAnswers(table: string): Promise<AnswerRow[]>;
  readRequest(player: string, id: string): Promise<RequestRow | undefined>;
  /** Whether something was there already that can be there once only. */
  isConflict(error: unknown): boolean;
}

export interface Hall {
  readonly rulebook: Rules;
  readonly shelf: Shelf;
  /** Where finished games are replayed, on hosts that do it elsewhere. */
  readonly past?: { step(live: Live, step: number, eyes: Eyes, language: Language): Promise<ReplayStep> };
  readonly settings: {
    now(): number;
    /** The key of a new table's chance; the operating system's where nothing is said. */
    newKey?: () => string;
    newTableId?: () => string;
  };
  /** The table as it is in memory, if it is. It must not be changed. */
  known(id: string): Live | undefined;
  /** The table as it is now. It must not be changed. */
  find(id: string): Promise<Live>;
  /** Those at which a player sits, newest first. */
  tablesOf(player: string): Promise<Live[]>;
  /** Changes a table: `decide` works on a copy, and may be called again. */
  change<R>(id: string, decide: (draft: Draft) => R): Promise<{ live: Live; made: R }>;
  /** The same for a command that may come again: then its first result is given again. */
  command(
    id: string,
    seat: number,
    command: { id: string; asked: string },
    decide: (draft: Draft) => void,
  ): Promise<number>;
}
