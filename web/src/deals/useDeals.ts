import type { DealResults, Deals } from '@gloaming/protocol';
import { useCallback, useEffect, useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { asPlayer, call, isRefused, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { useWords } from '../words/index.ts';
import { myZone } from './days.ts';

/** A zone that the server does not know is no reason to have no deal. */
export async function inMyZone<R>(ask: (zone: string) => Promise<R>): Promise<R> {
  try {
    return await ask(myZone());
  } catch (error) {
    if (!isRefused(error, 'no-such-zone')) throw error;
    return ask('UTC');
  }
}

/** The deals of today and my days in a row; asked for again whenever the page is looked at again. */
export function useDeals(): Deals | null {
  const { language } = useSettings();
  const player = usePlayer();
  const [deals, setDeals] = useState<Deals | null>(null);
  const who = player?.id;
  useEffect(() => {
    // Until it is known who one is: else everything would be asked for twice.
    if (player === undefined) return;
    let isOver = false;
    const load = (): void => {
      if (document.visibilityState === 'hidden') return;
      inMyZone((zone) => call(language, 'deals', { query: { zone } })).then(
        (found) => isOver || setDeals(found),
        // Without a connection what was known stays.
        () => undefined,
      );
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', load);
    };
  }, [language, who, player === undefined]);
  return deals;
}

const AGAIN_AFTER = 10_000;

/** How a deal went; as long as others, or bots, are still at it, it is asked for again. */
export function useDealResults(game: string, day: string | null): { found: DealResults | null; trouble: string } {
  const say = useWords();
  const { language } = useSettings();
  const who = usePlayer()?.id;
  const [found, setFound] = useState<DealResults | null>(null);
  const [trouble, setTrouble] = useState('');
  // `who`: another player sees something else.
  useEffect(() => {
    if (day === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      try {
        const results = await call(language, 'dealResults', { params: { game, day } });
        if (isOver) return;
        setFound(results);
        setTrouble('');
        if (results.playing > 0) timer = setTimeout(load, AGAIN_AFTER);
      } catch (error) {
        if (!isOver) setTrouble(sayTrouble(error, say));
      }
    };
    void load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, game, day, who, say]);
  return { found, trouble };
}

/** Begins my try, or goes on with it. */
export function useBeginning(onTrouble: (trouble: string) => void): (game: string) => Promise<void> {
  const say = useWords();
  const { language } = useSettings();
  return useCallback(
    async (game) => {
      onTrouble('');
      const go = onward();
      try {
        const begin = (zone: string) => call(language, 'beginDeal', { params: { game }, body: { zone } });
        const { table } = await asPlayer(language, say('guest'), () => inMyZone(begin));
        go(`/table/${table.id}`);
      } catch (error) {
        onTrouble(sayTrouble(error, say));
      }
    },
    [language, say, onTrouble],
  );
}
