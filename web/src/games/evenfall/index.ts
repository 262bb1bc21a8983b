/** Evenfall on the page. */
import type { View } from '@gloaming/evenfall';
import type { GamePage } from '../../table/gamePage.ts';
import { EMBLEM } from './drawings/emblem.ts';
import './look.css';

export const EVENFALL: GamePage<View> = {
  words: {
    en: {
      title: 'Evenfall',
      about:
        'Lead a clan of witches: discover Places of Power, bind Rituals to them, and fight for the regions with hidden dials.',
      facts: '1–4 players · three rounds, most points win',
      cards: 'Evenfall as published has many cards that we do not know: in their place are cards of our own design.',
    },
    de: {
      title: 'Evenfall',
      about:
        'Führe einen Hexenclan: Entdecke Orte der Macht, binde Rituale an sie und kämpfe mit verdeckten Manascheiben um die Regionen.',
      facts: '1–4 Spieler · drei Runden, wer die meisten Punkte hat, gewinnt',
      cards: 'Viele Karten des erschienenen Evenfall kennen wir nicht: An ihrer Stelle stehen selbst entworfene.',
    },
    pl: {
      title: 'Evenfall',
      about:
        'Poprowadź klan wiedźm: odkrywaj miejsca mocy, łącz z nimi rytuały i walcz o regiony, potajemnie ustawiając licznik many.',
      facts: '1–4 graczy · trzy rundy, wygrywa ten, kto ma najwięcej punktów',
      cards: 'Wielu kart z wydanego Evenfall nie znamy: zastępują je karty naszego projektu.',
    },
    pt: {
      title: 'Evenfall',
      about:
        'Comande um Coven de bruxas: descubra Locais de Poder, vincule Rituais a eles e dispute as Regiões com Mostradores de Mana ocultos.',
      facts: '1–4 jogadores · três rodadas, vence quem tiver mais pontos',
      cards: 'Não conhecemos muitas das cartas do Evenfall publicado: no lugar delas há cartas criadas por nós.',
    },
  },
  opponents: [0, 1, 2, 3],
  chosen: { side: 'sun' },
  saidOfTables: ['side'],
  picture: EMBLEM,
  table: () => import('./table.ts'),
  faces: () => import('./faces.ts'),
};
