/** A thread of the arena that hears nothing any more as soon as a program of its deal hears a question. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DealResult } from '../../src/lab/arena/match.ts';
import play, { type Order } from '../../src/lab/arena/worker.ts';

export default (order: Order): Promise<DealResult> => {
  const { folder } = order.setup;
  setInterval(() => {
    if (!existsSync(join(folder, 'asked'))) return;
    writeFileSync(join(folder, 'busy'), `${process.pid}\n`);
    for (;;);
  }, 20).unref();
  return play(order);
};
