/** Whether the question covers the lower part of the table, which is longer than the screen then. */
import { useMedia } from './useMedia.ts';

export const useNarrow = (): boolean => useMedia('(max-width: 63.99rem)');
