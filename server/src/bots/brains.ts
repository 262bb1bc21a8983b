/** Bots think in worker threads, so that a thinking bot never delays a move or a stream. */
import { randomInt } from 'node:crypto';
import { type BotName, isBotName } from '@gloaming/bots';
import { Piscina } from 'piscina';
import { type Claim, makePlaces } from './places.ts';

/** Who plays for somebody who has left, and where a table names a bot that is no longer here. */
export const SUBSTITUTE: BotName = 'adept';

/** A question that a bot is asked. */
export interface Asked {
  readonly game: string;
  readonly bot: string | null;
  /** Table and seat: most questions follow the one before. */
  readonly place: string;
  readonly view: unknown;
  readonly options: readonly number[];
}

/** What a thread is told. */
export interface Thought extends Asked {
  readonly bot: BotName;
  readonly seed: number;
  /** Shared with whoever asks: 1 once it is called off. */
  readonly off: Int32Array;
}

export interface Brains {
  /** Called off, a thought fails: while it waits for a thread at once, then by the thread's next look at its clock. */
  think(asked: Asked, claim: Claim): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds for a thought, a thread that may have to start included. How long it waited for one is not its fault. */
const PATIENCE = 30_000;

/** Megabytes of a thread: several times what the longest thought needs. One that wants more fails alone, and not the machine. */
const MOST_MEMORY = 512;

interface Opening {
  readonly threads: number;
  readonly complain: (error: unknown, what: string) => void;
  readonly patience?: number;
  readonly worker?: URL;
}

/** A bot that does not come back has its thread ended, and the question fails. Threads start with the first thought: where no bot plays, none are needed. Those that have nothing to think about end after a while, but for one. */
export function openBrains({
  threads,
  complain,
  patience = PATIENCE,
  worker = new URL('./worker.ts', import.meta.url),
}: Opening): Brains {
  let pool: Piscina<Thought, number> | null = null;
  const open = (): Piscina<Thought, number> => {
    const opened = new Piscina<Thought, number>({
      filename: worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    // A thread that breaks off with nothing to think about, as one that cannot be loaded any more, is nobody's answer; unheard, it
    // would end the server.
    opened.on('error', (error: unknown) => complain(error, 'bot'));
    return opened;
  };
  const inPlace = makePlaces(threads);
  return {
    think: ({ bot, ...asked }, claim) =>
      inPlace(claim, async () => {
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
