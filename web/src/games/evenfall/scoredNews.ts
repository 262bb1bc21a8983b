/** What final scoring told. */
import type { News, Scored } from '@gloaming/evenfall';
import type { Entry } from '@gloaming/protocol';

export type { Scored };

/** Points by part and seat ("rituals 1"). What was taken back does not count. */
export function asPart(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const takenBack = new Set(entries.map(({ takesBack }) => takesBack));
  const points = new Map<string, number>();
  for (const { number, news } of entries)
    if (!takenBack.has(number))
      for (const each of news as readonly News[])
        if (each.news === 'scored') points.set(`${each.part} ${each.seat}`, each.points);
  return points;
}
