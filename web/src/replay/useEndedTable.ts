/** The table of a game that is over: asked for until the server answers. */
import { Refused } from '@gloaming/engine';
import type { TableInfo } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { call, isRefused } from '../net/api.ts';

const AGAIN = 3_000;

interface Found {
  readonly table: { readonly info: TableInfo; readonly seat: number } | null;
  readonly isGone: boolean;
  /** What the server said instead, in words. */
  readonly refused: string;
}

export function useEndedTable(id: string): Found {
  const { language } = useSettings();
  const [found, setFound] = useState<Found>({ table: null, isGone: false, refused: '' });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      call(language, 'present', { params: { table: id } }).then(
        (present) =>
          isOver || setFound({ table: { info: present.table, seat: present.seat }, isGone: false, refused: '' }),
        (error: unknown) => {
          if (isOver) return;
          const isGone = isRefused(error, 'no-such-table', 'bad-request');
          setFound((before) => ({ ...before, isGone, refused: error instanceof Refused ? error.message : '' }));
          // Too much was asked of the server, perhaps: later it may answer.
          if (!isGone) timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, id]);
  return found;
}
