/** A table as it is kept, whatever keeps it: a database, or a browser. The log is the truth; the rest is derived from it. */

export interface TableRow {
  id: string;
  game: string;
  /** Of the game, when the table was made: it is played by them for ever. */
  rules: number;
  options: string;
  /** 32 hexadecimal digits, from the operating system. */
  key: string;
  private: number;
  /** 1 where players may be advised. */
  hints: number;
  time: string;
  owner: string;
  created: number;
  status: string;
  /** The number of the last entry of the log. */
  version: number;
  result: string | null;
  rematch: string | null;
  /** The lesson that is given here, if one is. */
  lesson: string | null;
  /** 1 where it goes on from a moment of another game, whose key is known; 2 where it was played elsewhere. Neither counts. */
  branched: number;
  /** Of a try at a deal of the day: which day's. */
  day: string | null;
  /** When somebody must look after this table: a bot's turn, or a clock that runs out. */
  due: number | null;
}
/** As `branched` says it. */
export const BROUGHT = 2;
/** Of a new one the usual need not be said. */
export type Usual = 'hints' | 'lesson' | 'branched' | 'day';
export type NewTableRow = Omit<TableRow, Usual> & Partial<Pick<TableRow, Usual>>;

export interface SeatRow {
  table: string;
  seat: number;
  kind: string;
  player: string | null;
  bot: string | null;
  away: string;
  code: string | null;
}

export interface LogRow {
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
export type NewEntry = Omit<LogRow, 'table'>;
/** Answers and undos, without their news, which is most of a log. */
export type AnswerRow = Pick<LogRow, 'number' | 'kind' | 'seat' | 'option' | 'hash' | 'takes_back'>;

export interface StoredCommand {
  seat: number;
  id: string;
  /** What was asked for, so that an id cannot be used for something else. */
  asked: string;
}
/** What a player asked for besides answers, for as long as the table is there to which it led. */
export interface RequestRow {
  player: string;
  id: string;
  /** As with commands. */
  asked: string;
  table: string;
}
/** A request other than a command that may be sent again (idempotency key). */
export type StoredRequest = Omit<RequestRow, 'table'>;

export interface SnapshotRow {
  table: string;
  version: number;
  rules: number;
  body: string;
}

export const CHANGED = ['status', 'result', 'due', 'rematch'] as const satisfies (keyof TableRow)[];
/** A change of a table: all of it is written, or nothing. */
export interface Change {
  table: string;
  /** The version that the change was decided on. */
  from: number;
  entries: readonly NewEntry[];
  /** Columns of the table's row that change, besides its version. */
  row: Partial<Pick<TableRow, (typeof CHANGED)[number]>>;
  /** Seats that change. */
  seats: readonly SeatRow[];
  command?: StoredCommand;
  request?: StoredRequest;
}
