import { useSyncExternalStore } from 'react';

/** Something large that is fetched when it is first shown, apart from what shows it. */
export interface FetchedOnce<T> {
  /** Null while it is on its way. */
  now(): T | null;
  subscribe(heard: () => void): () => void;
  fetch(): Promise<void>;
}

export function fetchOnce<T>(load: () => Promise<T>): FetchedOnce<T> {
  const listeners = new Set<() => void>();
  let found: T | null = null;
  let way: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    way ??= load().then(
      (loaded) => {
        found = loaded;
        for (const heard of listeners) heard();
      },
      () => {
        // After a failure the next component that shows it tries again.
        way = null;
      },
    );
    return way;
  };
  return {
    now: () => found,
    fetch,
    subscribe(heard) {
      listeners.add(heard);
      if (found === null) void fetch();
      return () => listeners.delete(heard);
    },
  };
}

export const useFetchedOnce = <T>({ subscribe, now }: FetchedOnce<T>): T | null => useSyncExternalStore(subscribe, now);
