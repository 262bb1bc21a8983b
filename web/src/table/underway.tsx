/** What is on its way between two places: until it lands, the table is counted without it, and what has not set out yet still lies there. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Painted } from '../design/Icon.tsx';
import type { Spot } from './tokens.ts';

/** By kind, how many less (or more) are seen there than there are. */
type Lag = Readonly<Partial<Record<Painted, number>>>;

export interface Underway {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly at: (spot: Spot) => Lag | undefined;
  /** So many more are seen there; negative ones fewer. */
  readonly add: (spot: Spot, kind: Painted, n: number) => void;
  readonly clear: () => void;
}

export function makeUnderway(): Underway {
  const lags = new Map<Spot, Lag>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    at: (spot) => lags.get(spot),
    add(spot, kind, n) {
      const lag = { ...lags.get(spot), [kind]: (lags.get(spot)?.[kind] ?? 0) + n };
      if (Object.values(lag).every((each) => each === 0)) lags.delete(spot);
      else lags.set(spot, lag);
      tell();
    },
    clear() {
      if (lags.size === 0) return;
      lags.clear();
      tell();
    },
  };
}

const NOWHERE = makeUnderway();
const Context = createContext<Underway>(NOWHERE);
export const UnderwayProvider = Context.Provider;

function useLag(spot: Spot | undefined): Lag | undefined {
  const underway = useContext(Context);
  return useSyncExternalStore(underway.subscribe, () => (spot === undefined ? undefined : underway.at(spot)));
}

/** How many of a kind are seen at a place, of those there are by now. */
export function useSeen(spot: Spot | undefined): (kind: Painted, n: number) => number {
  const lag = useLag(spot);
  return (kind, n) => Math.max(0, n + (lag?.[kind] ?? 0));
}

type Counted = readonly [Painted, number];

/** Of what lies on a card by now, what is seen there. */
export function useSeenOn(spot: Spot, on: readonly Counted[]): readonly Counted[] {
  const lag = useLag(spot);
  if (lag === undefined) return on;
  const kinds = new Set([...on.map(([kind]) => kind), ...(Object.keys(lag) as Painted[])]);
  const seen = [...kinds].map((kind): Counted => {
    const n = on.find(([each]) => each === kind)?.[1] ?? 0;
    return [kind, n + (lag[kind] ?? 0)];
  });
  return seen.filter(([, n]) => n > 0);
}
