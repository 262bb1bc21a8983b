import type { GameInfo } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { call } from './api.ts';
import type { Where } from './where.ts';

const AGAIN = 4_000;

/**
 * What the server has to play and to play against: null until it has said so. It is asked until it answers; a table of this browser alone
 * does not ask.
 */
export function useGames(isWanted = true, where?: Where): { games: readonly GameInfo[] | null; isCutOff: boolean } {
  const { language } = useSettings();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = (): void => {
      call(language, 'games', {}, where).then(
        (answer) => {
          if (isOver) return;
          setGames(answer.games);
          setCutOff(false);
        },
        () => {
          if (isOver) return;
          setCutOff(true);
          timer = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, isWanted, where]);
  return { games, isCutOff };
}
