/**
 * A rate limiter with a fixed window for each key: it counts what requests cost, what is made for ever, or what could be guessed. It is in memory; a guesser gains little by a restart.
 */
import { refuse } from '@gloaming/host';

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

  /** Counts a request of this key, or refuses it. One that costs more than all there is may be the only one. */
  take(who: string, price = 1): void {
    const now = this.now();
    const before = this.known.get(who);
    if (before !== undefined && before.until > now) {
      if (before.count + Math.min(price, this.most) > this.most)
        refuse('too-often', { seconds: Math.ceil((before.until - now) / 1000) });
      before.count += price;
      return;
    }
    this.known.delete(who);
    this.known.set(who, { count: price, until: now + this.window });
    for (const [oldest] of this.known) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
  }
}
