import type { NewTable } from '@gloaming/protocol';
import { useRef, useState } from 'react';
import { asPlayer, newCommandId, newTable, sayTrouble } from '../net/api.ts';
import { go } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';

/** Makes a table and goes there. */
export function useOpening(onTrouble: (trouble: string) => void): {
  isBusy: boolean;
  open: (wanted: NewTable) => Promise<void>;
} {
  const say = useWords();
  const { language } = useSettings();
  const [isBusy, setBusy] = useState(false);
  // Whoever tries again because no answer came wants the same table, not a second one.
  const tried = useRef({ id: '', wish: '' });
  const open = async (wanted: NewTable): Promise<void> => {
    setBusy(true);
    onTrouble('');
    const wish = JSON.stringify(wanted);
    if (tried.current.wish !== wish) tried.current = { id: newCommandId(), wish };
    const { id } = tried.current;
    try {
      const { table } = await asPlayer(language, say('guest'), () => newTable(language, { ...wanted, id }));
      tried.current = { id: '', wish: '' };
      go(`/table/${table.id}`);
    } catch (error) {
      onTrouble(sayTrouble(error, say));
      setBusy(false);
    }
  };
  return { isBusy, open };
}
