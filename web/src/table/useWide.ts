/** Whether all of the table is in the window at once, laid out for a pointer that meets small things. */
import { useMedia } from './useMedia.ts';

export const useWide = (): boolean => useMedia('(min-width: 64rem) and (pointer: fine)');
