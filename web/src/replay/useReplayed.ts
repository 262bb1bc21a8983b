import { isRefused, Refused, sayRefusal } from '@gloaming/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { getRecord } from '../net/api.ts';
import { noteError } from '../net/report.ts';
import type { Replayed } from '../record/replayed.ts';
import { type Rules, rulesOfRecord } from '../record/rules.ts';
import { useWords } from '../words/index.ts';

const AGAIN = 3_000;

export interface Loading {
  readonly replayed: Replayed | null;
  readonly record: string;
  /** Why there is nothing to show, in words; empty while there may still be. */
  readonly trouble: string;
}

/** A finished game, fetched and played again. The server is asked until it answers; what it gave is replayed once. */
export function useReplayed(table: string, game: string | null): Loading {
  const say = useWords();
  const { language } = useSettings();
  const [loading, setLoading] = useState<Loading>({ replayed: null, record: '', trouble: '' });
  const isDone = loading.replayed !== null;
  useEffect(() => {
    if (game === null || isDone) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (trouble: string): void => setLoading((before) => ({ ...before, trouble }));
    const whyNot = (error: Refused): string => {
      if (isRefused(error, 'bad-record')) return say('no-replay');
      // What the server refused comes in words.
      return isRefused(error, 'newer-rules', 'rules-not-kept') ? sayRefusal(language, error) : error.message;
    };
    const replay = (record: string, rules: Rules): void => {
      try {
        setLoading({ replayed: rules.replay(record), record, trouble: '' });
      } catch (error) {
        // The same record would lead to the same again: a report tells why.
        noteError(error);
        fail(say('no-replay'));
      }
    };
    const load = async (): Promise<void> => {
      try {
        const record = await getRecord(language, table);
        const rules = await rulesOfRecord(record);
        if (!isOver) replay(record, rules);
      } catch (error) {
        if (isOver) return;
        // A file of rules that does not come may be the network's fault, too.
        const isLate = !(error instanceof Refused) || isRefused(error, 'rules-unreadable');
        if (isRefused(error, 'bad-record')) noteError(error);
        fail(isLate ? say('no-network') : whyNot(error));
        if (isLate) timer = setTimeout(load, AGAIN);
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
