/** Opens a worker thread of Node. */
import { Worker } from 'node:worker_threads';
import { callThoughts, type Thread } from './call.ts';
import type { FromThread, ToThread } from './messages.ts';

const SCRIPT = new URL('./node.ts', import.meta.url);

export function openNodeThread(script = SCRIPT): Thread {
  const worker = new Worker(script);
  const { end, ...brain } = callThoughts({
    send: (message: ToThread) => worker.postMessage(message),
    hear: (listener: (message: FromThread) => void) => worker.on('message', listener),
  });
  const close = (why: string): void => {
    void worker.terminate();
    end(why);
  };
  worker.on('error', (error: unknown) => close(String(error)));
  worker.on('messageerror', () => close('a message could not be read'));
  worker.on('exit', () => end('the thread has ended'));
  return { ...brain, close: () => close('the thread was closed') };
}
