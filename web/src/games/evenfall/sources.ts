/** Where points come from, in words. */
import type { Language } from '@gloaming/engine';
import { type Source, scoresNow, type View } from '@gloaming/evenfall';
import type { PointSource } from '../../table/game.ts';
import { ZONE_WORDS } from './zones.ts';

const SOURCES: readonly Source[] = ['before', 'specialists', 'council', 'rituals', 'doubled', 'places'];

export function sources({ table }: View, language: Language): PointSource[] {
  const zones = ZONE_WORDS[language];
  const seats = scoresNow(table);
  return SOURCES.map((source) => ({
    label: source === 'before' ? zones.before : zones[`scored${source}`],
    points: seats.map((from) => from[source]),
  }));
}

/** What each would have if it ended now. */
export const totalsNow = (table: View['table']): number[] =>
  scoresNow(table).map((from) => SOURCES.reduce((sum, source) => sum + from[source], 0));
