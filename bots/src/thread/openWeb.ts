/** Opens a web worker; bundlers find the worker's file by this very expression. */
import { callThoughts, type Thread } from './call.ts';
import type { FromThread, ToThread } from './messages.ts';

export function openWebThread(): Thread {
  const worker = new Worker(new URL('./web.ts', import.meta.url), { type: 'module' });
  const { end, ...brain } = callThoughts({
    send: (message: ToThread) => worker.postMessage(message),
    hear: (listener: (message: FromThread) => void) =>
      worker.addEventListener('message', (event: MessageEvent<FromThread>) => listener(event.data)),
  });
  const close = (why: string): void => {
    worker.terminate();
    end(why);
  };
  // Its file may be gone after a new release, or forbidden; then no message ever comes.
  worker.addEventListener('error', ({ message }) => close(message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => close('a message could not be read'));
  return { ...brain, close: () => close('the thread was closed') };
}
