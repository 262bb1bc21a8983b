/** What a table of Res Arcana can choose, in the words of the rulebook. */
import { BEGINS_WORDS, type TableWords } from '@gloaming/engine/session';
import type { CHOICES } from '../tableOptions.ts';

export const CHOICE_WORDS: TableWords<(typeof CHOICES)[number]> = {
  en: {
    deal: [
      'Cards',
      'how cards are dealt',
      { standard: 'Dealt at random', 'first-game': 'Sets for a first game', draft: 'Drafted' },
    ],
    match: ['Length', 'a match of up to three games', { no: 'One game', yes: 'A match of up to three games' }],
    begins: BEGINS_WORDS.en,
    collect: [
      'Collecting',
      'how to collect: all at the same time, or in turn order',
      { together: 'All at the same time', 'in-turn': 'In turn order' },
    ],
  },
  de: {
    deal: [
      'Karten',
      'wie die Karten verteilt werden',
      { standard: 'Zufällig verteilt', 'first-game': 'Sets für die erste Partie', draft: 'Draft' },
    ],
    match: [
      'Länge',
      'ein Match über bis zu drei Partien',
      { no: 'Eine Partie', yes: 'Ein Match über bis zu drei Partien' },
    ],
    begins: BEGINS_WORDS.de,
    collect: [
      'Sammeln',
      'wie gesammelt wird: alle gleichzeitig oder in Zugreihenfolge',
      { together: 'Alle gleichzeitig', 'in-turn': 'In Zugreihenfolge' },
    ],
  },
  pl: {
    deal: [
      'Karty',
      'sposób rozdania kart',
      { standard: 'Rozdane losowo', 'first-game': 'Zestawy na pierwszą partię', draft: 'Draft' },
    ],
    match: [
      'Długość',
      'pojedynek: najwyżej trzy partie',
      { no: 'Jedna partia', yes: 'Pojedynek: najwyżej trzy partie' },
    ],
    begins: BEGINS_WORDS.pl,
    collect: [
      'Zbieranie',
      'zbieranie: wszyscy jednocześnie albo w kolejności graczy',
      { together: 'Wszyscy jednocześnie', 'in-turn': 'W kolejności graczy' },
    ],
  },
  pt: {
    deal: [
      'Cartas',
      'como as cartas são distribuídas',
      { standard: 'Ao acaso', 'first-game': 'Conjuntos da primeira partida', draft: 'Draft' },
    ],
    match: ['Duração', 'melhor de três partidas', { no: 'Uma partida', yes: 'Melhor de três' }],
    begins: BEGINS_WORDS.pt,
    collect: [
      'Coleta',
      'a coleta: todos ao mesmo tempo ou na ordem do turno',
      { together: 'Todos ao mesmo tempo', 'in-turn': 'Na ordem do turno' },
    ],
  },
};
