/** Bots think in worker threads, so that a thinking bot never delays a move or a stream. */
import { randomInt } from 'node:crypto';
import { type BotName, isBotName } from '@gloaming/bots';
import { Piscina } from 'piscina';
import { type Claim, makeFairSemaphore } from './fairSemaphore.ts';

/** The bot that plays for a player who has left, and where a table names a bot that no longer exists. */
export const SUBSTITUTE: BotName = 'adept';

/** A question for a bot. */
export interface BotTask {
  readonly game: string;
  readonly rules: number;
  readonly bot: string | null;
  /** Table and seat: the worker keeps the seat's bot, since most questions follow from the one before. */
  readonly place: string;
  readonly view: unknown;
  readonly options: readonly number[];
}

/** What a thread is told. */
export interface ThreadTask extends BotTask {
  readonly bot: BotName;
  readonly seed: number;
  /** Memory shared with the asking thread: set to 1 to cancel. */
  readonly off: Int32Array;
}

export interface BotThreads {
  /** Rejects when it is cancelled: at once while it waits for a thread, later when the thread next looks at its clock. */
  think(asked: BotTask, claim: Claim): Promise<number>;
  close(): Promise<void>;
}

/** The time limit of an answer in milliseconds, with the start of a thread, but without the wait for a free one. */
const PATIENCE = 30_000;

/** Megabytes for a thread: several times what the longest thought needs. A thread that wants more fails, and nothing else does. */
const MOST_MEMORY = 512;

interface Opening {
  readonly threads: number;
  readonly complain: (error: unknown, what: string) => void;
  readonly patience?: number;
  readonly worker?: URL;
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
  return {
    think: ({ bot, ...asked }, claim) =>
      fairly(claim, async () => {
        claim.signal?.throwIfAborted();
        pool ??= open();
        const known = bot !== null && isBotName(bot) ? bot : SUBSTITUTE;
        const off = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
        const callOff = (): void => void Atomics.store(off, 0, 1);
        claim.signal?.addEventListener('abort', callOff, { once: true });
        try {
          const thought = { ...asked, bot: known, seed: randomInt(2 ** 47), off };
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
