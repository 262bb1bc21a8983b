/**
 * Time in which no server was at work belongs to nobody: it is given back to the players. A pulse says until when one was; a longer silence,
 * whether the server was stopped, the machine slept, or its clock was set ahead, is a gap.
 */
import type { Live } from '@gloaming/host';
import { readGaps, readPulse, setPulseBack, someClockRuns, writeGap, writePulse } from '../storage/pulse.ts';
import type { GapRow } from '../storage/schema.ts';
import type { Db } from '../storage/store.ts';

const EVERY = 2_000;
/** A silence of so long is a gap. Shorter ones happen where a machine is busy. */
const SILENCE = 3 * EVERY;
/** Nobody has to answer within more days than sixty. */
const REMEMBER = 120 * 24 * 60 * 60_000;

export class Pulse {
  private readonly db: Db;
  private readonly now: () => number;
  private readonly complain: (error: unknown, what: string) => void;
  /** Called when a gap was found by this process. */
  onGap: () => void = () => {};
  private gaps: readonly GapRow[] = [];
  /** When this process last looked; null before it has begun to. */
  private last: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;

  constructor(db: Db, now: () => number, complain: (error: unknown, what: string) => void) {
    this.db = db;
    this.now = now;
    this.complain = complain;
  }

  async open(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch((error: unknown) => this.complain(error, 'pulse')), EVERY);
    this.timer.unref();
  }
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => {});
    // What happens to the clock from now on is found out by whoever begins next.
    this.last = null;
  }

  /** Before clocks are looked at: whether there was a gap of which this process does not know yet. */
  async check(): Promise<void> {
    if (this.last === null || Math.abs(this.now() - this.last) <= SILENCE) return;
    await this.beat();
  }

  /** Milliseconds of which a table has not been told yet that they are given back. */
  missed({ at, ahead }: Pick<Live, 'at' | 'ahead'>): number {
    const now = this.now();
    return this.gaps.reduce((sum, { since, until }) => {
      // A gap that ends in the future is one of a clock that goes wrong.
      return until > now ? sum : sum + Math.max(0, until - Math.max(since, at - ahead));
    }, 0);
  }

  beat(): Promise<void> {
    this.beating ??= this.look().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async look(): Promise<void> {
    const { db, last } = this;
    const now = this.now();
    const seen = await readPulse(db);
    const from = Math.max(seen ?? 0, last ?? 0);
    const isFirst = last === null;
    if (seen !== null && (isFirst ? seen > now : now < last - SILENCE)) {
      await setPulseBack(db, now);
      this.gaps = await readGaps(db, now - REMEMBER);
    } else if (seen !== null && now - from > SILENCE) {
      if (await writeGap(db, seen, { since: from, until: now }, now - REMEMBER)) setImmediate(() => this.onGap());
      this.gaps = await readGaps(db, now - REMEMBER);
    } else if (isFirst || (await someClockRuns(db))) {
      // Nobody's clock runs: then nothing has to be written again and again.
      await writePulse(db, now);
      const newest = this.gaps.at(-1)?.until ?? now - REMEMBER;
      const found = await readGaps(db, newest);
      if (found.length > 0) this.gaps = [...this.gaps, ...found];
    }
    this.last = now;
  }
}
