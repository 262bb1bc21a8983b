/**
 * The tables in memory: an LRU cache of the database. There is one way to change a table, by optimistic concurrency (Kung and Robinson
 * 1981): decide on a copy, write it if the version in the database is still the same, and only then replace the cached table and tell
 * listeners. After a version conflict with another process the table is read and the decision made again.
 */

import {
  caughtUp,
  changeOf,
  type Draft,
  draftOf,
  giveBack,
  type Hall,
  isBotSeat,
  isFault,
  isNews,
  isUnplayable,
  type Live,
  loadTable,
  makeSnapshot,
  refuse,
  type Shelf,
  type TableRow,
  withRecent,
} from '@gloaming/host';
import type { BotLine, Player, Reacted } from '@gloaming/protocol';
import { Outpaced, type PlacedChange } from '../storage/appendLog.ts';
import { ABSENT, AWAY_AFTER, NOBODY, PRESENT } from '../storage/due.ts';
import { isNewer } from '../storage/migrations.ts';
import { readPlayers } from '../storage/players.ts';
import { isAlive, isConflict, type Store } from '../storage/store.ts';
import {
  append,
  readCommand,
  readRequest,
  readSeats,
  readTable,
  readTablesOf,
  readVersions,
  writeSnapshot,
} from '../storage/tables.ts';
import { writeBrief } from './brief.ts';
import { findAll } from './loadMany.ts';
import { Past } from './past.ts';
import type { PastThread } from './pastThread.ts';
import { Presence } from './presence.ts';
import { Pulse } from './pulse.ts';
import { Rulebook } from './rulebook.ts';
import { shelfOf } from './shelf.ts';

export interface HallSettings {
  /** The pause before a bot answers, in milliseconds. */
  pause: number;
  /** The most tables in memory; others are loaded when they are needed. */
  most: number;
  now(): number;
  /** Logs an error of something that no request waits for. */
  complain(error: unknown, what: string): void;
  /** The rules that this process knows; those of this program where nothing is said. */
  rulebook?: Rulebook;
  /** Where finished games are played again; here, where nothing is said. */
  pastThread?: PastThread;
  /** The key of a new table's chance; the operating system's where nothing is said. */
  newKey?: () => string;
}
/** Called after a change was committed, with the table as it is now. */
export type Listener = (live: Live) => void;

const TRIES = 20;
/** Tables that are compared in one go. */
const LOOK_AT = 500;
/** Entries between two snapshots. A game has a few hundred; this many are replayed in well under 50 ms. */
export const SNAPSHOT_EVERY = 50;

export class TableCache implements Hall {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly past: Past;
  readonly settings: HallSettings;
  readonly rulebook: Rulebook;
  readonly presence: Presence;
  readonly pulse: Pulse;
  readonly listeners = new Set<Listener>();
  /** Answers that this process has written. */
  readonly moved = { people: 0, bots: 0 };
  /** Whether a client of this process listens to a table, in memory or not. */
  isWatched: (id: string) => boolean = () => false;
  /** The tables that clients of this process listen to. */
  watched: () => Iterable<string> = () => [];
  /** Called when the lobby may have changed although no listener was called: a table was removed, or notifications were missed. */
  tellLobby: (gone?: string) => void = () => {};
  /** A newer program has migrated the database: this one leaves it alone. */
  isBehind = false;
  /** Called when that is found out. */
  onBehind: () => void = () => {};
  /** Called when somebody has said something at a table, in whichever process. */
  tellReaction: (table: string, said: Reacted) => void = () => {};
  /** Called when a bot at a table has to wait, in whichever process. */
  tellLine: (table: string, line: BotLine) => void = () => {};
  /** Unreadable tables that have been logged already, so that each is logged once. */
  readonly unreadable = new Set<string>();
  /** In the order of their last use (LRU): a Map keeps the order of insertion. */
  private readonly tables = new Map<string, Live>();
  private readonly loading = new Map<string, Promise<Live | undefined>>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly snapshots = new Set<Promise<void>>();
  /** Tables whose last write has an unknown outcome: listeners are told when one is loaded again. */
  private readonly unsure = new Set<string>();

  constructor(store: Store, settings: HallSettings) {
    this.store = store;
    this.settings = settings;
    this.rulebook = settings.rulebook ?? new Rulebook();
    this.past = new Past(store.db, this.rulebook, settings.pastThread);
    this.shelf = shelfOf(store.db, this.past);
    this.pulse = new Pulse(
      store.db,
      () => settings.now(),
      (error, what) => settings.complain(error, what),
    );
    this.presence = new Presence(
      store,
      () => settings.now(),
      (error, what) => settings.complain(error, what),
    );
  }

  get size(): number {
    return this.tables.size;
  }

  /** The table as it is in memory, if it is. It must not be changed. */
  known(id: string): Live | undefined {
    const live = this.tables.get(id);
    if (live !== undefined) this.touch(id, live);
    return live;
  }

  /** The table as it is now. It must not be changed. */
  async find(id: string): Promise<Live> {
    const live = this.known(id);
    if (live === undefined) return (await this.load(id)) ?? refuse('no-such-table', {});
    // Another process may have changed it, and its notification may not have arrived yet.
    return this.isShared ? ((await this.refresh(live)) ?? refuse('no-such-table', {})) : live;
  }
  /** The same for a caller that has just read the table's row: if memory is not behind it, nothing is read. */
  async findAt({ id, version }: Pick<TableRow, 'id' | 'version'>): Promise<Live> {
    const live = this.known(id);
    return live !== undefined && live.version >= version ? live : this.find(id);
  }
  private get isShared(): boolean {
    return this.store.kind === 'postgres';
  }

  async tablesOf(player: string): Promise<Live[]> {
    return findAll(this, await readTablesOf(this.store.db, player));
  }

  /** Changes a table: `decide` works on a copy, and is called again after a version conflict. */
  async change<R>(id: string, decide: (draft: Draft) => R): Promise<{ live: Live; made: R }> {
    return this.inTurn(id, async () => {
      await this.pulse.check();
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.isBehind) refuse('newer-rules', {});
        // The first try uses memory; if another process was quicker, the write fails.
        const known = tries === 0 ? this.known(id) : undefined;
        const live = known ?? (await this.find(id));
        const draft = draftOf(live, this.settings.now());
        let made: R;
        try {
          giveBack(draft, this.pulse.missed(live));
          made = decide(draft);
        } catch (error) {
          if (known === undefined || !this.isShared) throw error;
          // A refusal must follow from the table as it is now, not from an outdated one in memory.
          continue;
        }
        try {
          await append(this.store, this.placed(draft));
        } catch (error) {
          await this.afterFailure(id, draft, error);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * tries));
          continue;
        }
        this.count(draft);
        return { live: this.place(withRecent(draft.live, draft.entries)), made };
      }
      return refuse('try-again', {});
    });
  }

  private count({ live, entries }: Draft): void {
    for (const { kind, seat } of entries)
      if (kind === 'answered' && seat !== null) this.moved[isBotSeat(live.seats[seat]) ? 'bots' : 'people']++;
  }

  /** With what lists and looks at due tables need to know of it. */
  private placed(draft: Draft): PlacedChange {
    const { live, from, clock } = draft;
    const change = changeOf(draft, this.settings.pause);
    const isPlayed = live.seats.some((seat) => seat.kind === 'player' && !isBotSeat(seat));
    // Whoever has just made it is there.
    const there = from === 0 ? clock + AWAY_AFTER : this.presence.until(live.row.id);
    const awaited = !isPlayed ? NOBODY : there > clock ? PRESENT : ABSENT;
    return { ...change, row: { ...change.row, brief: writeBrief(live), awaited, there } };
  }

  /** Like `change`, for an idempotent command: if it was done before, its first result is returned again. */
  async command(
    id: string,
    seat: number,
    command: { id: string; asked: string },
    decide: (draft: Draft) => void,
  ): Promise<number> {
    try {
      const { live } = await this.change(id, (draft) => {
        decide(draft);
        draft.command = { seat, ...command };
      });
      return live.version;
    } catch (error) {
      if (error instanceof AlreadyStored) return error.version;
      if (!isFault(error)) throw error;
      // It may be refused just because it was done before.
      const stored = await readCommand(this.store.db, id, seat, command.id);
      if (stored === undefined) throw error;
      return versionOf(stored, command);
    }
  }

  /** Another process has changed a table: those who watch it through this one must be told. */
  async onChangedElsewhere(id: string, version: number, isOpen: boolean): Promise<void> {
    const live = this.tables.get(id);
    if (live !== undefined) {
      // A rematch, the only change of a finished game, has no version.
      if (live.version < version || live.status === 'ended') await this.refresh(live);
    } else if (this.isWatched(id) || this.loading.has(id)) {
      // It is not in memory, but a client that listens or is about to must be told.
      await this.loadAndTell(id);
    } else if (isOpen) this.tellLobby();
  }
  /** The same for a change that this process made: memory has it, or is about to, unless the database's answer was lost. */
  async onChangedHere(id: string, version: number): Promise<void> {
    const live = this.tables.get(id);
    const isLost = live === undefined ? this.isWatched(id) : live.version < version;
    if (isLost && !this.queues.has(id)) await this.onChangedElsewhere(id, version, false);
  }
  private async loadAndTell(id: string): Promise<void> {
    try {
      const found = await this.load(id);
      if (found !== undefined) this.tell(found);
    } catch (error) {
      // It is for others to tell of it.
      if (!isUnplayable(error)) throw error;
    }
  }

  /** Looks whether a newer program has migrated the database. */
  async checkBehind(): Promise<void> {
    if (this.isBehind || !(await isNewer(this.store.db))) return;
    this.isBehind = true;
    this.onBehind();
  }

  /** Notifications may have been missed: compares every table in memory, and every one that is listened to, with the database. */
  async resync(): Promise<void> {
    for (const id of [...this.unsure]) await this.resyncOne(id, () => this.load(id));
    for (const live of [...this.tables.values()])
      await this.resyncOne(live.row.id, async () => {
        await this.refresh(live);
        await this.readNames(live);
      });
    for (const id of this.watched()) if (!this.tables.has(id)) await this.resyncOne(id, () => this.loadAndTell(id));
    this.tellLobby();
  }
  /** A process may die between a change and the news of it: tables that clients listen to are compared with the database now and then. */
  async lookAround(): Promise<void> {
    const ids = [...this.watched()].filter((id) => this.tables.has(id) && !this.queues.has(id));
    for (let from = 0; from < ids.length; from += LOOK_AT) {
      for (const { id, version } of await readVersions(this.store.db, ids.slice(from, from + LOOK_AT))) {
        const live = this.tables.get(id);
        if (live !== undefined && live.version < version) await this.refresh(live);
      }
    }
  }

  /** A table that fails does not keep the others from being resynced. */
  private async resyncOne(id: string, follow: () => Promise<unknown>): Promise<void> {
    try {
      await follow();
    } catch (error) {
      // The database is away, for all of them: the caller begins again.
      if (!(await isAlive(this.store.db))) throw error;
      this.tables.delete(id);
      this.unsure.add(id);
      this.settings.complain(error, 'news');
    }
  }

  /** A player has a new name. */
  async renamed(player: Player): Promise<void> {
    const rename = (id: string): void => {
      const live = this.tables.get(id);
      if (live?.players.has(player.id))
        this.tables.set(id, { ...live, players: new Map(live.players).set(player.id, player) });
    };
    for (const id of this.tables.keys()) rename(id);
    // Changes that are under way began with the old name: it is replaced after them.
    await Promise.all([...this.queues.keys()].map((id) => this.inTurn(id, async () => rename(id))));
  }

  /** A player was renamed in another process; the notification does not contain the name. */
  async onRenamedElsewhere(id: string): Promise<void> {
    const player = (await readPlayers(this.store.db, [id])).get(id);
    if (player !== undefined) await this.renamed(player);
  }
  private async readNames({ row, players }: Live): Promise<void> {
    const read = await readPlayers(this.store.db, [...players.keys()]);
    const live = this.tables.get(row.id);
    if (live !== undefined) this.tables.set(row.id, { ...live, players: new Map([...live.players, ...read]) });
  }

  /** The table was removed. */
  forget(id: string): void {
    this.tables.delete(id);
    this.tellLobby(id);
  }

  /** Writes a snapshot of every table, so that the next start is quick. */
  async writeSnapshots(): Promise<void> {
    for (const live of this.tables.values()) if (live.version > live.kept) this.keep(live);
    await Promise.all(this.snapshots);
  }

  /** Runs work on a table one after the other (a mutex for each table) in this process; between processes the version decides. */
  private async inTurn<R>(id: string, work: () => Promise<R>): Promise<R> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => {});
    this.queues.set(id, settled);
    try {
      return await mine;
    } finally {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    }
  }

  private async load(id: string): Promise<Live | undefined> {
    const known = this.loading.get(id);
    if (known !== undefined) {
      const live = await known;
      // That load began before this call: a change that another process has made since may be missing.
      return live === undefined || !this.isShared ? live : this.refresh(this.tables.get(id) ?? live);
    }
    const loaded = loadTable(this.shelf, id, this.rulebook).finally(() => this.loading.delete(id));
    this.loading.set(id, loaded);
    const live = await loaded;
    if (live !== undefined && !this.tables.has(id)) {
      this.touch(id, live);
      if (this.unsure.delete(id)) this.tell(live);
    }
    return this.tables.get(id) ?? live;
  }

  /** A write has failed. Returns if the change may be decided again; otherwise throws. */
  private async afterFailure(id: string, draft: Draft, error: unknown): Promise<void> {
    const isOutpaced = isConflict(error) || error instanceof Outpaced;
    if (!isOutpaced) {
      // The outcome is unknown (the answer may have been lost), so memory may be wrong: the table is loaded anew.
      this.tables.delete(id);
      this.unsure.add(id);
      // Watchers do not ask by themselves, and a process ignores notifications of its own changes: load it now.
      if (this.isWatched(id)) this.load(id).catch((failed: unknown) => this.settings.complain(failed, 'news'));
      throw error;
    }
    if (!this.isShared) this.tables.delete(id);
    if (!isConflict(error)) return;
    const { command, request } = draft;
    if (command !== undefined) await this.failIfStored(id, command);
    // The request was done before, perhaps at another table. Trying again is no use; the caller finds its result.
    if (request !== undefined && (await readRequest(this.store.db, request.player, request.id)) !== undefined)
      throw error;
  }

  /** Reads what is new from the database. Undefined if the table was removed. */
  private async refresh(live: Live): Promise<Live | undefined> {
    const { id } = live.row;
    const { db } = this.store;
    const row = await readTable(db, id);
    if (row === undefined) {
      this.forget(id);
      return undefined;
    }
    if (!isNews(row, live)) return this.tables.get(id) ?? live;
    const seats = await readSeats(db, id);
    const players = await readPlayers(db, [row.owner, ...seats.flatMap(({ player }) => player ?? [])]);
    const tail = await this.shelf.readLog(id, live.version, row.version);
    const present = this.tables.get(id);
    if (present !== undefined && !isNews(row, present)) return present;
    return this.place(caughtUp(live, { row, seats, players, tail }));
  }

  private place(live: Live): Live {
    const present = this.tables.get(live.row.id);
    // A later change by another process may have been read first; this one is part of it, and listeners know.
    if (present !== undefined && present.version > live.version) return live;
    this.touch(live.row.id, live);
    if (live.version - live.kept >= SNAPSHOT_EVERY || live.status === 'ended') this.keep(live);
    this.tell(live);
    return live;
  }

  private tell(live: Live): void {
    for (const listener of this.listeners) listener(live);
  }

  private touch(id: string, live: Live): void {
    this.tables.delete(id);
    this.tables.set(id, live);
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= this.settings.most) break;
      this.tables.delete(oldest);
    }
  }

  private keep(live: Live): void {
    if (live.astray || this.isBehind || live.kept === live.version) return;
    live.kept = live.version;
    const { id, rules } = live.row;
    const written = writeSnapshot(this.store, { table: id, version: live.version, rules, body: makeSnapshot(live) })
      .catch((error: unknown) => this.settings.complain(error, 'snapshot'))
      .finally(() => this.snapshots.delete(written));
    this.snapshots.add(written);
  }

  private async failIfStored(id: string, command: { seat: number; id: string; asked: string }): Promise<void> {
    const stored = await readCommand(this.store.db, id, command.seat, command.id);
    if (stored !== undefined) throw new AlreadyStored(versionOf(stored, command));
  }
}

/** The command was done before; `version` is its result. */
class AlreadyStored extends Error {
  readonly version: number;
  constructor(version: number) {
    super();
    this.version = version;
  }
}
function versionOf(stored: { asked: string; version: number }, command: { id: string; asked: string }): number {
  return stored.asked === command.asked ? stored.version : refuse('command-used', { id: command.id });
}
