/**
 * Rivals at a deal of the day: whoever plays the same answers meets the same ones. What they see when they decide does not depend on who
 * was quicker.
 */
import type { Live } from './liveTable.ts';

/** Where whoever tries the deal sits; rivals sit on all other seats. */
export const TRYING = 0;

export const isRival = ({ row }: Live, seat: number): boolean => row.day !== null && seat !== TRYING;

/** What both are asked at the same time is answered first by whoever tries. */
export const hasToWait = (live: Live, seat: number): boolean =>
  isRival(live, seat) && (live.play?.deciders().includes(TRYING) ?? false);
