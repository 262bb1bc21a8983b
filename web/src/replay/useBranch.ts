/** A moment of a finished game again, at a table of one's own. */
import { useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { asPlayer, call, sayTrouble } from '../net/api.ts';
import { useRequestId } from '../net/useRequestId.ts';
import { whereOf } from '../net/where.ts';
import { useWords } from '../words/index.ts';

interface Branching {
  readonly trouble: string;
  readonly isBusy: boolean;
  branch(step: number, seat: number, bot: string): Promise<void>;
}

export function useBranch(table: string): Branching {
  const say = useWords();
  const { language } = useSettings();
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { idFor, done } = useRequestId();
  const branch = async (step: number, seat: number, bot: string): Promise<void> => {
    setBusy(true);
    setTrouble('');
    const wanted = { step, seat, bot };
    const id = idFor(wanted);
    const go = onward();
    try {
      const asked = { params: { table }, body: { ...wanted, id } };
      const made = await asPlayer(
        language,
        say('guest'),
        () => call(language, 'branch', asked),
        whereOf(asked.params.table),
      );
      done();
      go(`/table/${made.table.id}`);
    } catch (error) {
      setTrouble(sayTrouble(error, say));
      setBusy(false);
    }
  };
  return { trouble, isBusy, branch };
}
