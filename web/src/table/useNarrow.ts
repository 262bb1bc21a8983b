/** Whether the table is on a phone: there one's own things come first, since nothing else fits beside them. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99rem)';
const listen = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
