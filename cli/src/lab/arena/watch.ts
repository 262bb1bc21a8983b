/**
 * Watches a thread that plays: a bot of this program that never comes back holds up everything in its thread, so that another one has
 * to notice.
 */

/** Which bot thinks, how long it may in milliseconds of processor time, and how often one has begun to. */
const [BOT, LIMIT, BEGUN, FIELDS] = [0, 1, 2, 3];
const NOBODY = -1;
/** Something that waits for ever uses no processor time, and is given more by the clock. */
const WAITING = 10;
/** Milliseconds between two looks; and beyond what is late, for one that comes back at all. */
const LOOKS = 250;
const GRACE = 1000;

/** What the two threads share. */
export type Thinking = Int32Array;
export const nobodyThinks = (): Thinking =>
  new Int32Array(new SharedArrayBuffer(FIELDS * Int32Array.BYTES_PER_ELEMENT)).fill(NOBODY);

/** In the thread that plays. */
export interface Watch {
  begin(bot: number, limit: number): void;
  end(): void;
}
export const watchIn = (thinking: Thinking): Watch => ({
  begin(bot, limit) {
    Atomics.add(thinking, BEGUN, 1);
    Atomics.store(thinking, LIMIT, limit);
    Atomics.store(thinking, BOT, bot);
  },
  end: () => void Atomics.store(thinking, BOT, NOBODY),
});

/** Looks after a thread, one of so many, until it is told to leave off: calls off the bot that it finds stuck. */
export function keepWatch(thinking: Thinking, threads: number, callOff: (bot: number) => void): () => void {
  /** Processor time of a thread: all those of the process get as much when all are busy, and less is never too much. */
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 / threads;
  };
  let begun = NOBODY;
  let from = 0;
  let looks = 0;
  const timer = setInterval(() => {
    const bot = Atomics.load(thinking, BOT);
    const limit = Atomics.load(thinking, LIMIT) + GRACE;
    const at = Atomics.load(thinking, BEGUN);
    if (bot === NOBODY || at !== begun) {
      begun = at;
      from = used();
      looks = 0;
      return;
    }
    // Looks are counted, not the clock: time in which the whole process is held up, or the machine sleeps, must not count.
    looks++;
    if (used() - from > limit || looks * LOOKS > WAITING * limit) callOff(bot);
  }, LOOKS);
  return () => clearInterval(timer);
}
