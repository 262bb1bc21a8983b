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
    },
    de: {
      title: 'Evenfall',
      about:
        'Führe einen Hexenclan: Entdecke Orte der Macht, binde Rituale an sie und kämpfe mit verdeckten Manascheiben um die Regionen.',
      facts: '1–4 Spieler · drei Runden, wer die meisten Punkte hat, gewinnt',
    },
    pl: {
      title: 'Evenfall',
      about:
        'Poprowadź klan wiedźm: odkrywaj miejsca mocy, łącz z nimi rytuały i walcz o regiony, potajemnie ustawiając licznik many.',
      facts: '1–4 graczy · trzy rundy, wygrywa ten, kto ma najwięcej punktów',
    },
    pt: {
      title: 'Evenfall',
      about:
        'Comande um Coven de bruxas: descubra Locais de Poder, vincule Rituais a eles e dispute as Regiões com Mostradores de Mana ocultos.',
      facts: '1–4 jogadores · três rodadas, vence quem tiver mais pontos',
    },
  },
  opponents: [0, 1, 2, 3],
  chosen: { side: 'sun' },
  saidOfTables: ['side'],
  picture: EMBLEM,
  table: () => import('./table.ts'),
  faces: () => import('./faces.ts'),
};
