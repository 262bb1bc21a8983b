/** A thread of the arena whose second bot thinks for ever as soon as it is asked. */
import { type DealResult, playDeal } from '../../src/lab/arena/match.ts';
import { watchIn } from '../../src/lab/arena/watch.ts';
import type { Order } from '../../src/lab/arena/worker.ts';

const SECOND = 1;

export default ({ setup, task, thinking }: Order): Promise<DealResult> => {
  const watch = watchIn(thinking);
  if (!task.stuck?.includes(SECOND)) {
    watch.begin(SECOND, 1);
    for (;;);
  }
  return playDeal(setup, task, watch);
};
