/**
 * A game comes to its end, and its log with it. What is taken back, and who sits down, leaves and comes back, could go on for ever:
 * that has an end here.
 */
import { refuse } from '../faults.ts';
import type { Live } from './live.ts';

/** Of entries other than answers that stand: nobody comes near who only plays. */
const MOST = 2_000;

export function refuseIfRestless({ version, standing }: Live): void {
  if (version - standing.length >= MOST) refuse('too-restless', {});
}
