/**
 * A rate limiter with a fixed window for each key, beside the plugin's limit on all requests: it counts what is expensive, or what could be
 * guessed. It is in memory; a guesser gains little by a restart.
 */
import { refuse } from '../base/faults.ts';

/** The most keys in memory; beyond that the oldest are forgotten. */
const MOST_KNOWN = 20_000;

export class RateLimiter {
  private readonly most: number;
  private readonly window: number;
  private readonly now: () => number;
  /** In the order in which their windows began. */
  private readonly known = new Map<string, { count: number; until: number }>();

  /** `now` is a monotonic clock: if the machine's clock were set back, keys would stay blocked until it had caught up. */
  constructor(most: number, window: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.window = window;
    this.now = now;
  }

  /** Counts a request of this key, or refuses it. */
  take(who: string): void {
    const now = this.now();
    const before = this.known.get(who);
    if (before !== undefined && before.until > now) {
      if (before.count >= this.most) refuse('too-often', { seconds: Math.ceil((before.until - now) / 1000) });
      before.count++;
      return;
    }
    this.known.delete(who);
    this.known.set(who, { count: 1, until: now + this.window });
    for (const [oldest] of this.known) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
  }
}
