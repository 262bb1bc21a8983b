/** The tables of one browser. Several of its tabs may have the same table open: who writes second decides anew. */
import type { Player } from '@gloaming/protocol';
import { changeOf, type Draft, draftOf } from '../draft.ts';
import { refuse } from '../faults.ts';
import type { Hall } from '../hall.ts';
import { newId } from '../ids.ts';
import { type Live, makeSnapshot, withRecent } from '../liveTable.ts';
import { caughtUp, isNews, loadTable } from '../loading.ts';
import type { TableRow } from '../rows.ts';
import { FetchedRules } from '../rulebook.ts';
import type { Keeper } from './keeper.ts';
import { HERE } from './place.ts';

export interface HereSettings {
  now(): number;
  /** The pause before a bot answers, in milliseconds. */
  readonly pause: number;
  /** The key of a new table's chance; the machine's own where nothing is said. */
  newKey?: () => string;
  /** Told of a mistake that whoever asked cannot do anything about. */
  complain(error: unknown): void;
}

const ID = 16;

/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 50;
const TRIES = 20;

export class HereHall implements Hall {
  readonly rulebook = new FetchedRules();
  readonly shelf: Keeper;
  readonly settings: HereSettings & { newTableId(): string };
  /** Called with every table that has changed, here or in another tab. */
  readonly listeners = new Set<(live: Live) => void>();
  /** Called when this tab has changed a table. */
  onChanged: (id: string) => void = () => {};
  private readonly tables = new Map<string, Live>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(keeper: Keeper, settings: HereSettings) {
    this.shelf = keeper;
    this.settings = { ...settings, newTableId: () => HERE + newId(ID - HERE.length) };
  }

  known(id: string): Live | undefined {
    return this.tables.get(id);
  }

  async find(id: string): Promise<Live> {
    const row = await this.shelf.readTable(id);
    if (row === undefined) {
      this.tables.delete(id);
      return refuse('no-such-table', {});
    }
    const live = this.tables.get(id);
    if (live === undefined)
      return this.keepInMemory((await loadTable(this.shelf, id, this.rulebook)) ?? refuse('no-such-table', {}));
    return isNews(row, live) ? this.refresh(live, row) : live;
  }
  private async refresh(live: Live, row: TableRow): Promise<Live> {
    const { id } = row;
    const seats = await this.shelf.readSeats(id);
    const players = await this.shelf.readPlayers([row.owner, ...seats.flatMap(({ player }) => player ?? [])]);
    const tail = await this.shelf.readLog(id, live.version, row.version);
    return this.keepInMemory(caughtUp(live, { row, seats, players, tail }));
  }
  /** What was read last need not be the newest. */
  private keepInMemory(live: Live): Live {
    const present = this.tables.get(live.row.id);
    if (present !== undefined && present.version > live.version) return present;
    this.tables.set(live.row.id, live);
    return live;
  }

  /** A table that cannot be read does not keep the others from being listed. */
  async tablesOf(player: string): Promise<Live[]> {
    const rows = await this.shelf.readTablesOf(player);
    const found = await Promise.all(rows.map(({ id }) => this.find(id).catch(() => null)));
    return found.filter((live) => live !== null);
  }

  async change<R>(id: string, decide: (draft: Draft) => R): Promise<{ live: Live; made: R }> {
    return this.inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const draft = draftOf(await this.find(id), this.settings.now());
        const made = decide(draft);
        if (!(await this.shelf.append(changeOf(draft, this.settings.pause)))) continue;
        const live = this.keepInMemory(withRecent(draft.live, draft.entries));
        await this.keepSnapshot(live);
        this.tell(live);
        this.onChanged(id);
        return { live, made };
      }
      return refuse('try-again', {});
    });
  }
  /** It spares time when the table is read again, and no more. */
  private async keepSnapshot(live: Live): Promise<void> {
    if (live.astray || (live.version - live.kept < SNAPSHOT_EVERY && live.status !== 'ended')) return;
    live.kept = live.version;
    const { id, rules } = live.row;
    const snapshot = { table: id, version: live.version, rules, body: makeSnapshot(live) };
    await this.shelf.writeSnapshot(snapshot).catch(() => undefined);
  }

  async command(
    id: string,
    seat: number,
    command: { id: string; asked: string },
    decide: (draft: Draft) => void,
  ): Promise<number> {
    const before = async (): Promise<number | null> => {
      const stored = await this.shelf.readCommand(id, seat, command.id);
      if (stored === undefined) return null;
      return stored.asked === command.asked ? stored.version : refuse('command-used', { id: command.id });
    };
    const known = await before();
    if (known !== null) return known;
    try {
      const { live } = await this.change(id, (draft) => {
        decide(draft);
        draft.command = { seat, ...command };
      });
      return live.version;
    } catch (error) {
      // Sent twice at the same time: this one may have failed because the other one succeeded.
      return (await before()) ?? Promise.reject(error);
    }
  }

  /** Another tab has changed it. */
  async onChangedElsewhere(id: string): Promise<void> {
    if (this.tables.has(id)) this.tell(await this.find(id));
  }

  async renamed(player: Player): Promise<void> {
    await this.shelf.writeMe(player);
    for (const [id, live] of this.tables)
      if (live.players.has(player.id))
        this.tables.set(id, { ...live, players: new Map(live.players).set(player.id, player) });
  }

  private tell(live: Live): void {
    for (const listener of this.listeners) listener(live);
  }

  /** One after the other (a mutex for each table) in this tab; between tabs the version decides. */
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
}
