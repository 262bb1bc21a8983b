/** Where the table is longer than the window, rivals are laid out in brief. */
import { useMedia } from './useMedia.ts';

/** How much of a player is laid out: all; a line, with pictures of what is in play; the line alone. The rest is a press away. */
export type Extent = 'full' | 'pictures' | 'line';

export function useExtentOf(rivals: number): (isOwn: boolean) => Extent {
  const isPhone = useMedia('(max-width: 40rem)');
  return (isOwn) => (isOwn ? 'full' : isPhone && rivals > 1 ? 'line' : 'pictures');
}
