/** How much room there is: where there is little, cards say less and everything is in sight. */
import { useSyncExternalStore } from 'react';
import type { TileSize } from '../design/Tile.tsx';
import { useNarrow } from './useNarrow.ts';

const TALL = '(min-height: 75rem)';
const listen = (listener: () => void): (() => void) => {
  const query = matchMedia(TALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export function useRoom(): { isTall: boolean; isNarrow: boolean } {
  const isNarrow = useNarrow();
  const isTall = useSyncExternalStore(listen, () => matchMedia(TALL).matches);
  return { isTall, isNarrow };
}

/** Many cards are shown smaller, so that all of them can be seen at once. */
export function sizeFor(cards: number, most: { large: number; usual: number }): TileSize {
  if (cards <= most.large) return 'large';
  return cards <= most.usual ? 'usual' : 'chip';
}
