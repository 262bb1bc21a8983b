/** Many tasks in a pool of worker threads (Piscina). What comes out does not depend on how many threads there are. */
import { Piscina } from 'piscina';

/** Whatever is tried out is soon forgotten; with more room for it, less is cleared away. */
const YOUNG_MEGABYTES = 96;

export interface Pool {
  /** Its default export does one task. */
  readonly worker: URL;
  /** At most. */
  readonly threads: number;
  /** Ends the threads at once, whatever they are doing. */
  readonly stop?: AbortSignal;
}
/** Does a task in a free thread; a task that is called off has its thread ended. */
export type Run<T, R> = (task: T, signal?: AbortSignal) => Promise<R>;

/** Deals with each item, as many at a time as there are threads. Ends when all is done, or after `stop`; by then no thread is left. */
export async function spread<I, T, R>(
  items: readonly I[],
  { worker, threads: most, stop }: Pool,
  deal: (item: I, run: Run<T, R>) => Promise<void>,
): Promise<void> {
  const threads = Math.min(most, items.length);
  if (threads === 0) return;
  const pool = new Piscina<T, R>({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // A thread that fails between two tasks is replaced. Without a listener the error would end this process.
  pool.on('error', () => undefined);
  let ended: Promise<void> | undefined;
  const end = (): Promise<void> => {
    ended ??= pool.destroy();
    return ended;
  };
  const run: Run<T, R> = (task, signal) => pool.run(task, signal === undefined ? {} : { signal });
  const waiting = items.values();
  const line = async (): Promise<void> => {
    for (const item of waiting) {
      if (ended !== undefined || stop?.aborted) return;
      await deal(item, run);
    }
  };
  stop?.addEventListener('abort', end, { once: true });
  try {
    await Promise.all(Array.from({ length: threads }, line));
  } catch (error) {
    if (!stop?.aborted) throw error;
  } finally {
    stop?.removeEventListener('abort', end);
    await end();
  }
}
