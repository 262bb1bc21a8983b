import { CLANS, type News, newsSigns, phaseOf, TERMS, TEXTS, type View } from '@gloaming/evenfall';
import type { TableGame } from '../../table/game.ts';
import { dial, follow, groupOf, isHow, isIdle, isMain, mayIdle, offers, preview, question, tray } from './asking.ts';
import { BattleReveal, lasts } from './BattleReveal.tsx';
import { Board } from './Board.tsx';
import { facesAt } from './faces.ts';
import { closing, isTogether, reasons, refusals, targetOf } from './pointing.ts';
import { sides } from './sides.ts';
import { soundOf } from './sounds.ts';
import { sources, tieBreak } from './sources.ts';

export const TABLE: TableGame<View> = {
  Board,
  symbols: [
    ...(['herb', 'potion', 'knowledge', 'any', 'mana', 'cards', 'points', 'witch', 'elder', 'scythe', 'orb'] as const),
    ...(['eye', 'flame', 'wave', 'fang', 'red'] as const),
  ],
  facesOf: ({ table }) => facesAt(table),
  targetOf,
  isMain,
  isTogether,
  closing,
  groupOf,
  dial,
  preview,
  question,
  follow,
  offers,
  isHow,
  tray,
  isIdle,
  mayIdle,
  reasons,
  refusals,
  champion: ({ table }, seat) => ({ sign: CLANS[table.players[seat].clan] ?? 'witch' }),
  sides,
  sources,
  tieBreak,
  telling: {
    signs: (language, news, line, you) => newsSigns(language, news as News, line as News[], you),
    sentence: (language, news, names, you) => TEXTS[language].news(news as News, names, you),
  },
  reveal: { lasts, Scene: BattleReveal },
  soundOf: (news) => soundOf(news as News),
  terms: (language) => TERMS[language],
  status(view, say) {
    const phase = phaseOf(view);
    if (phase === 'setup' || phase === 'over') return phase === 'setup' ? say('setup') : say('game-over');
    if (phase === 'scoring') return say('phase-scoring');
    return `${say('round', { n: view.table.round })} · ${say(`phase-${phase}`)}`;
  },
};
