/** How often somebody may try. A process that starts again has forgotten; whoever guesses does not gain much by that. */
import { refuse } from '../base/faults.ts';

/** More than this are not remembered at once: then the oldest are let go. */
const MOST_KNOWN = 20_000;

export class Tries {
  private readonly most: number;
  private readonly window: number;
  private readonly now: () => number;
  /** In the order of their first try. */
  private readonly known = new Map<string, { count: number; until: number }>();

  /** `now`: by a clock that nobody sets; by the machine's, whoever has to wait would wait until that has caught up. */
  constructor(most: number, window: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.window = window;
    this.now = now;
  }

  /** Counts a try, or refuses it. */
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
