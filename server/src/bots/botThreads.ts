/** Bots think in worker threads, so that a thinking bot never delays a move or a stream. */
import { randomInt } from 'node:crypto';
import { type BotName, isBotName } from '@gloaming/bots';
import { SUBSTITUTE } from '@gloaming/host';
import type { BotLine } from '@gloaming/protocol';
import { Piscina } from 'piscina';
import { type Claim, makeFairSemaphore } from './fairSemaphore.ts';

/** A question for a bot. */
export interface BotTask {
  readonly game: string;
  readonly rules: number;
  readonly bot: string | null;
  /** Table and seat: the worker keeps the seat's bot, since most questions follow from the one before. */
  readonly place: string;
  readonly view: unknown;
  readonly options: readonly number[];
  /** Where the same answer is wanted for the same question: these dice, no clock, and nothing of earlier thoughts. */
  readonly fixed?: number | undefined;
}

/** What a thread is told. */
export interface ThreadTask extends BotTask {
  readonly bot: BotName;
  readonly seed: number;
  /** How many times as fast time passes for it: more than once while others wait. */
  readonly haste: number;
  /** Memory shared with the asking thread: set to 1 to cancel. */
  readonly off: Int32Array;
}

export interface BotThreads {
  /** Rejects when it is cancelled: at once while it waits for a thread, later when the thread next looks at its clock. */
  think(asked: BotTask, claim: Claim): Promise<number>;
  /** How many questions wait for a thread, and how much quicker bots think because of it. */
  readonly line: BotLine;
  close(): Promise<void>;
}

/** The time limit of an answer in milliseconds, with the start of a thread, but without the wait for a free one. */
const PATIENCE = 30_000;

/** Whoever waits for a quick answer does not wait for long thoughts of others: the longer the line, the less time each bot takes. */
const MOST_HASTE = 8;

/** Megabytes for a thread: several times what the longest thought needs. A thread that wants more fails, and nothing else does. */
const MOST_MEMORY = 512;

interface Opening {
  readonly threads: number;
  readonly complain: (error: unknown, what: string) => void;
  readonly patience?: number;
  readonly worker?: URL;
  /** What a bot's dice begin with: chance, where nothing is said. */
  readonly newSeed?: (asked: BotTask) => number;
}

/**
 * A bot that exceeds the time limit has its thread terminated, and the question fails. Threads start with the first question, so that
 * a server without bots has none; idle ones end after a while, except for one.
 */
export function openBotThreads({
  threads,
  complain,
  patience = PATIENCE,
  worker = new URL('./worker.ts', import.meta.url),
  newSeed = () => randomInt(2 ** 47),
}: Opening): BotThreads {
  let pool: Piscina<ThreadTask, number> | null = null;
  const open = (): Piscina<ThreadTask, number> => {
    const opened = new Piscina<ThreadTask, number>({
      filename: worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    // A thread can fail while it has no task (its file is gone, for example). Without a listener that error would end the server.
    opened.on('error', (error: unknown) => complain(error, 'bot'));
    return opened;
  };
  const fairly = makeFairSemaphore(threads);
  const lineNow = (): BotLine => ({
    waiting: fairly.waiting,
    haste: Math.min(MOST_HASTE, 1 + fairly.waiting / threads),
  });
  return {
    get line() {
      return lineNow();
    },
    think: (task, claim) =>
      fairly.run(claim, async () => {
        claim.signal?.throwIfAborted();
        pool ??= open();
        const { bot, ...asked } = task;
        const known = bot !== null && isBotName(bot) ? bot : SUBSTITUTE;
        const off = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
        const callOff = (): void => void Atomics.store(off, 0, 1);
        claim.signal?.addEventListener('abort', callOff, { once: true });
        try {
          const { haste } = lineNow();
          const thought = { ...asked, bot: known, seed: task.fixed ?? newSeed(task), haste, off };
          const option = await pool.run(thought, { signal: AbortSignal.timeout(patience) });
          claim.signal?.throwIfAborted();
          return option;
        } finally {
          claim.signal?.removeEventListener('abort', callOff);
        }
      }),
    close: async () => pool?.close(),
  };
}
