/**
 * Loaded into a measured process before its own program: says what it has used when it is asked. What a process says about
 * itself is exact, and does not go through what is being measured.
 */
import type { Used, When } from './measured.ts';

process.on('message', (asked: When) => {
  // Twice: what the first one lets go of may hold other things.
  if (asked === 'after cleaning') for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1e6, rss, heap: heapUsed + external } satisfies Used);
});
// Being asked is no reason to stay.
process.channel?.unref();
