/** A loop that never waits would not notice signals, or that its reader has gone: now and then it yields to the event loop. */
import { setTimeout as wait } from 'node:timers/promises';

/** True once in so many milliseconds: what is done by time does not slow down what is quick. */
export function every(ms: number): () => boolean {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

/** Enough for a person; and for a program that plays thousands of answers in between. */
export const OFTEN = 100;

export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many milliseconds, or until the user stops it. */
export const pause = (ms: number, stop?: AbortSignal): Promise<void> =>
  wait(ms, undefined, stop === undefined ? {} : { signal: stop }).catch(() => {});

/** What a program answers; null as soon as the user stops waiting for it. */
export function unlessStopped(given: Promise<number>, stop: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const leave = (): void => resolve(null);
    if (stop.aborted) leave();
    stop.addEventListener('abort', leave, { once: true });
    given.then(resolve, reject).finally(() => stop.removeEventListener('abort', leave));
  });
}
