/** Deals in several threads. What comes out does not depend on how many there are. */
import { type Run, spread } from '@gloaming/bots/node';
import type { DealResult, DealTask, Setup } from './match.ts';
import { keepWatch, nobodyThinks } from './watch.ts';
import type { Order } from './worker.ts';

/** A deal whose thread broke off is played again; what breaks off every time is a mistake of ours. */
const MOST_TRIES = 3;
const WORKER = new URL('./worker.ts', import.meta.url);

/** Ends when all is played, or at `stop`; by then no thread is left. */
export function playDeals(
  setup: Setup,
  tasks: readonly DealTask[],
  jobs: number,
  each: (result: DealResult) => void,
  stop: AbortSignal,
  worker = WORKER,
): Promise<void> {
  const threads = Math.min(jobs, tasks.length);
  const play = async (given: DealTask, run: Run<Order, DealResult>): Promise<DealResult> => {
    let task = given;
    for (let tries = 1; ; ) {
      const off = new AbortController();
      const thinking = nobodyThinks();
      const leaveOff = keepWatch(thinking, threads, (bot) => {
        task = { ...task, stuck: [...(task.stuck ?? []), bot] };
        off.abort();
      });
      try {
        return await run({ setup, task, thinking }, off.signal);
      } catch (error) {
        if (stop.aborted) throw error;
        if (!off.signal.aborted && tries++ === MOST_TRIES)
          throw new Error(`Deal ${task.deal} cannot be played: ${error}`, { cause: error });
      } finally {
        leaveOff();
      }
    }
  };
  return spread<DealTask, Order, DealResult>(tasks, { worker, threads, stop }, async (task, run) =>
    each(await play(task, run)),
  );
}
