/** Whether the question covers the lower part of the table, which is longer than the screen then; on a phone on its side it stands beside. */
import { useMedia } from './useMedia.ts';

export const useCovering = (): boolean =>
  useMedia('(max-width: 39.99rem), (max-width: 63.99rem) and (min-height: 34.01rem)');
