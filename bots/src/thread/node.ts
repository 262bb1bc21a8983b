/** A worker thread of Node that thinks. */
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages.ts';
import { serveThoughts } from './serve.ts';

serveThoughts(
  {
    send: (message: FromThread) => parentPort?.postMessage(message),
    hear: (listener: (message: ToThread) => void) => parentPort?.on('message', listener),
  },
  () => performance.now(),
);
