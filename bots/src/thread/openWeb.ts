/** Opens a web worker; bundlers find the worker's file by this very expression. */
import { type Brain, callThoughts } from './call.ts';
import type { FromThread, ToThread } from './messages.ts';

export function openWebThread(): Brain & { close(): void } {
  const worker = new Worker(new URL('./web.ts', import.meta.url), { type: 'module' });
  const brain = callThoughts({
    send: (message: ToThread) => worker.postMessage(message),
    hear: (listener: (message: FromThread) => void) =>
      worker.addEventListener('message', (event: MessageEvent<FromThread>) => listener(event.data)),
  });
  return { ...brain, close: () => worker.terminate() };
}
