/**
 * A game comes to its end, and its log with it. What is taken back, and who leaves and comes back, could go on for ever: that has an
 * end here, for each seat by itself, so that nobody can use up what is another's.
 */
import { refuse } from '../base/faults.ts';
import type { Live } from './live.ts';

/** Nobody comes near who only plays. */
const MOST = 1_000;

export function refuseOverQuota({ restless }: Live, seat: number): void {
  if (restless[seat] >= MOST) refuse('too-restless', {});
}
