/**
 * So many may work at once; the others wait. What somebody waits for comes first. Then it goes by turns, by whose it is: whoever wants
 * much holds nobody up who wants little.
 */
export interface Claim {
  readonly whose: string;
  readonly isAwaited: boolean;
  readonly signal?: AbortSignal;
}
type InPlace = <R>(claim: Claim, work: () => Promise<R>) => Promise<R>;
/** By whose they are; who had a turn stands at the end. */
type Line = Map<string, Set<() => void>>;

function lineUp(line: Line, whose: string, goIn: () => void): void {
  line.set(whose, (line.get(whose) ?? new Set()).add(goIn));
}
function stepOut(line: Line, whose: string, goIn: () => void): void {
  const own = line.get(whose);
  own?.delete(goIn);
  if (own?.size === 0) line.delete(whose);
}
/** Not the one who was last, if there is another. */
function callNext(line: Line, last: string): (() => void) | undefined {
  const whose = [...line.keys()].find((each) => each !== last) ?? last;
  const [next, ...rest] = line.get(whose) ?? [];
  line.delete(whose);
  if (rest.length > 0) line.set(whose, new Set(rest));
  return next;
}

export function makePlaces(many: number): InPlace {
  let free = many;
  const awaited: Line = new Map();
  const others: Line = new Map();

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
