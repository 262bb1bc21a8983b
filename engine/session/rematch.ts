/** Another game of the same players at the same table. */
import { Refused, type Result, type Seat } from '../src/index.ts';
import type { Chosen, TableOptions } from './entry.ts';

/** Of those who did not win, the one with the fewest points. None where several have as few, or all have won. */
export function loserOf(result: Result | null, seats: number): Seat | undefined {
  if (result === null) return undefined;
  const { points, winners } = result;
  const lost = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  // Who alone gave up has lost, whatever the points say, and even where they were not kept.
  if (lost.length === 1) return lost[0];
  const fewest = Math.min(...lost.map((seat) => points[seat]));
  const last = lost.filter((seat) => points[seat] === fewest);
  return last.length === 1 ? last[0] : undefined;
}

/** What was chosen before, by the rules of today: where these do not have it any more, all is as usual. Whoever lost may begin. */
export function optionsAgain<O>(table: TableOptions<O>, players: number, chosen: Chosen, loser: Seat | undefined): O {
  const options = chosenAgain(table, players, chosen);
  return loser === undefined ? options : (table.next?.(options, loser) ?? options);
}

function chosenAgain<O>(table: TableOptions<O>, players: number, chosen: Chosen): O {
  const isKnown = Object.keys(chosen).every((name) => table.choices.some((choice) => choice.name === name));
  try {
    return table.parse(players, isKnown ? chosen : {});
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return table.parse(players, {});
  }
}
