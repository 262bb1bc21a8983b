/**
 * A counting semaphore with two priorities and round-robin between owners (as in fair queueing), so that an owner with many jobs does
 * not hold up one with few. Jobs that a person waits for come first.
 */
export interface Claim {
  /** The owner. */
  readonly whose: string;
  /** Whether a person waits for it. */
  readonly isAwaited: boolean;
  readonly signal?: AbortSignal;
}
type FairSemaphore = <R>(claim: Claim, work: () => Promise<R>) => Promise<R>;
/** By owner, what lets each waiting job in. An owner whose turn it was goes to the end. */
type WaitingLine = Map<string, Set<() => void>>;

function lineUp(line: WaitingLine, whose: string, goIn: () => void): void {
  line.set(whose, (line.get(whose) ?? new Set()).add(goIn));
}
function stepOut(line: WaitingLine, whose: string, goIn: () => void): void {
  const own = line.get(whose);
  own?.delete(goIn);
  if (own?.size === 0) line.delete(whose);
}
/** Removes the next job: not of the last owner, if another one waits. */
function callNext(line: WaitingLine, last: string): (() => void) | undefined {
  const whose = [...line.keys()].find((each) => each !== last) ?? last;
  const [next, ...rest] = line.get(whose) ?? [];
  line.delete(whose);
  if (rest.length > 0) line.set(whose, new Set(rest));
  return next;
}

export function makeFairSemaphore(many: number): FairSemaphore {
  let free = many;
  const awaited: WaitingLine = new Map();
  const others: WaitingLine = new Map();

  const enter = ({ whose, isAwaited, signal }: Claim): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        resolve();
        return;
      }
      const line = isAwaited ? awaited : others;
      const callOff = (): void => {
        stepOut(line, whose, goIn);
        reject(signal?.reason);
      };
      const goIn = (): void => {
        signal?.removeEventListener('abort', callOff);
        resolve();
      };
      lineUp(line, whose, goIn);
      signal?.addEventListener('abort', callOff, { once: true });
    });
  const leave = ({ whose }: Claim): void => {
    const next = callNext(awaited, whose) ?? callNext(others, whose);
    if (next === undefined) free++;
    else next();
  };

  return async (claim, work) => {
    await enter(claim);
    try {
      return await work();
    } finally {
      leave(claim);
    }
  };
}
