/** What the head of a mage says, wherever it stands. */
import type { Seat } from '@gloaming/engine';
import { ENOUGH, FACES, standingOf, TEXTS } from '@gloaming/res-arcana';
import type { PlayerProps } from '../../table/PlayerPanel.tsx';
import type { Say } from '../../words/index.ts';
import type { Setting } from './setting.tsx';

export function asPlayer(say: Say, set: Setting, seat: Seat): Omit<PlayerProps, 'isMine' | 'isActing'> {
  const { t, desk } = set;
  return {
    seat,
    name: desk.names[seat],
    about: aboutOf(say, set, seat),
    desk,
    isFirst: t.first === seat,
    hasPassed: t.players[seat].passed === 1,
    points: standingOf(t, seat),
    enough: ENOUGH,
  };
}

/** Who the mage is, and in a match how many games they have won. */
function aboutOf(say: Say, { t, language }: Setting, seat: Seat): string {
  const { inPlay, wins } = t.players[seat];
  const mage = inPlay.find((card) => FACES[card].kind === 'mage');
  const name = mage === undefined ? '' : TEXTS[language].card(mage).name;
  return t.match === 1 ? `${name} · ${say('wins-so-far', { n: wins })}` : name;
}
