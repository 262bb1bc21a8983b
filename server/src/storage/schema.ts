/** The database schema. The log is the truth about a game (event sourcing); a table's row and its snapshot are derived from it. */
import type { Generated, Insertable, Selectable } from 'kysely';

export interface Schema {
  player: PlayerTable;
  credential: CredentialTable;
  claim: ClaimTable;
  passphrase: PassphraseTable;
  table: TableTable;
  seat: SeatTable;
  log: LogTable;
  command: CommandTable;
  snapshot: SnapshotTable;
  request: RequestTable;
}

interface PlayerTable {
  id: string;
  name: string;
  created: number;
}
/** One for each device. Secrets have 256 random bits: a plain hash is enough to keep them. */
interface CredentialTable {
  hash: string;
  player: string;
  created: number;
}
/** A code that makes another device the same player; it is deleted when it is used. */
interface ClaimTable {
  hash: string;
  player: string;
  until: number;
}
/** With the name it is claimed by, written as for comparing. */
interface PassphraseTable {
  player: string;
  name: string;
  kept: string;
}
interface TableTable {
  id: string;
  game: string;
  /** Of the game, when the table was made: it is played by them for ever. */
  rules: number;
  options: string;
  /** 32 hexadecimal digits, from the operating system. */
  key: string;
  private: number;
  /** 1 where players may be advised. */
  hints: Generated<number>;
  time: string;
  owner: string;
  created: number;
  status: string;
  /** The number of the last entry of the log. */
  version: number;
  result: string | null;
  rematch: string | null;
  /** When the scheduler must look after this table: a bot's turn, or a clock that runs out. */
  due: number | null;
}
interface SeatTable {
  table: string;
  seat: number;
  kind: string;
  player: string | null;
  bot: string | null;
  away: string;
  code: string | null;
}
interface LogTable {
  table: string;
  /** From 1, unique with the table: of two writers the second fails, because it decided on an outdated state, and tries again. */
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  option: number | null;
  takes_back: number | null;
  /** Of the state after it. */
  hash: string | null;
  /** What was to be heard, with who knew which card. */
  news: string;
}
interface CommandTable {
  table: string;
  seat: number;
  id: string;
  /** What was asked for, so that an id cannot be used for something else. */
  asked: string;
  version: number;
  at: Generated<number>;
}
/** What a player asked for besides answers, for as long as the table is there to which it led. */
interface RequestTable {
  player: string;
  id: string;
  /** As with commands. */
  asked: string;
  table: string;
}
interface SnapshotTable {
  table: string;
  version: number;
  rules: number;
  body: string;
}

export type TableRow = Selectable<TableTable>;
export type SeatRow = Selectable<SeatTable>;
export type LogRow = Selectable<LogTable>;
export type NewTableRow = Insertable<TableTable>;
export type RequestRow = Selectable<RequestTable>;
export type SnapshotRow = Selectable<SnapshotTable>;
