/** A thread of the arena that breaks off, once, as soon as a program of its deal hears a question. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DealResult } from '../../src/lab/arena/match.ts';
import play, { type Order } from '../../src/lab/arena/worker.ts';

export default (order: Order): Promise<DealResult> => {
  const asked = join(order.setup.folder, 'asked');
  const broken = join(order.setup.folder, 'broken');
  setInterval(() => {
    if (!existsSync(asked) || existsSync(broken)) return;
    writeFileSync(broken, '');
    throw new Error('out of nowhere');
  }, 20).unref();
  return play(order);
};
