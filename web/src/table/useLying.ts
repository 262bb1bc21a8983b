/** Whether it is a phone that lies on its side: the question, and what one holds, stand beside the table. */
import { useMedia } from './useMedia.ts';

export const useLying = (): boolean => useMedia('(min-width: 40rem) and (max-width: 63.99rem) and (max-height: 34rem)');
