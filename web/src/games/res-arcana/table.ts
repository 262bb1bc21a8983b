import { FACES, type News, newsSigns, phaseOf, TERMS, TEXTS, type View } from '@gloaming/res-arcana';
import type { TableGame } from '../../table/game.ts';
import { follow, groupOf, isHow, isMain, offers, preview, question, tray } from './asking.ts';
import { Board } from './Board.tsx';
import { faceOf } from './faces.ts';
import { closing, isTogether, reasons, refusals, targetOf } from './pointing.ts';
import { sides } from './sides.ts';
import { soundOf } from './sounds.ts';
import { sources, tieBreak } from './sources.ts';

export const TABLE: TableGame<View> = {
  Board,
  symbols: ['elan', 'life', 'calm', 'death', 'gold', 'any', 'points'],
  facesOf: () => faceOf,
  targetOf,
  isMain,
  isTogether,
  closing,
  groupOf,
  dial: () => null,
  preview,
  question,
  follow,
  offers,
  isHow,
  tray,
  isIdle: () => false,
  mayIdle: () => false,
  reasons,
  refusals,
  champion({ table }, seat) {
    const card = table.players[seat].inPlay.find((each) => FACES[each].kind === 'mage');
    return card === undefined ? null : { card };
  },
  sides,
  sources,
  tieBreak,
  telling: {
    signs: (language, news, line, you) => newsSigns(language, news as News, line as News[], you),
    sentence: (language, news, names, you) => TEXTS[language].news(news as News, names, you),
  },
  soundOf: (news) => soundOf(news as News),
  terms: (language) => TERMS[language],
  status(view, say) {
    const phase = phaseOf(view);
    if (phase === 'setup' || phase === 'over') return phase === 'setup' ? say('setup') : say('game-over');
    return `${say('round', { n: view.table.round })} · ${say(`phase-${phase}`)}`;
  },
};
