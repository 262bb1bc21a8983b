/** How a game ended. */
import type { Result, Seat } from '@gloaming/engine';
import { padEnd, wrap } from '../base/page.ts';
import { widthOf } from '../base/terminal.ts';
import type { Counts } from '../games/index.ts';
import type { Context } from './context.ts';

export function resultLines(
  { words, language, paint, terminal }: Context,
  result: Result | null,
  names: readonly string[],
  counts: Counts,
): string[] {
  if (result === null) return [];
  const { table } = words;
  const called = (seat: Seat): string => names[seat] ?? table.automa;
  const column = Math.max(...result.points.map((_, seat) => widthOf(called(seat)))) + 2;
  const winners = new Intl.ListFormat(language).format(result.winners.map(called));
  const verdict =
    result.winners.length === 0
      ? table.nobody
      : result.winners.length === 1
        ? table.wins(winners)
        : table.shared(winners);
  return [
    ...result.points.map((points, seat) => `  ${padEnd(called(seat), column)}${table[counts](points)}`),
    ...wrap(paint('bold', verdict), terminal.width),
  ];
}
