/** Whether the question covers the lower part of the table, which is longer than the screen then. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 63.99rem)';
const listen = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
