import type { Entry, Present } from '@gloaming/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../base/settings.tsx';
import { playSounds } from '../sound/player.ts';
import type { Sound } from '../sound/sounds.ts';
import type { TableGame } from '../table/game.ts';

type Heard = Pick<TableGame<never>, 'soundOf'> | null;

/** What a change sounds like: what happened, then that one's turn has come, or how it ended. */
export function soundsOf(game: Heard, before: Present, now: Present, entries: readonly Entry[]): Sound[] {
  if (now.version <= before.version) return [];
  const happened = entries
    .filter(({ number }) => number > before.version)
    .flatMap(({ news }) => news.flatMap((each) => game?.soundOf(each) ?? []));
  // The same thing again and again is heard once.
  const heard = happened.filter((sound, i) => sound !== happened[i - 1]);
  if (now.table.status === 'ended' && before.table.status !== 'ended') return [...heard, endOf(now)];
  if (now.question !== null && before.question === null) return [...heard, 'your-turn'];
  return heard;
}
/** Spectators hear the sound of a won game. */
function endOf({ table, seat }: Present): Sound {
  return seat < 0 || table.result?.winners.includes(seat) === true ? 'won' : 'lost';
}

export function useSounds(game: Heard, present: Present, entries: readonly Entry[]): void {
  const { sound } = useSettings();
  const before = useRef(present);
  useEffect(() => {
    const heard = soundsOf(game, before.current, present, entries);
    before.current = present;
    if (sound !== 'off') playSounds(heard, sound);
  }, [game, present, entries, sound]);
}
