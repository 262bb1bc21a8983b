import { useEffect } from 'react';
import { useSettings } from '../base/settings.tsx';
import { meet } from './api.ts';
import { playerNow } from './player.ts';

const AGAIN = 3_000;

/** Finds out which player this browser is; without a connection it asks again until there is an answer. */
export function useMeeting(): void {
  const { language } = useSettings();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      await meet(language);
      if (!isOver && playerNow() === undefined) timer = setTimeout(ask, AGAIN);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language]);
}
