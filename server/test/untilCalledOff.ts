/** Thinks like a bot's thread, but only a random bot comes to an end; it answers how many thoughts there were before. */
import type { ThreadTask } from '../src/bots/botThreads.ts';

let thoughts = 0;
const A_LITTLE = 10;

export default function think({ bot, off }: ThreadTask): number {
  while (bot !== 'random' && Atomics.load(off, 0) === 0) Atomics.wait(off, 0, 0, A_LITTLE);
  return thoughts++;
}
