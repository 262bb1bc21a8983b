/** Where points come from, in words. */
import type { Language } from '@gloaming/engine';
import { type Source, scoresNow, tieBreakOf, type View } from '@gloaming/evenfall';
import type { PointSource, TieBreak } from '../../table/game.ts';
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

const TIE_BREAK: Readonly<Record<Language, { readonly mana: string; readonly automa: string }>> = {
  en: { mana: 'Mana', automa: 'the Automa wins' },
  de: { mana: 'Mana', automa: 'der Automa gewinnt' },
  pl: { mana: 'mana', automa: 'wygrywa Automa' },
  pt: { mana: 'mana', automa: 'a Automa vence' },
};

export function tieBreak({ table }: View, language: Language): TieBreak | null {
  const amounts = tieBreakOf(table);
  if (amounts === null) return null;
  return { label: TIE_BREAK[language][table.players.length > table.seats ? 'automa' : 'mana'], amounts };
}
