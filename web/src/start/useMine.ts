import type { ReplyOf } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { call } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';

/** A table of mine: where I sit, and whether I am asked. */
export type Mine = ReplyOf<'myTables'>['tables'][number];

const REFRESH = 10_000;

/** My tables, newest first; a visitor who is no player has none, and none are asked for. */
export function useMine(): readonly Mine[] {
  const { language } = useSettings();
  const player = usePlayer()?.id;
  const [mine, setMine] = useState<readonly Mine[]>([]);
  useEffect(() => {
    setMine([]);
    if (player === undefined) return;
    let isOver = false;
    const load = (): void => {
      if (document.visibilityState === 'hidden') return;
      call(language, 'myTables', {}).then(
        ({ tables }) => isOver || setMine(tables),
        // Without a connection what was known stays.
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, REFRESH);
    document.addEventListener('visibilitychange', load);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [language, player]);
  return mine;
}
