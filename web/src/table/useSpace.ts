/** How much room there is: where there is little, cards say less and everything is in sight. */
import type { TileSize } from '../design/tileSize.ts';
import { useMedia } from './useMedia.ts';
import { useNarrow } from './useNarrow.ts';

export interface Space {
  isNarrow: boolean;
  isPhone: boolean;
}

export function useSpace(): Space {
  const isNarrow = useNarrow();
  const isPhone = useMedia('(max-width: 40rem)');
  return { isNarrow, isPhone };
}

/** How much of a player is laid out: all; a line, with pictures of what is in play; the line alone. The rest is a press away. */
export type Extent = 'full' | 'pictures' | 'line';

export function extentOf({ isNarrow, isPhone }: Space, isOwn: boolean, rivals: number): Extent {
  if (isOwn || !isNarrow) return 'full';
  return isPhone && rivals > 1 ? 'line' : 'pictures';
}

/** Many cards are shown smaller, so that all of them can be seen at once. */
export const sizeFor = (cards: number, most: number): TileSize => (cards <= most ? 'usual' : 'chip');
