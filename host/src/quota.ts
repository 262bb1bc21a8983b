/**
 * A quota for what could make a log grow without end. Answers bring a game to its end, but undo, and leaving and coming back, could be
 * repeated for ever. Each seat has a quota of its own, so that nobody can use up another's.
 */
import { refuse } from './faults.ts';
import type { Live } from './liveTable.ts';

/** Far more than anybody needs who plays in earnest. */
const MOST = 1_000;

export function refuseOverQuota({ restless }: Live, seat: number): void {
  if (restless[seat] >= MOST) refuse('too-restless', {});
}
