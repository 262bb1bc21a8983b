/** Whether a whole turn can be taken back, behind what was hidden and what bots have answered; and from which answer on. */
import type { TurnBarrier } from '@gloaming/protocol';
import type { Live } from './liveTable.ts';

/** What a person has seen of another cannot be given back, nor can time. Null if nothing stands against it. */
export function turnBarrier({ row, seats, time, turns }: Live, seat: number): TurnBarrier | null {
  if (row.day !== null) return 'counts';
  if (seats.some((each) => each.seat !== seat && each.kind !== 'bot')) return 'others-play';
  if (time.kind !== 'none') return 'clock-runs';
  return turns.beforeLast(seat) === null ? 'no-turn-yet' : null;
}

/** The number of the first answer of the seat's last turn. */
export function firstOfTurn({ standing, turns }: Live, seat: number): number | null {
  const before = turns.beforeLast(seat);
  return before === null ? null : standing[before];
}
