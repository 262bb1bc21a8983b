/** Everything that every language has words for. */
import type { ErrorCode } from '@gloaming/engine';
import type { FaultCode, Faults, Wrong } from '../src/faults.ts';
import type { ENTRIES, TurnBarrier } from '../src/play.ts';

/** What happens at a table besides the game itself; the games tell the rest. */
export type Happening = Exclude<(typeof ENTRIES)[number], 'started' | 'answered' | 'taught' | 'given-back'>;

/** What is said of the place where a request does not fit, and of what is expected there. */
export type Wrongs = Readonly<Record<Wrong, (where: string, expected: string) => string>>;

export interface Words {
  /** The engine has words for what it refuses. */
  faults: { readonly [C in Exclude<FaultCode, ErrorCode>]: (details: Faults[C]) => string };
  turnBarriers: Readonly<Record<TurnBarrier, string>>;
  happenings: Readonly<Record<Happening, (name: string) => string>>;
  /** Told to whoever it happens to. */
  yours: Readonly<Record<Happening, string>>;
  /** What becomes of the players' clocks when the server was away, or its own clock was set. */
  givenBack: (time: string) => string;
  setBack: (time: string) => string;
  /** Those whose names are words. */
  bots: Readonly<Record<string, string>>;
}
