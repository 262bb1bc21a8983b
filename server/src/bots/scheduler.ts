/**
 * The job scheduler: looks after tables when they are due (a bot is asked, a clock runs out, a full table has not started). Due times
 * are in the database, and a job is taken with a lease (a visibility timeout; Gray and Cheriton 1989), so that it survives a restart
 * and another process takes over from one that died.
 */

import { attendTo, botsAsked, dueOf, isTimely, type Live, type Move, outOfTime, readyMove } from '@gloaming/host';
import { type Busy, nextDue, noteGone, releaseDue, renewDue, type Taken, takeDue, type Which } from '../storage/due.ts';
import { passLineOn } from '../storage/reactions.ts';
import { complainOnce } from '../table/loadMany.ts';
import type { TableCache } from '../table/tableCache.ts';
import type { BotThreads } from './botThreads.ts';
import { fixedDice } from './fixedDice.ts';

/**
 * A process that takes a table renews its lease while it works. A lease that was not renewed for this long has expired, and another
 * process takes the table. If the first was only slow, both answer, and the log accepts one.
 */
export const LEASE = 6_000;
export const RENEW_EVERY = 2_000;
/**
 * Tables that are looked after at once, and how many of them may belong to one owner, or come from one place. Tables at which nobody is
 * there get only half of the places.
 */
const AT_ONCE = 16;
const OF_ONE = 4;
/** How often the database is searched for jobs that other processes have left behind. */
const SWEEP = 1_000;
/** How often players are told that their bot has to wait. */
const TELL_LINE = 2_000;
/** How often it is looked where nobody is any more. */
const LOOK_WHO_IS_GONE = 5_000;

/** A question that a bot is thinking about, and what cancels it. */
interface Pondering extends Pick<Move, 'seat' | 'since'> {
  readonly table: string;
  readonly stop: AbortController;
}

/** A table that this process looks after, and until when no other process will. */
interface Lease extends Taken {
  until: number;
}

export class Scheduler {
  private readonly cache: TableCache;
  private readonly botThreads: BotThreads;
  private readonly running = new Map<Lease, Promise<void>>();
  private readonly pondering = new Set<Pondering>();
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Number.POSITIVE_INFINITY;
  private isLooking = false;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private lookedWhoIsGone = Number.NEGATIVE_INFINITY;
  private looking = Promise.resolve();
  private isClosed = false;

  constructor(cache: TableCache, botThreads: BotThreads) {
    this.cache = cache;
    this.botThreads = botThreads;
    cache.listeners.add((live) => {
      for (const thought of this.pondering)
        if (thought.table === live.row.id && !isTimely(live, thought)) thought.stop.abort();
      const due = dueOf(live, cache.settings.pause, cache.settings.now());
      if (due !== null) this.wake(due);
    });
  }

  async open(): Promise<void> {
    const { store, settings } = this.cache;
    // Only one process uses a SQLite file, so leases left by the previous process are void.
    if (store.kind === 'sqlite')
      await releaseDue(store.db, this.cache.rulebook.newest, settings.now(), settings.now() + LEASE);
    this.wake(0);
  }

  /** Cancels all thinking; whichever process looks after these tables next begins it again. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
    for (const { stop } of this.pondering) stop.abort();
    await Promise.allSettled(this.running.values());
  }

  private wake(at: number): void {
    if (this.isClosed || at >= this.wakeAt) return;
    this.wakeAt = at;
    clearTimeout(this.timer);
    const look = (): void => {
      const before = this.looking;
      this.looking = this.look().then(() => before);
    };
    this.timer = setTimeout(look, Math.min(SWEEP, Math.max(0, at - this.cache.settings.now())));
  }

  private async look(): Promise<void> {
    this.wakeAt = Number.POSITIVE_INFINITY;
    if (this.isLooking || this.isClosed || this.cache.isBehind) return;
    this.isLooking = true;
    const { store, settings } = this.cache;
    let now = settings.now();
    let next = now + SWEEP;
    try {
      await this.releaseIfSetBack();
      if (Math.abs(now - this.lookedWhoIsGone) >= LOOK_WHO_IS_GONE) {
        this.lookedWhoIsGone = now;
        await noteGone(store, now);
      }
      while (!this.isClosed) {
        now = settings.now();
        const taken = await takeDue(store, now, LEASE, this.cache.rulebook.newest, ...this.mayTake());
        if (taken === undefined) break;
        this.cache.presence.learn(taken.id, taken.there);
        this.lookAfter({ ...taken, until: now + LEASE });
      }
      next = Math.min(next, (await nextDue(store.db, now)) ?? next);
    } catch (error) {
      settings.complain(error, 'turns');
    }
    this.isLooking = false;
    this.wake(next);
  }

  /** If the machine's clock was set back, jobs that were due by the old time are made due now, not when that time comes again. */
  private async releaseIfSetBack(): Promise<void> {
    const { store, settings } = this.cache;
    const [before, now] = [this.lookedAt, settings.now()];
    if (now + SWEEP < before)
      await releaseDue(store.db, this.cache.rulebook.newest, now, before + SWEEP + Math.max(LEASE, settings.pause));
    this.lookedAt = now;
  }

  /** Which tables there is room for. Clocks are always looked after, since that is quick and takes no room from others. */
  private mayTake(): [Which, Busy] {
    const owners = new Map<string, number>();
    const origins = new Map<string, number>();
    const add = (known: Map<string, number>, name: string): void => void known.set(name, (known.get(name) ?? 0) + 1);
    for (const { owner, origin } of this.running.keys()) {
      add(owners, owner);
      add(origins, origin ?? owner);
    }
    const taken = [...origins.values()].reduce((sum, many) => sum + Math.min(many, OF_ONE), 0);
    const busy = (known: ReadonlyMap<string, number>): string[] =>
      [...known].filter(([, many]) => many >= OF_ONE).map(([name]) => name);
    const which = taken >= AT_ONCE ? 'clocks' : taken >= AT_ONCE / 2 ? 'awaited' : 'any';
    return [which, { owners: busy(owners), origins: busy(origins) }];
  }

  private lookAfter(lease: Lease): void {
    // The table may have come due again while an earlier job for it is still running: that one renews the lease, too.
    for (const other of this.running.keys()) if (other.id === lease.id) other.until = lease.until;
    const release = this.keepRenewing(lease);
    const work = this.attend(lease.id).finally(async () => {
      await release();
      this.running.delete(lease);
      this.wake(0);
    });
    this.running.set(lease, work);
  }

  /** Renews the lease again and again. Returns what stops that. */
  private keepRenewing(lease: Lease): () => Promise<void> {
    let last = Promise.resolve();
    let isRenewing = false;
    const timer = setInterval(() => {
      // Never two renewals at once, however slow the database is: each would look for the due time that the other has changed.
      if (isRenewing) return;
      isRenewing = true;
      last = this.renew(lease).finally(() => {
        isRenewing = false;
      });
    }, RENEW_EVERY);
    return () => {
      clearInterval(timer);
      return last;
    };
  }
  private async renew(lease: Lease): Promise<void> {
    const { store, settings } = this.cache;
    const until = settings.now() + LEASE;
    try {
      await renewDue(store.db, lease.id, lease.until, until);
      lease.until = until;
      // A person's clock may run out while a bot thinks.
      const live = this.cache.known(lease.id);
      if (live !== undefined && outOfTime(live, settings.now() + live.ahead).length > 0)
        await this.cache.change(lease.id, (draft) => attendTo(draft, []));
    } catch (error) {
      settings.complain(error, 'turns');
    }
  }

  /** Looks after one table that is due. */
  async attend(table: string): Promise<void> {
    try {
      const live = await this.cache.find(table);
      // What does not lead where it says is left as it is.
      if (live.astray) return;
      const asked = botsAsked(live);
      const thoughts = await Promise.all(asked.map((seat) => this.think(live, seat)));
      const now = this.cache.known(table) ?? live;
      const moves = thoughts.filter((move) => move !== null).filter((move) => isTimely(now, move));
      // All questions have changed meanwhile. That change has set a new due time, and another job may have begun.
      if (asked.length > 0 && moves.length === 0) return;
      await this.cache.change(table, (draft) => attendTo(draft, moves));
    } catch (error) {
      // It stays due, and is taken again when the lease expires.
      if (!complainOnce(this.cache, table, error)) this.cache.settings.complain(error, 'turn');
    }
  }

  /** Null if it was cancelled, or is being thought about already: any other change at the table makes it due again. */
  private async think(live: Live, seat: number): Promise<Move | null> {
    const ready = readyMove(live, seat);
    if (ready !== null) return ready;
    const { play, row } = live;
    const options = play?.options(seat) ?? [];
    const since = live.asked[seat];
    if (this.isPondered(row.id, seat, since)) return null;
    const stop = new AbortController();
    const pondering = { table: row.id, seat, since, stop };
    this.pondering.add(pondering);
    let telling: NodeJS.Timeout | undefined;
    if (this.isClosed) stop.abort();
    try {
      const isAwaited = () => this.cache.presence.isThere(row.id);
      const claim = { origin: this.originOf(row.id) ?? row.owner, whose: row.owner, isAwaited, signal: stop.signal };
      const { bot } = live.seats[seat];
      const asked = {
        game: row.game,
        rules: row.rules,
        bot,
        place: `${row.id} ${seat}`,
        view: play?.view(seat),
        options,
        fixed: fixedDice(live, seat),
      };
      telling = setInterval(() => this.tellLine(row.id), TELL_LINE);
      const option = await this.botThreads.think(asked, claim);
      if (options.includes(option)) return { seat, since, option, isStumble: false };
      throw new RangeError(`${option} is none of the options`);
    } catch (error) {
      if (stop.signal.aborted) return null;
      // A table must not stand still because a bot is broken.
      this.cache.settings.complain(error, 'bot');
      return { seat, since, option: options[0], isStumble: true };
    } finally {
      clearInterval(telling);
      this.pondering.delete(pondering);
    }
  }

  private originOf(table: string): string | null {
    for (const { id, origin } of this.running.keys()) if (id === table) return origin;
    return null;
  }

  /** Whoever is at the table learns why nothing happens. */
  private tellLine(table: string): void {
    const { line } = this.botThreads;
    if (line.waiting === 0) return;
    this.cache.tellLine(table, line);
    passLineOn(this.cache.store, table, line).catch((error: unknown) => this.cache.settings.complain(error, 'news'));
  }

  private isPondered(table: string, seat: number, since: number): boolean {
    for (const each of this.pondering)
      if (each.table === table && each.seat === seat && each.since === since) return true;
    return false;
  }
}
