/** Tables in a box: what a server reads from its database, and writes to it, for whoever plays without one. */
import type { Player } from '@gloaming/protocol';
import type { Shelf } from '../hall.ts';
import { MOST_TABLES } from '../makeTable.ts';
import type { Change, LogRow, RequestRow, SeatRow, SnapshotRow, TableRow } from '../rows.ts';
import { type Box, Conflict, type Reach } from './box.ts';

/** A table with its seats. */
interface TableRecord extends TableRow {
  readonly seats: readonly SeatRow[];
}
interface CommandRecord {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly asked: string;
  readonly version: number;
}
/** Whoever plays in this browser is one player. */
interface PlayerRecord extends Player {
  readonly isMe: boolean;
  /** Tables that were made before are no part of the record any more. */
  readonly forgotten?: number;
}

export interface Keeper extends Shelf {
  /** False where the table has another version by now: then nothing is written. When it is done, it will not be lost. */
  append(change: Change): Promise<boolean>;
  readCommand(table: string, seat: number, id: string): Promise<{ asked: string; version: number } | undefined>;
  writeSnapshot(row: SnapshotRow): Promise<void>;
  /** Newest first. */
  readTablesOf(player: string): Promise<TableRow[]>;
  readMe(): Promise<Player | null>;
  /** The same player with another name, or the first one. */
  writeMe(player: Player): Promise<void>;
  /** Since when what was played is part of the record. */
  readForgotten(): Promise<number>;
  forgetRecord(now: number): Promise<void>;
}

const LAST = Number.MAX_SAFE_INTEGER;

export function keeperOf(box: Box): Keeper {
  const read = <R>(work: (reach: Reach) => Promise<R>): Promise<R> => box.transact('read', work);
  const one = <R>(store: Parameters<Reach['get']>[0], ...key: (string | number)[]): Promise<R | undefined> =>
    read(({ get }) => get(store, key)) as Promise<R | undefined>;
  const tables = (): Promise<TableRecord[]> => read(({ all }) => all('tables')) as Promise<TableRecord[]>;
  const readLog = async (table: string, after: number, upTo: number): Promise<LogRow[]> =>
    after >= upTo ? [] : ((await read(({ range }) => range('log', [table, after + 1], [table, upTo]))) as LogRow[]);
  return {
    readLog,
    readTable: (id) => one<TableRecord>('tables', id),
    readSeats: async (table) => (await one<TableRecord>('tables', table))?.seats.map((seat) => ({ ...seat })) ?? [],
    readPlayers: async (ids) =>
      new Map((await allPlayers(box)).filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, { id, name }])),
    readSnapshot: (table) => one<SnapshotRow>('snapshots', table),
    readAnswers: async (table) => {
      const rows = await readLog(table, 0, LAST);
      return rows.filter(({ kind }) => kind === 'answered' || kind === 'undone' || kind === 'turn-undone');
    },
    readRequest: (player, id) => one<RequestRow>('requests', player, id),
    readCommand: (table, seat, id) => one<CommandRecord>('commands', table, seat, id),
    isConflict: (error) => error instanceof Conflict,
    insertTable: (row, seats, request) =>
      box.transact('write', async ({ all, add }) => {
        const mine = ((await all('tables')) as TableRecord[]).filter(({ status }) => status !== 'ended');
        if (mine.length >= MOST_TABLES) return false;
        add('tables', { hints: 0, lesson: null, branched: 0, day: null, ...row, seats });
        if (request !== undefined) add('requests', { ...request, table: row.id });
        return true;
      }),
    append: (change) => box.transact('write', (reach) => appendTo(reach, change)),
    writeSnapshot: (row) =>
      box.transact('write', async ({ get, put }) => {
        const known = (await get('snapshots', [row.table])) as SnapshotRow | undefined;
        if (known === undefined || known.version <= row.version) put('snapshots', row);
      }),
    readTablesOf: async (player) =>
      (await tables())
        .filter(({ seats }) => seats.some((seat) => seat.player === player))
        .toSorted((a, b) => b.created - a.created),
    readMe: async () => {
      const me = await recordOfMe(box);
      return me === undefined ? null : { id: me.id, name: me.name };
    },
    writeMe: (player) =>
      box.transact('write', async ({ get, put }) => {
        const known = (await get('players', [player.id])) as PlayerRecord | undefined;
        put('players', { ...known, ...player, isMe: true } satisfies PlayerRecord);
      }),
    readForgotten: async () => (await recordOfMe(box))?.forgotten ?? 0,
    forgetRecord: async (now) => {
      const me = await recordOfMe(box);
      if (me !== undefined) await box.transact('write', async ({ put }) => put('players', { ...me, forgotten: now }));
    },
  };
}

const allPlayers = (box: Box): Promise<PlayerRecord[]> =>
  box.transact('read', ({ all }) => all('players')) as Promise<PlayerRecord[]>;

const recordOfMe = async (box: Box): Promise<PlayerRecord | undefined> =>
  (await allPlayers(box)).find(({ isMe }) => isMe);

async function appendTo({ get, put, add }: Reach, change: Change): Promise<boolean> {
  const { table, from, entries, row, seats, command, request } = change;
  const known = (await get('tables', [table])) as TableRecord | undefined;
  // A game has one rematch. That is no entry of the log, so the version does not protect it.
  const isRematched = row.rematch !== undefined && known?.rematch !== null;
  if (known === undefined || known.version !== from || isRematched) return false;
  const version = from + entries.length;
  for (const entry of entries) add('log', { ...entry, table });
  if (command !== undefined) add('commands', { ...command, table, version } satisfies CommandRecord);
  if (request !== undefined) add('requests', { ...request, table });
  const seated = known.seats.map((seat) => seats.find((each) => each.seat === seat.seat) ?? seat);
  put('tables', { ...known, ...row, version, seats: seated });
  return true;
}
