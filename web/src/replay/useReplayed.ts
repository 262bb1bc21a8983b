import { useEffect, useState } from 'react';
import { getRecord, Refusal } from '../net/api.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import type { Replayed } from './replayed.ts';
import { rulesOf } from './rules.ts';

const AGAIN = 3_000;

export interface Loading {
  readonly replayed: Replayed | null;
  readonly record: string;
  /** Why there is nothing to show, in words; empty while there may still be. */
  readonly trouble: string;
}

/** A finished game, fetched and played again. The server is asked until it answers. */
export function useReplayed(table: string, game: string | null): Loading {
  const say = useWords();
  const { language } = useSettings();
  const [loading, setLoading] = useState<Loading>({ replayed: null, record: '', trouble: '' });
  const isDone = loading.replayed !== null;
  useEffect(() => {
    if (game === null || isDone) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (): Promise<void> => {
      try {
        const [record, rules] = await Promise.all([getRecord(language, table), rulesOf(game)]);
        if (!isOver) setLoading({ replayed: rules.replay(record), record, trouble: '' });
      } catch (error) {
        if (isOver) return;
        const isRefused = error instanceof Refusal;
        setLoading((before) => ({ ...before, trouble: isRefused ? error.message : say('no-network') }));
        if (!isRefused) timer = setTimeout(load, AGAIN);
      }
    };
    void load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [table, game, language, say, isDone]);
  return loading;
}
