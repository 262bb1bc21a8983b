/** Where points come from, in words. */
import type { Language } from '@gloaming/engine';
import { SOURCES, type Source, sourcesOf, type View } from '@gloaming/res-arcana';
import type { PointSource } from '../../table/game.ts';

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
