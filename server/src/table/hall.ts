/**
 * All tables that are in memory. A table changes in one way only: decided on a copy, written to the database, and only then
 * put in place and told. Whoever was outpaced by another process looks again and decides again.
 */
import { withGame } from '@gloaming/games';
import type { Player } from '@gloaming/protocol';
import { isRefusal, refuse } from '../base/faults.ts';
import { Outpaced } from '../storage/appending.ts';
import { readPlayers } from '../storage/players.ts';
import type { TableRow } from '../storage/schema.ts';
import { isAlive, isConflict, type Store } from '../storage/store.ts';
import { append, readCommand, readLog, readRequest, readSeats, readTable, writeSnapshot } from '../storage/tables.ts';
import { changeOf, type Draft, draftOf } from './draft.ts';
import { type Live, makeSnapshot, type Status, withRecent } from './live.ts';
import { catchUp, loadTable } from './loading.ts';

export interface HallSettings {
  /** Before a bot answers, in milliseconds. */
  pause: number;
  /** Tables kept in memory; others are loaded when somebody comes. */
  most: number;
  now(): number;
  /** Something that nobody waits for went wrong. */
  complain(error: unknown, what: string): void;
}
/** Told after the database has taken it: the table as it is now. */
export type Listener = (live: Live) => void;

const TRIES = 20;
/** A game is a few hundred entries long; so many are followed in well under 50 ms. */
export const SNAPSHOT_EVERY = 50;

export class Hall {
  readonly store: Store;
  readonly settings: HallSettings;
  readonly listeners = new Set<Listener>();
  /** Whether somebody here listens to a table, wherever it is. */
  isWatched: (id: string) => boolean = () => false;
  /** The tables that somebody here listens to. */
  watched: () => Iterable<string> = () => [];
  /** What waits for players may be otherwise, without a table that tells of it: one is gone, or nobody knows what has happened. */
  tellLobby: (gone?: string) => void = () => {};
  /** Of these the log has said that they cannot be read. */
  readonly unreadable = new Set<string>();
  /** In the order of their last use. */
  private readonly tables = new Map<string, Live>();
  private readonly loading = new Map<string, Promise<Live | undefined>>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly snapshots = new Set<Promise<void>>();
  /** Of these nobody here knows whether the last change was written: whoever loads one tells of it. */
  private readonly unsure = new Set<string>();

  constructor(store: Store, settings: HallSettings) {
    this.store = store;
    this.settings = settings;
  }

  get size(): number {
    return this.tables.size;
  }

  /** The table as this process knows it, if it does. It must not be changed. */
  known(id: string): Live | undefined {
    const live = this.tables.get(id);
    if (live !== undefined) this.touch(id, live);
    return live;
  }

  /** The table as it is now. It must not be changed. */
  async find(id: string): Promise<Live> {
    const live = this.known(id);
    if (live === undefined) return (await this.load(id)) ?? refuse('no-such-table', {});
    // Other processes change tables, too, and their news may still be on its way.
    return this.isShared ? ((await this.refresh(live)) ?? refuse('no-such-table', {})) : live;
  }
  /** The same for somebody who has just read where it is. */
  async findAt({ id, version }: Pick<TableRow, 'id' | 'version'>): Promise<Live> {
    const live = this.known(id);
    return live !== undefined && live.version >= version ? live : this.find(id);
  }
  private get isShared(): boolean {
    return this.store.kind === 'postgres';
  }

  /** Decides on a copy of the table, and makes it so. */
  async change<R>(id: string, decide: (draft: Draft) => R): Promise<{ live: Live; made: R }> {
    return this.inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        // At first by what is known here: if others were quicker the database says so when it is to be written.
        const known = tries === 0 ? this.known(id) : undefined;
        const live = known ?? (await this.find(id));
        const draft = draftOf(live, this.settings.now());
        let made: R;
        try {
          made = decide(draft);
        } catch (error) {
          if (known === undefined || !this.isShared) throw error;
          // Whoever is refused is refused by the table as it is, not as it was here.
          continue;
        }
        try {
          await append(this.store, changeOf(draft, this.settings.pause));
        } catch (error) {
          await this.mend(id, draft, error);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * tries));
          continue;
        }
        return { live: this.place(withRecent(draft.live, draft.entries)), made };
      }
      return refuse('try-again', {});
    });
  }

  /** The same as `change` for a command that may have been sent before: then its first answer is given again. */
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
      if (!isRefusal(error)) throw error;
      // What is refused now may be what was done before.
      const stored = await readCommand(this.store.db, id, seat, command.id);
      if (stored === undefined) throw error;
      return versionOf(stored, command);
    }
  }

  /** Somebody else has changed it: whoever watches here must hear of it. */
  async heardOf(id: string, version: number, isOpen: boolean): Promise<void> {
    const live = this.tables.get(id);
    if (live !== undefined) {
      // What happens to a finished game, the same again, has no number.
      if (live.version < version || live.status === 'ended') await this.refresh(live);
    } else if (isOpen || this.isWatched(id) || this.loading.has(id)) {
      // It is not in memory, but the lobby, or somebody who listens or is about to, must hear of it.
      await this.loadAndTell(id);
    }
  }
  /** The same of what was written here: that is known, or about to be, unless the answer of the database was lost. */
  async heardOfOwn(id: string, version: number): Promise<void> {
    const live = this.tables.get(id);
    const isLost = live === undefined ? this.isWatched(id) : live.version < version;
    if (isLost && !this.queues.has(id)) await this.heardOf(id, version, false);
  }
  private async loadAndTell(id: string): Promise<void> {
    const found = await this.load(id);
    if (found !== undefined) this.tell(found);
  }

  /** News may have been missed: every table in memory, or that somebody listens to, is compared with the database. */
  async lookAround(): Promise<void> {
    for (const id of [...this.unsure]) await this.look(id, () => this.load(id));
    for (const live of [...this.tables.values()])
      await this.look(live.row.id, async () => {
        await this.refresh(live);
        await this.readNames(live);
      });
    for (const id of this.watched()) if (!this.tables.has(id)) await this.look(id, () => this.loadAndTell(id));
    this.tellLobby();
  }
  /** One table that cannot be followed does not keep the others from being heard of. */
  private async look(id: string, follow: () => Promise<unknown>): Promise<void> {
    try {
      await follow();
    } catch (error) {
      // It is the same with all of them: whoever looks around begins anew.
      if (!(await isAlive(this.store.db))) throw error;
      this.tables.delete(id);
      this.unsure.add(id);
      this.settings.complain(error, 'news');
    }
  }

  /** A player is called otherwise from now on. */
  async renamed(player: Player): Promise<void> {
    const rename = (id: string): void => {
      const live = this.tables.get(id);
      if (live?.players.has(player.id))
        this.tables.set(id, { ...live, players: new Map(live.players).set(player.id, player) });
    };
    for (const id of this.tables.keys()) rename(id);
    // What is on its way was begun with the name of before.
    await Promise.all([...this.queues.keys()].map((id) => this.inTurn(id, async () => rename(id))));
  }

  /** The same in another process, which did not say what the name is. */
  async heardOfName(id: string): Promise<void> {
    const player = (await readPlayers(this.store.db, [id])).get(id);
    if (player !== undefined) await this.renamed(player);
  }
  private async readNames({ row, players }: Live): Promise<void> {
    const read = await readPlayers(this.store.db, [...players.keys()]);
    const live = this.tables.get(row.id);
    if (live !== undefined) this.tables.set(row.id, { ...live, players: new Map([...live.players, ...read]) });
  }

  /** The table is gone. */
  forget(id: string): void {
    this.tables.delete(id);
    this.tellLobby(id);
  }

  /** Writes down where every table is, so that the next start is quick and survives a change of rules. */
  async rest(): Promise<void> {
    for (const live of this.tables.values()) if (live.version > live.kept) this.keep(live);
    await Promise.all(this.snapshots);
  }

  /** One after the other in this process; between processes the database decides. */
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
      // It was begun before this was asked: what another process has done since may not be in it.
      return live === undefined || !this.isShared ? live : this.refresh(this.tables.get(id) ?? live);
    }
    const loaded = loadTable(this.store.db, id).finally(() => this.loading.delete(id));
    this.loading.set(id, loaded);
    const live = await loaded;
    if (live !== undefined && !this.tables.has(id)) {
      this.touch(id, live);
      if (this.unsure.delete(id)) this.tell(live);
    }
    return this.tables.get(id) ?? live;
  }

  /** A change was not taken: by whom it was outpaced, or what is wrong. */
  private async mend(id: string, draft: Draft, error: unknown): Promise<void> {
    const isOutpaced = isConflict(error) || error instanceof Outpaced;
    if (!isOutpaced) {
      // The outcome may be unknown: the database knows it, this memory does not.
      this.tables.delete(id);
      this.unsure.add(id);
      // Whoever watches does not ask, and what one has written oneself nobody else tells of.
      if (this.isWatched(id)) this.load(id).catch((failed: unknown) => this.settings.complain(failed, 'news'));
      throw error;
    }
    if (!this.isShared) this.tables.delete(id);
    if (!isConflict(error)) return;
    const { command, request } = draft;
    if (command !== undefined) await this.failIfStored(id, command);
    // It was done before, perhaps at another table, and trying again does not change that: whoever sent it finds where it led.
    if (request !== undefined && (await readRequest(this.store.db, request.player, request.id)) !== undefined)
      throw error;
  }

  /** Undefined if it is gone. */
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
    const tail = await readLog(db, id, live.version, row.version);
    const present = this.tables.get(id);
    if (present !== undefined && !isNews(row, present)) return present;
    const next = draftOf(live, live.at).live;
    catchUp(next, tail);
    return this.place({
      ...withRecent(next, tail),
      seats: seats as Live['seats'],
      players,
      status: row.status as Status,
      result: row.result === null ? null : (JSON.parse(row.result) as Live['result']),
      rematch: row.rematch,
    });
  }

  private place(live: Live): Live {
    const present = this.tables.get(live.row.id);
    // Somebody else's later change may have come in first; it was told with this one in it.
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
    if (live.astray || live.kept === live.version) return;
    live.kept = live.version;
    const { id, game } = live.row;
    const rules = withGame(game, (entry) => entry.game.rules);
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

/** Whether the row of a table tells something that is not known here. It may have been read before the last change. */
const isNews = (row: TableRow, { version, rematch }: Live): boolean =>
  row.version > version || (row.version === version && row.rematch !== null && rematch === null);

/** The command has been done before, and this is where it led. */
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
