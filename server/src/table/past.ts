/** What is over: packed games are read as if they were not packed, and replayed where they keep nobody waiting who plays. */
import type { Language } from '@gloaming/engine';
import type { Eyes } from '@gloaming/engine/session';
import {
  type AnswerRow,
  checkOver,
  type Heard,
  isDeed,
  type Live,
  type LogRow,
  Replays,
  type Rules,
  type Shelf,
  type SnapshotRow,
} from '@gloaming/host';
import type { ReplayStep } from '@gloaming/protocol';
import { readPack } from '../storage/packs.ts';
import type { Db } from '../storage/store.ts';
import { readAnswers, readLog, readSeats, readSnapshot, readTable } from '../storage/tables.ts';
import { unpack } from './packing.ts';
import type { PastThread } from './pastThread.ts';
import { retell, type ToRetell } from './retelling.ts';

/** Packed games that were read lately; each takes some hundred kilobytes. */
const MOST_KNOWN = 8;

interface Unpacked {
  readonly rows: readonly LogRow[];
  readonly snapshot: SnapshotRow | undefined;
}

export class Past implements Pick<Shelf, 'readLog' | 'readAnswers' | 'readSnapshot'>, Pick<Replays, 'step'> {
  private readonly db: Db;
  private readonly rulebook: Rules;
  /** Without one everything is done here, as tools and tests want it. */
  private readonly thread: PastThread | null;
  private readonly replays = new Replays(this);
  /** In the order of their last use. Finished games never change. */
  private readonly known = new Map<string, Promise<Unpacked | null>>();

  constructor(db: Db, rulebook: Rules, thread: PastThread | null = null) {
    this.db = db;
    this.rulebook = rulebook;
    this.thread = thread;
  }

  async readLog(table: string, after: number, upTo: number): Promise<LogRow[]> {
    const rows = await readLog(this.db, table, after, upTo);
    if (rows.length >= upTo - Math.max(0, after)) return rows;
    const packed = await this.unpacked(table);
    return packed?.rows.filter(({ number }) => number > after && number <= upTo) ?? rows;
  }
  async readAnswers(table: string): Promise<AnswerRow[]> {
    const rows = await readAnswers(this.db, table);
    if (rows.length > 0) return rows;
    return (await this.unpacked(table))?.rows.filter(isDeed) ?? rows;
  }
  async readSnapshot(table: string): Promise<SnapshotRow | undefined> {
    return (await readSnapshot(this.db, table)) ?? (await this.unpacked(table))?.snapshot;
  }

  /** A moment of a finished game. */
  step(live: Live, step: number, eyes: Eyes, language: Language): Promise<ReplayStep> {
    const { seats, players, status } = live;
    if (this.thread === null) return this.replays.step(live, step, eyes, language);
    checkOver(live);
    // What is in memory began with the row as it was when it was loaded.
    const row = { ...live.row, status };
    return this.thread.step({ row, seats, players, step, eyes, language }, () => this.readAnswers(row.id));
  }

  retell(todo: ToRetell): ReturnType<typeof retell> {
    return this.thread?.retell(todo) ?? retell(this.rulebook, todo);
  }

  /** A name was taken out of it. */
  forget(table: string): void {
    this.known.delete(table);
  }

  private unpacked(table: string): Promise<Unpacked | null> {
    const read = this.known.get(table) ?? this.unpack(table);
    this.known.delete(table);
    this.known.set(table, read);
    // What is not packed now may be so the next time.
    const forget = (): void => void (this.known.get(table) === read && this.known.delete(table));
    read.then((found) => found ?? forget(), forget);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
    return read;
  }
  private async unpack(table: string): Promise<Unpacked | null> {
    const packed = await readPack(this.db, table);
    const row = packed && (await readTable(this.db, table));
    if (packed === undefined || row === undefined) return null;
    const entries = unpack(packed.body);
    const retold = await this.retell({ row, seats: await readSeats(this.db, table), entries });
    if (retold !== null) {
      const { version } = packed;
      return { rows: retold.rows, snapshot: { table, version, rules: row.rules, body: retold.snapshot } };
    }
    // The rules no longer lead where they did: what was written down is all there is.
    const silent = ({ name, ...entry }: (typeof entries)[number]): LogRow => ({
      table,
      ...entry,
      news: JSON.stringify({ name, told: [] } satisfies Heard),
    });
    return { rows: entries.map(silent), snapshot: undefined };
  }
}
