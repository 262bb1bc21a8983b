/** The database schema. The log is the truth about a game (event sourcing); a table's row and its snapshot are derived from it. */
import type { LogRow, RequestRow, SeatRow, SnapshotRow, TableRow, Usual } from '@gloaming/host';
import type { Generated, Insertable, Selectable } from 'kysely';

export interface Schema {
  player: PlayerTable;
  credential: CredentialTable;
  claim: ClaimTable;
  passphrase: PassphraseTable;
  table: TableTable;
  seat: SeatRow;
  log: LogRow;
  command: CommandTable;
  snapshot: SnapshotRow;
  pack: PackRow;
  request: RequestRow;
  secret: SecretTable;
  deal: DealTable;
  attempt: AttemptTable;
  played: PlayedTable;
  solved: SolvedTable;
  pulse: PulseTable;
  gap: GapRow;
  ban: BanRow;
  report: ReportRow;
}

interface PlayerTable {
  id: string;
  name: string;
  created: number;
  /** What ended before this moment was deleted from the record, and does not come back. */
  forgotten: Generated<number>;
}
/** One for each device. Secrets have 256 random bits: a plain hash is enough to keep them. */
interface CredentialTable {
  hash: string;
  player: string;
  created: number;
  /** When the page was last opened there, to within a day; 0 before that was noted. */
  seen: Generated<number>;
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
/** What only a server with many tables has to know of one. */
export interface Placed {
  /** From where it was made, hashed with a secret, for some days; null where that cannot be told. */
  origin: string | null;
  /** What lists tell of it that only the game knows (see brief.ts); null at tables that were last changed before there was this. */
  brief: string | null;
  /** 2 while somebody who plays there is there, 1 while people play and none of them is there, 0 where only bots do. */
  awaited: number;
  /** Until when whoever was there counts as being there. */
  there: number;
  /** Of a finished game: 1 if its log is packed into one row (see packs.ts), 2 if it cannot be. */
  packed: number;
}
/** What a new table need not say has a default in the database. */
type TableTable = Omit<TableRow, Usual> & { [C in Usual]: Generated<TableRow[C]> } & {
  [C in keyof Placed]: Generated<Placed[C]>;
};
interface CommandTable {
  table: string;
  seat: number;
  id: string;
  /** What was asked for, so that an id cannot be used for something else. */
  asked: string;
  version: number;
  at: Generated<number>;
}

/** A finished game in the place of its log and its snapshot. */
export interface PackRow {
  table: string;
  version: number;
  /** When the last thing happened at it. */
  at: number;
  body: string;
}

/** What only servers know, the same for all processes of a database. */
interface SecretTable {
  name: string;
  value: string;
}
/** A deal of the day, since somebody began it: its rules stay, whatever those of the next update are. Its key follows from a secret. */
interface DealTable {
  game: string;
  day: string;
  rules: number;
  options: string;
}
/** One try at a deal: there is one for each player, and one for each bot on the list. */
interface AttemptTable {
  game: string;
  day: string;
  /** The player, or `bot:` and a level. */
  who: string;
  player: string | null;
  bot: string | null;
  /** It may have been removed meanwhile. */
  table: string;
  begun: number;
  /** `playing` until its record was played again from the deal's key. */
  state: string;
  ended: number | null;
  won: Generated<number>;
  points: Generated<number>;
  best: Generated<number>;
}
/** A finished game in the record of a player. */
interface PlayedTable {
  player: string;
  /** It may have been removed meanwhile. */
  table: string;
  game: string;
  ended: number;
  outcome: string;
  points: number;
  /** The most points of anybody else. */
  best: number;
  /** Levels of bots, each once, in the order of the alphabet, with commas between them; `automa`, or `people` where others played. */
  rivals: string;
  /** What the others were called, as JSON. */
  names: string;
  figure: string | null;
  side: string | null;
  day: string | null;
  /** 0 where turns were taken back, and where a moment of another game was played on. */
  counts: number;
}
/** What came of a puzzle for a player, the first time. */
interface SolvedTable {
  player: string;
  game: string;
  puzzle: string;
  outcome: string;
  at: number;
}

/** Until when some process was at work. */
interface PulseTable {
  name: string;
  at: number;
}
/** A time in which none was. */
export interface GapRow {
  since: number;
  until: number;
}

/** Who may do nothing for a while: a player, or the hash of a network. */
export interface BanRow {
  who: string;
  until: number;
  why: string;
}
/** What one player says of another. */
export interface ReportRow {
  id: string;
  table: string;
  about: string;
  by: string;
  why: string;
  text: string;
  /** 1 where they sat at the same table. */
  played: number;
  at: number;
  settled: number;
}

export type DealRow = Selectable<DealTable>;
export type AttemptRow = Selectable<AttemptTable>;
export type PlayedRow = Selectable<PlayedTable>;
export type SolvedRow = Selectable<SolvedTable>;
export type PlacedRow = TableRow & Placed;
export type NewPlacedRow = Insertable<TableTable>;
