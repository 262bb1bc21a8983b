/** Tries at a deal of the day: what stays secret after the end, because others have the same deal still before them. */
import { opensAt } from './days.ts';
import { refuse } from './faults.ts';
import { type Live, seatOf } from './liveTable.ts';

/** Until then key and hidden cards are shown to nobody, whether the game is over or not. */
export const sealedUntil = ({ row }: Live): number | null => (row.day === null ? null : opensAt(row.day));

export function isSealed(live: Live, now: number): boolean {
  const until = sealedUntil(live);
  return until !== null && now < until;
}

/** What would tell the key, or all of a shuffle. */
export function refuseSealed(live: Live, now: number): void {
  if (isSealed(live, now)) refuse('deal-sealed', { until: sealedUntil(live) ?? 0 });
}

/** Only who plays there may look: others could see what comes. */
export function refuseStranger(live: Live, player: string | null, now: number): void {
  if (player === null || seatOf(live, player) < 0) refuseSealed(live, now);
}
