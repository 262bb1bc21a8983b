/** Where points come from, in words. */
import type { Language } from '@gloaming/engine';
import { SOURCES, type Source, sourcesOf, tieBreakOf, type View } from '@gloaming/res-arcana';
import type { PointSource, TieBreak } from '../../table/game.ts';

const LABELS: Readonly<Record<Language, Readonly<Record<Source, string>>>> = {
  en: {
    places: 'Places of Power',
    monuments: 'Monuments',
    artifacts: 'Artifacts',
    token: 'First-player token',
    check: 'For the last check alone',
  },
  de: {
    places: 'Orte der Macht',
    monuments: 'Monumente',
    artifacts: 'Artefakte',
    token: 'Startspielermarker',
    check: 'Nur für die letzte Prüfung',
  },
  pl: {
    places: 'Enklawy mocy',
    monuments: 'Monumenty',
    artifacts: 'Artefakty',
    token: 'Znacznik pierwszego gracza',
    check: 'Tylko przy ostatnim sprawdzeniu',
  },
  pt: {
    places: 'Lugares de Poder',
    monuments: 'Monumentos',
    artifacts: 'Artefatos',
    token: 'Marcador de primeiro jogador',
    check: 'Só na última verificação',
  },
};

/** What hardly ever gives anything stands there only where it does. */
export function sources({ table: t }: View, language: Language): PointSource[] {
  const seats = t.players.map((_, seat) => sourcesOf(t, seat));
  return SOURCES.map((source) => ({
    label: LABELS[language][source],
    points: seats.map((from) => from[source]),
    isRare: source === 'check',
  })).filter(({ points, isRare }) => !isRare || points.some((n) => n !== 0));
}

const TIE_BREAK: Readonly<Record<Language, string>> = {
  en: 'essences, gold counts double',
  de: 'Essenzen, Gold zählt doppelt',
  pl: 'esencje, złoto podwójnie',
  pt: 'essências, ouro em dobro',
};

export function tieBreak({ table }: View, language: Language): TieBreak | null {
  const amounts = tieBreakOf(table);
  return amounts === null ? null : { label: TIE_BREAK[language], amounts };
}
