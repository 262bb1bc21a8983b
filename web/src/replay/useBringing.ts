/** A game that no host has yet: taken from its link. */
import type { Bringing } from '@gloaming/protocol';
import { useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { asPlayer, call, sayTrouble } from '../net/api.ts';
import { useRequestId } from '../net/useRequestId.ts';
import type { Where } from '../net/where.ts';
import { useWords } from '../words/index.ts';

interface Bring {
  readonly trouble: string;
  readonly isBusy: boolean;
  /** Gives it to that host, and goes to the table that is made of it. */
  bring(game: Omit<Bringing, 'id'>): Promise<void>;
}

export function useBringing(where: Where): Bring {
  const say = useWords();
  const { language } = useSettings();
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { idFor, done } = useRequestId();
  const bring = async (game: Omit<Bringing, 'id'>): Promise<void> => {
    setBusy(true);
    setTrouble('');
    const id = idFor(game);
    const go = onward();
    try {
      const ask = () => call(language, 'bring', { body: { ...game, id } }, where);
      const { table } = await asPlayer(language, say('guest'), ask, where);
      done();
      go(`/table/${table.id}`);
    } catch (error) {
      setTrouble(sayTrouble(error, say));
      setBusy(false);
    }
  };
  return { trouble, isBusy, bring };
}
