import type { NewTable } from '@gloaming/protocol';
import { useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { asPlayer, call, sayTrouble } from '../net/api.ts';
import { useRequestId } from '../net/useRequestId.ts';
import { useWords } from '../words/index.ts';

/** Makes a table and goes there. */
export function useOpening(onTrouble: (trouble: string) => void): {
  isBusy: boolean;
  open: (wanted: NewTable) => Promise<void>;
} {
  const say = useWords();
  const { language } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const { idFor, done } = useRequestId();
  const open = async (wanted: NewTable): Promise<void> => {
    setBusy(true);
    onTrouble('');
    const id = idFor(wanted);
    const go = onward();
    try {
      const { table } = await asPlayer(language, say('guest'), () =>
        call(language, 'newTable', { body: { ...wanted, id } }),
      );
      done();
      go(`/table/${table.id}`);
    } catch (error) {
      onTrouble(sayTrouble(error, say));
      setBusy(false);
    }
  };
  return { isBusy, open };
}
