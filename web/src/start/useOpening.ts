import type { NewTable } from '@gloaming/protocol';
import { useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { asPlayer, call, sayTrouble } from '../net/api.ts';
import { useRequestId } from '../net/useRequestId.ts';
import { type Where, whereOf } from '../net/where.ts';
import { useWords } from '../words/index.ts';

interface Opening {
  readonly isBusy: boolean;
  readonly open: (wanted: NewTable, where?: Where) => Promise<void>;
}

/** Makes a table and goes there. */
export function useOpening(onTrouble: (trouble: string) => void): Opening {
  const say = useWords();
  const { language } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const { idFor, done } = useRequestId();
  const open = async (wanted: NewTable, where: Where = whereOf(undefined)): Promise<void> => {
    setBusy(true);
    onTrouble('');
    const id = idFor({ ...wanted, where });
    const go = onward();
    try {
      const make = () => call(language, 'newTable', { body: { ...wanted, id } }, where);
      const { table } = await asPlayer(language, say('guest'), make, where);
      done();
      go(`/table/${table.id}`);
    } catch (error) {
      onTrouble(sayTrouble(error, say));
      setBusy(false);
    }
  };
  return { isBusy, open };
}
