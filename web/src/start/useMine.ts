import type { ReplyOf } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import { isServerless } from '../base/serverless.ts';
import { useSettings } from '../base/settings.tsx';
import { call } from '../net/api.ts';
import { isUsed } from '../net/here/here.ts';
import { usePlayer } from '../net/player.ts';
import type { Where } from '../net/where.ts';

/** A table of mine: where I sit, and whether I am asked. */
export type Mine = ReplyOf<'myTables'>['tables'][number];

const REFRESH = 10_000;

type ByHost = Readonly<Record<Where, readonly Mine[]>>;
const NONE: ByHost = { server: [], here: [] };

/** A visitor who is no player has no tables on a server, and whoever never played here has none here. */
const hostsOf = (player: string | undefined): readonly Where[] => [
  ...(player === undefined || isServerless ? [] : (['server'] as const)),
  ...(isUsed() ? (['here'] as const) : []),
];

/** My tables, newest first; those of the server and those of this browser. */
export function useMine(): readonly Mine[] {
  const { language } = useSettings();
  const player = usePlayer()?.id;
  const [mine, setMine] = useState(NONE);
  useEffect(() => {
    setMine(NONE);
    let isOver = false;
    const load = (): void => {
      if (document.visibilityState === 'hidden') return;
      for (const where of hostsOf(player)) {
        call(language, 'myTables', {}, where).then(
          ({ tables }) => isOver || setMine((known) => ({ ...known, [where]: tables })),
          // Without a connection what was known stays.
          () => undefined,
        );
      }
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
  return useMemo(() => [...mine.server, ...mine.here].toSorted((a, b) => b.table.created - a.table.created), [mine]);
}
