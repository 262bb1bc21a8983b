/** So many may work at once; the others wait, and get their turn in the order in which they came. */
type InPlace = <R>(work: () => Promise<R>, signal?: AbortSignal) => Promise<R>;

export function makePlaces(many: number): InPlace {
  let free = many;
  const waiting = new Set<() => void>();

  const enter = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        resolve();
        return;
      }
      const callOff = (): void => {
        waiting.delete(goIn);
        reject(signal?.reason);
      };
      const goIn = (): void => {
        signal?.removeEventListener('abort', callOff);
        resolve();
      };
      waiting.add(goIn);
      signal?.addEventListener('abort', callOff, { once: true });
    });
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      free++;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work, signal) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
