/** A web worker that thinks. */
import type { FromThread, ToThread } from './messages.ts';
import { serveThoughts } from './serve.ts';

serveThoughts(
  {
    send: (message: FromThread) => postMessage(message),
    hear: (listener: (message: ToThread) => void) =>
      addEventListener('message', (event: MessageEvent<ToThread>) => listener(event.data)),
  },
  () => performance.now(),
);
