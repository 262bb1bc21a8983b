/** What the head of a clan says, or that of the Automa, wherever it stands. */
import { CLANS, LEVELS, type Seat, settingsText } from '@gloaming/evenfall';
import type { PlayerProps } from '../../table/PlayerPanel.tsx';
import type { Setting } from './setting.tsx';

export function asPlayer({ t, desk, language, names, ifEnded }: Setting, seat: Seat): Omit<PlayerProps, 'isActing'> {
  const { automa, clan, passed, points } = t.players[seat];
  const { levels, clans } = settingsText(language);
  return {
    seat,
    name: names[seat],
    about: automa === 1 ? levels[LEVELS[t.level]] : clan < 0 ? '' : clans[CLANS[clan]],
    desk,
    isMine: false,
    isFirst: t.first === seat && t.seats > 1,
    hasPassed: passed === 1,
    points,
    ifEnded: ifEnded[seat],
  };
}
