/** A worker thread of Node that thinks. */
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages.ts';
import { serveThoughts } from './serve.ts';
import { threadMs } from './threadMs.ts';

serveThoughts(
  {
    send: (message: FromThread) => parentPort?.postMessage(message),
    hear: (listener: (message: ToThread) => void) => parentPort?.on('message', listener),
  },
  threadMs,
);
