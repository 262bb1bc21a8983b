/** Who is there: a table at which somebody waits for an answer comes before one whose players are elsewhere. */
import { isBotSeat, type Live, seatOf } from '@gloaming/host';
import { AWAY_AFTER, noteThere } from '../storage/due.ts';
import type { Store } from '../storage/store.ts';

/** Written down again when so much of the time is left: a page that is open tells of itself every few seconds. */
const RENEW = AWAY_AFTER / 3;
/** The most tables in memory; beyond that the oldest are forgotten. */
const MOST_KNOWN = 20_000;

export class Presence {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly complain: (error: unknown, what: string) => void;
  /** By table, until when somebody of it counts as being there. */
  private readonly known = new Map<string, number>();

  constructor(store: Store, now: () => number, complain: (error: unknown, what: string) => void) {
    this.store = store;
    this.now = now;
    this.complain = complain;
  }

  /** The moment until which somebody of the table counts as being there. */
  until(table: string): number {
    return this.known.get(table) ?? 0;
  }
  isThere(table: string): boolean {
    return this.until(table) > this.now();
  }

  /** What another process has written of a table. */
  learn(table: string, until: number): void {
    if (until <= (this.known.get(table) ?? 0)) return;
    this.known.delete(table);
    this.known.set(table, until);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
  }
  /** Somebody looks at the table, or plays there. It matters where a bot is waited for, and only of those who play. */
  seen(live: Live, player: string | null): void {
    const seat = player === null ? -1 : seatOf(live, player);
    if (seat < 0 || isBotSeat(live.seats[seat])) return;
    const now = this.now();
    if (this.until(live.row.id) - now > RENEW) return;
    this.learn(live.row.id, now + AWAY_AFTER);
    if (live.status !== 'playing' || !live.seats.some(isBotSeat)) return;
    noteThere(this.store, live.row.id, now + AWAY_AFTER).catch((error: unknown) => this.complain(error, 'presence'));
  }
}
