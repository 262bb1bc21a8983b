/** Whether what the style sheets call a media query holds, now and whenever it changes. */
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
