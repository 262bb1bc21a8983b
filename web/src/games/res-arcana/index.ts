/** Res Arcana on the page. */
import type { View } from '@gloaming/res-arcana';
import type { GamePage } from '../../table/gamePage.ts';
import { EMBLEM } from './drawings/emblem.ts';
import './look.css';

export const RES_ARCANA: GamePage<View> = {
  words: {
    en: {
      title: 'Res Arcana',
      about:
        'Turn a handful of artifacts into a machine that makes essences. With them you claim Places of Power and monuments, and those are points.',
      facts: '2–4 players · until somebody has 10 points',
    },
    de: {
      title: 'Res Arcana',
      about:
        'Bau dir aus einer Handvoll Artefakte ein Räderwerk, das Essenzen liefert. Mit ihnen nimmst du Orte der Macht und Monumente in Besitz, und die bringen Punkte.',
      facts: '2–4 Spieler · bis jemand 10 Punkte hat',
    },
    pl: {
      title: 'Res Arcana',
      about:
        'Z garści artefaktów zbuduj machinę, która wytwarza esencje. Za nie zajmujesz enklawy mocy i monumenty, a te dają punkty.',
      facts: '2–4 graczy · aż ktoś zdobędzie 10 punktów',
    },
    pt: {
      title: 'Res Arcana',
      about:
        'Transforme um punhado de artefatos numa máquina de essências. Com elas você conquista Lugares de Poder e monumentos, e eles valem pontos.',
      facts: '2–4 jogadores · até alguém ter 10 pontos',
    },
  },
  opponents: [1, 2, 3],
  chosen: { deal: 'first-game' },
  saidOfTables: ['deal', 'match'],
  picture: EMBLEM,
  table: () => import('./table.ts'),
  faces: () => import('./faces.ts'),
};
