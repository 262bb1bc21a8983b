/** How a game ended. */
import type { Result } from '@gloaming/engine';
import type { Desk } from './desk.ts';
import { padEnd, wrap } from './page.ts';
import { widthOf } from './terminal.ts';

export function resultLines(
  { words, paint, terminal }: Desk,
  result: Result | null,
  names: readonly string[],
): string[] {
  if (result === null) return [];
  const column = Math.max(...names.map(widthOf)) + 2;
  const winners = result.winners.map((seat) => names[seat]).join(', ');
  const { table } = words;
  const verdict =
    result.winners.length === 0
      ? table.nobody
      : result.winners.length === 1
        ? table.wins(winners)
        : table.shared(winners);
  return [
    ...result.points.map((points, seat) => `  ${padEnd(names[seat], column)}${table.points(points)}`),
    ...wrap(paint('bold', verdict), terminal.width),
  ];
}
