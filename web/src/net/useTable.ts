/** A table as it is now, kept up to date; and what can be done at it. */
import type { FaultCode, Present } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { asPlayer, call, type Deed, doAt, isRefused, sayTrouble, type Terms } from './api.ts';
import { useIsKept } from './here/here.ts';
import { makeInterruptibleWait } from './interruptibleWait.ts';
import { noteTable } from './report.ts';
import { type Followed, useFollowed } from './useFollowed.ts';
import { type Sending, useSending } from './useSending.ts';
import { whereOf } from './where.ts';

export interface AtTable extends Omit<Followed, 'adopt'>, Sending {
  /** What was refused last, in words; empty once something worked. */
  trouble: string;
  /** A table in this browser alone: there is nobody to leave, and nothing to share. */
  isPractice?: true;
  act(deed: Deed, terms?: Terms): Promise<Present | null>;
}

/** What a deed is refused with that was done before, perhaps by a request whose answer was lost. */
const DONE_ALREADY: Readonly<Record<Deed, readonly FaultCode[]>> = {
  join: ['already-seated'],
  start: ['not-open'],
  leave: ['a-bot-plays'],
  comeBack: ['no-bot-plays'],
  resign: ['has-resigned'],
  rematch: [],
};

/** Coming and going, which may make a visitor a player. */
function useDeeds(id: string, { adopt, reopen }: Followed, setTrouble: (trouble: string) => void): AtTable['act'] {
  const { language } = useSettings();
  const say = useWords();
  return async (deed, terms) => {
    const once = async (): Promise<Present> => {
      try {
        return await doAt(language, id, deed, terms);
      } catch (error) {
        if (isRefused(error, ...DONE_ALREADY[deed])) return call(language, 'present', { params: { table: id } });
        throw error;
      }
    };
    try {
      setTrouble('');
      const next = await asPlayer(language, say('guest'), once, whereOf(id));
      if (next.table.id === id) {
        adopt(next);
        reopen();
      }
      return next;
    } catch (error) {
      setTrouble(sayTrouble(error, say));
      return null;
    }
  };
}

export function useTable(id: string): AtTable {
  const [trouble, setTrouble] = useState('');
  // The connection is back: what waits for its next try is tried at once.
  const [wait] = useState(makeInterruptibleWait);
  const followed = useFollowed(id, wait.wake);
  const { present, entries, isConnected, isGone, behind, catchUp, said, line, reopen } = followed;
  const { sending, send } = useSending(id, followed, wait, setTrouble);
  const act = useDeeds(id, followed, setTrouble);
  const isKept = useIsKept();
  const say = useWords();
  useEffect(() => {
    if (!isKept && whereOf(id) === 'here') setTrouble(say('not-kept-here'));
  }, [isKept, id, say]);
  useEffect(() => noteTable(present, entries), [present, entries]);
  // A report made on another page must not contain this table.
  useEffect(() => () => noteTable(null, []), []);
  return { present, entries, isConnected, sending, isGone, trouble, behind, catchUp, said, line, reopen, send, act };
}
