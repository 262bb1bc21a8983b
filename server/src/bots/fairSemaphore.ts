/**
 * A counting semaphore with two priorities and round-robin (as in fair queueing) between places, and among those of one place between
 * owners: whoever wants much holds up nobody who wants little, and does not become many by taking many names. Jobs that somebody waits for
 * come first; whether anybody does is asked when a place is free, since people come and go meanwhile.
 */
export interface Claim {
  /** From where, and the owner. */
  readonly origin: string;
  readonly whose: string;
  /** Whether somebody waits for it. */
  readonly isAwaited: () => boolean;
  readonly signal?: AbortSignal;
}
export interface FairSemaphore {
  run<R>(claim: Claim, work: () => Promise<R>): Promise<R>;
  /** How many wait for a place. */
  readonly waiting: number;
}

interface Waiting {
  readonly claim: Claim;
  goIn(): void;
}

/** The most places and owners whose last turns are remembered. */
const MOST_KNOWN = 1_000;

export function makeFairSemaphore(many: number): FairSemaphore {
  let free = many;
  const line = new Set<Waiting>();
  const turns = { origins: new Map<string, number>(), owners: new Map<string, number>() };
  let turn = 0;
  const noteTurn = ({ origin, whose }: Claim): void => {
    turn++;
    for (const [known, name] of [
      [turns.origins, origin],
      [turns.owners, whose],
    ] as const) {
      known.delete(name);
      known.set(name, turn);
      // Whoever had no turn for so long counts as new.
      for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
    }
  };
  const before = (a: Claim, b: Claim): number =>
    Number(b.isAwaited()) - Number(a.isAwaited()) ||
    (turns.origins.get(a.origin) ?? 0) - (turns.origins.get(b.origin) ?? 0) ||
    (turns.owners.get(a.whose) ?? 0) - (turns.owners.get(b.whose) ?? 0);

  const enter = (claim: Claim): Promise<void> =>
    new Promise((resolve, reject) => {
      const { signal } = claim;
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        resolve();
        return;
      }
      const callOff = (): void => {
        line.delete(waiting);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        claim,
        goIn() {
          signal?.removeEventListener('abort', callOff);
          line.delete(waiting);
          resolve();
        },
      };
      line.add(waiting);
      signal?.addEventListener('abort', callOff, { once: true });
    });
  const leave = (): void => {
    let next: Waiting | undefined;
    for (const waiting of line) if (next === undefined || before(waiting.claim, next.claim) < 0) next = waiting;
    if (next === undefined) free++;
    else next.goIn();
  };

  return {
    get waiting() {
      return line.size;
    },
    async run(claim, work) {
      await enter(claim);
      noteTurn(claim);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
