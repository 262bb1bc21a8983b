/**
 * Notifications of PostgreSQL, apart from the commits that they tell of. A transaction that notifies holds a lock of the whole database
 * until it is on the disk, so that commits would wait for each other; and many tables change within the same few milliseconds.
 */
import { CHANNEL } from './channel.ts';

/** Milliseconds in which news is gathered. */
const GATHER = 5;
/** A database that is away may come back. Whatever is lost after that is found out by looking around. */
const AGAIN_AFTER = 1_000;
const TRIES = 5;

type Send = (text: string, values: readonly unknown[]) => Promise<unknown>;

export class GatheredNews {
  private readonly send: Send;
  private readonly self: string;
  private waiting: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(send: Send, self: string) {
    this.send = send;
    this.self = self;
  }

  tell(words: readonly (string | number)[]): void {
    this.waiting.push([...words, this.self].join(' '));
    this.wake(GATHER);
  }
  /** Sends what waits. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    this.failures = TRIES;
    await this.flush();
  }

  private wake(after: number): void {
    this.timer ??= setTimeout(() => {
      this.sending = this.flush();
    }, after);
    this.timer.unref();
  }
  private async flush(): Promise<void> {
    this.timer = undefined;
    const news = this.waiting;
    this.waiting = [];
    if (news.length === 0) return;
    try {
      await this.send('select pg_notify($1, news) from unnest($2::text[]) as news', [CHANNEL, news]);
      this.failures = 0;
    } catch {
      this.failures++;
      if (this.failures > TRIES) return;
      this.waiting = [...news, ...this.waiting];
      this.wake(AGAIN_AFTER);
    }
  }
}
