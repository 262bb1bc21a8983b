/**
 * Looks after tables when they are due: bots that are asked, clocks that run out, tables that nobody started. What is due
 * stands in the database, so that it is done after a restart, and by another process if one dies.
 */
import { holdDue, nextDue, releaseDue, type Taken, takeDue, type Which } from '../storage/tables.ts';
import { runsOut } from '../table/clock.ts';
import { type Draft, dueOf, note } from '../table/draft.ts';
import type { Hall } from '../table/hall.ts';
import { complainOnce } from '../table/listing.ts';
import { isBotSeat, type Live } from '../table/live.ts';
import { Unreadable } from '../table/loading.ts';
import { replace, startIfFull } from '../table/seating.ts';
import { type Brains, SUBSTITUTE } from './brains.ts';

/**
 * Whoever takes a table says again and again that it is at work. If it has not done so for this long it is dead, and somebody else
 * sees to the table. If it was only slow, both answer, and the log takes one.
 */
export const LEASE = 6_000;
export const HOLD_EVERY = 2_000;
/** Tables that are seen to at once, and how many of them may be of one owner. Of those at which nobody waits, only while half is free. */
const AT_ONCE = 16;
const OF_ONE = 4;
/** How often one looks for what other processes have left behind. */
const SWEEP = 1_000;

interface Move {
  seat: number;
  /** Since which version it had been asked: the same question may come again when the table is another. */
  since: number;
  option: number;
  /** It gave no answer that counts. */
  isStumble: boolean;
}

/** What a bot thinks about, until it is called off. */
interface Pondering extends Pick<Move, 'seat' | 'since'> {
  readonly table: string;
  readonly stop: AbortController;
}

/** A table that is being seen to, and until when nobody else need. */
interface InHand extends Taken {
  until: number;
}

export class Turns {
  private readonly hall: Hall;
  private readonly brains: Brains;
  private readonly running = new Map<InHand, Promise<void>>();
  private readonly pondering = new Set<Pondering>();
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Number.POSITIVE_INFINITY;
  private isLooking = false;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking = Promise.resolve();
  private isClosed = false;

  constructor(hall: Hall, brains: Brains) {
    this.hall = hall;
    this.brains = brains;
    hall.listeners.add((live) => {
      for (const thought of this.pondering)
        if (thought.table === live.row.id && !isTimely(live, thought)) thought.stop.abort();
      const due = dueOf(live, hall.settings.pause, hall.settings.now());
      if (due !== null) this.wake(due);
    });
  }

  async open(): Promise<void> {
    const { store, settings } = this.hall;
    // A file is for one process: what was being done when the last one ended, nobody does.
    if (store.kind === 'sqlite') await releaseDue(store.db, settings.now(), settings.now() + LEASE);
    this.wake(0);
  }

  /** Thoughts are called off, and left to whoever sees to the tables next. */
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
    this.timer = setTimeout(look, Math.min(SWEEP, Math.max(0, at - this.hall.settings.now())));
  }

  private async look(): Promise<void> {
    this.wakeAt = Number.POSITIVE_INFINITY;
    if (this.isLooking || this.isClosed) return;
    this.isLooking = true;
    const { store, settings } = this.hall;
    let now = settings.now();
    let next = now + SWEEP;
    try {
      await this.releaseIfSetBack();
      while (!this.isClosed) {
        now = settings.now();
        const taken = await takeDue(store, now, LEASE, ...this.mayTake());
        if (taken === undefined) break;
        this.see({ ...taken, until: now + LEASE });
      }
      next = Math.min(next, (await nextDue(store.db, now)) ?? next);
    } catch (error) {
      settings.complain(error, 'turns');
    }
    this.isLooking = false;
    this.wake(next);
  }

  /** If the machine's clock was set back, what was about to be due, by the clock until then, is not left until that time comes again. */
  private async releaseIfSetBack(): Promise<void> {
    const { store, settings } = this.hall;
    const [before, now] = [this.lookedAt, settings.now()];
    if (now + SWEEP < before) await releaseDue(store.db, now, before + SWEEP + Math.max(LEASE, settings.pause));
    this.lookedAt = now;
  }

  /** What there is room for. Clocks are looked at in any case, and take no room from others: that is quick. */
  private mayTake(): [Which, string[]] {
    const byOwner = new Map<string, number>();
    for (const { owner } of this.running.keys()) byOwner.set(owner, (byOwner.get(owner) ?? 0) + 1);
    const taken = [...byOwner.values()].reduce((sum, many) => sum + Math.min(many, OF_ONE), 0);
    const busy = [...byOwner].filter(([, many]) => many >= OF_ONE).map(([owner]) => owner);
    return [taken >= AT_ONCE ? 'clocks' : taken >= AT_ONCE / 2 ? 'awaited' : 'any', busy];
  }

  private see(hand: InHand): void {
    // Whoever is at it already goes on holding it.
    for (const other of this.running.keys()) if (other.id === hand.id) other.until = hand.until;
    const letGo = this.hold(hand);
    const work = this.attend(hand.id).finally(async () => {
      await letGo();
      this.running.delete(hand);
      this.wake(0);
    });
    this.running.set(hand, work);
  }

  /** Until it is let go, nobody else need see to the table. */
  private hold(hand: InHand): () => Promise<void> {
    let last = Promise.resolve();
    let isHolding = false;
    const timer = setInterval(() => {
      // A database that is slow is not asked again meanwhile: two at once would each look for what the other has changed.
      if (isHolding) return;
      isHolding = true;
      last = this.holdOn(hand).finally(() => {
        isHolding = false;
      });
    }, HOLD_EVERY);
    return () => {
      clearInterval(timer);
      return last;
    };
  }
  private async holdOn(hand: InHand): Promise<void> {
    const { store, settings } = this.hall;
    const until = settings.now() + LEASE;
    try {
      await holdDue(store.db, hand.id, hand.until, until);
      hand.until = until;
      // A clock runs out whether bots think or not.
      const live = this.hall.known(hand.id);
      if (live !== undefined && outOfTime(live, settings.now()).length > 0)
        await this.hall.change(hand.id, (draft) => attendTo(draft, []));
    } catch (error) {
      settings.complain(error, 'turns');
    }
  }

  /** Sees to one table that is due. */
  async attend(table: string): Promise<void> {
    try {
      const live = await this.hall.find(table);
      const asked = botsAsked(live);
      const thoughts = await Promise.all(asked.map((seat) => this.think(live, seat)));
      const now = this.hall.known(table) ?? live;
      const moves = thoughts.filter((move) => move !== null).filter((move) => isTimely(now, move));
      // Whoever has changed the question has also said when the table is due: somebody may be at it already.
      if (asked.length > 0 && moves.length === 0) return;
      await this.hall.change(table, (draft) => attendTo(draft, moves));
    } catch (error) {
      // It stays due, and is taken again when the lease is over.
      if (error instanceof Unreadable) complainOnce(this.hall, table, error);
      else this.hall.settings.complain(error, 'turn');
    }
  }

  /** Null if it was called off, or is being thought about already: whatever else changes at a table makes it due again. */
  private async think(live: Live, seat: number): Promise<Move | null> {
    const { play, row } = live;
    const options = play?.options(seat) ?? [];
    const since = live.asked[seat];
    // What leaves no choice needs no thought, and no thread.
    if (options.length === 1) return { seat, since, option: options[0], isStumble: false };
    if (this.isPondered(row.id, seat, since)) return null;
    const stop = new AbortController();
    const pondering = { table: row.id, seat, since, stop };
    this.pondering.add(pondering);
    if (this.isClosed) stop.abort();
    try {
      const isAwaited = live.seats.some((each) => !isBotSeat(each));
      const claim = { whose: row.owner, isAwaited, signal: stop.signal };
      const { bot } = live.seats[seat];
      const asked = { game: row.game, bot, place: `${row.id} ${seat}`, view: play?.view(seat), options };
      const option = await this.brains.think(asked, claim);
      if (options.includes(option)) return { seat, since, option, isStumble: false };
      throw new RangeError(`${option} is none of the options`);
    } catch (error) {
      if (stop.signal.aborted) return null;
      // A table must not stand still because a bot is broken.
      this.hall.settings.complain(error, 'bot');
      return { seat, since, option: options[0], isStumble: true };
    } finally {
      this.pondering.delete(pondering);
    }
  }

  private isPondered(table: string, seat: number, since: number): boolean {
    for (const each of this.pondering)
      if (each.table === table && each.seat === seat && each.since === since) return true;
    return false;
  }
}

const botsAsked = ({ status, play, seats, astray }: Live): number[] =>
  status !== 'playing' || play === null || astray ? [] : play.deciders().filter((seat) => isBotSeat(seats[seat]));

/** While a bot thought, much may have happened: it answers only what it was asked, and not what looks the same. */
const isTimely = ({ status, asked }: Live, { seat, since }: Pick<Move, 'seat' | 'since'>): boolean =>
  status === 'playing' && asked[seat] === since;

function attendTo(draft: Draft, moves: readonly Move[]): void {
  const { live } = draft;
  if (live.status === 'open') startIfFull(draft);
  for (const move of moves) {
    const { seat, option, isStumble } = move;
    if (!isBotSeat(live.seats[seat]) || !isTimely(live, move)) continue;
    if (isStumble) note(draft, 'stumbled', seat);
    note(draft, 'answered', seat, option);
  }
  runClocks(draft);
}

/** Whose clock must be looked at. */
const outOfTime = ({ status, play, seats, time, clocks }: Live, now: number): number[] =>
  (status === 'playing' ? (play?.deciders() ?? []) : []).filter((seat) => {
    const when = isBotSeat(seats[seat]) ? null : runsOut(time, clocks[seat]);
    return when !== null && when <= now;
  });

function runClocks(draft: Draft): void {
  const { live, now } = draft;
  for (const seat of outOfTime(live, now))
    if (live.clocks[seat].warned === null) note(draft, 'warned', seat);
    else replace(draft, seat, SUBSTITUTE, 'timeout');
}
