/** Who lost a game, as far as that is one player alone: so that whoever lost can begin the next one. */
import type { Result } from '@gloaming/protocol';

/** Of those who did not win, the one with the fewest points. None where several have as few, or all have won. */
export function loserOf(result: Result | null, seats: number): number | undefined {
  if (result === null) return undefined;
  const { points, winners } = result;
  const lost = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  // Who alone gave up has lost, whatever the points say, and even where they were not kept.
  if (lost.length === 1) return lost[0];
  const fewest = Math.min(...lost.map((seat) => points[seat]));
  const last = lost.filter((seat) => points[seat] === fewest);
  return last.length === 1 ? last[0] : undefined;
}
