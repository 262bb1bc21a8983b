/** A table as it is now, kept up to date; and what can be done at it. */
import type { Command, Entry, Present, Story } from '@gloaming/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import { asPlayer, type Deed, doAt, getPresent, newCommandId, Refusal, sendCommand, Unreachable } from './api.ts';
import { listenTo } from './stream.ts';

const TRIES = 6;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
type Doing = { answers: number[] } | { undo: true };

export interface AtTable {
  present: Present | null;
  entries: readonly Entry[];
  isConnected: boolean;
  /** A command is on its way. */
  isSending: boolean;
  /** There is no such table. */
  isGone: boolean;
  /** What was refused last, in words; empty once something worked. */
  trouble: string;
  send(doing: Doing): Promise<void>;
  act(deed: Deed): Promise<Present | null>;
}

/** Entries come again after a lost connection; each number counts once. */
export function merge(known: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = news.filter(({ number }) => number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

export function useTable(id: string): AtTable {
  const { language } = useSettings();
  const say = useWords();
  const [present, setPresent] = useState<Present | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isConnected, setConnected] = useState(true);
  const [isUnderway, setUnderway] = useState(false);
  /** The version that our last command led to: until its news is here, what is on the screen is answered already. */
  const [awaited, setAwaited] = useState(0);
  const busy = useRef(false);
  const [isGone, setGone] = useState(false);
  const [trouble, setTrouble] = useState('');
  /** Who we are is fixed when a stream opens: having become a player, we open another. */
  const [epoch, setEpoch] = useState(0);
  const version = useRef(0);

  const adopt = useCallback((next: Present) => {
    // An answer to an older request may arrive after newer news.
    setPresent((now) => (now !== null && now.table.id === next.table.id && now.version > next.version ? now : next));
  }, []);

  useEffect(() => {
    let isFirst = true;
    version.current = 0;
    return listenTo({
      address: () => `/api/tables/${id}/stream?lang=${language}&since=${version.current}`,
      event: 'story',
      hear: (data) => {
        const story = data as Story;
        // The first story is the whole log, in the language of now.
        const isWhole = isFirst;
        isFirst = false;
        version.current = story.present.version;
        setEntries((known) => (isWhole ? story.entries : merge(known, story.entries)));
        setPresent(story.present);
      },
      setConnected,
      refused: async () => {
        try {
          await getPresent(language, id);
          return true;
        } catch (error) {
          if (!(error instanceof Refusal)) return true;
          const isUnknown = error.body.code === 'no-such-table' || error.body.code === 'bad-request';
          setGone(isUnknown);
          return !isUnknown;
        }
      },
    });
  }, [id, language, epoch]);

  const send = useCallback(
    async (doing: Doing) => {
      if (present === null || busy.current || present.version < awaited) return;
      busy.current = true;
      const asked = present.question?.since;
      let command: Command = { id: newCommandId(), seen: present.version, ...doing };
      setUnderway(true);
      setTrouble('');
      for (let tries = 0; tries < TRIES; tries++) {
        try {
          const { version: led } = await sendCommand(language, id, command);
          setAwaited(led);
          setTrouble('');
          break;
        } catch (error) {
          if (error instanceof Unreachable) {
            setTrouble(say('no-network'));
            await pause(400 * 2 ** tries);
            continue;
          }
          const now = error instanceof Refusal ? error.body.present : undefined;
          if (now !== undefined) adopt(now);
          // The same question still stands: others did something that does not concern it.
          if (now !== undefined && asked !== undefined && now.question?.since === asked) {
            command = { ...command, id: newCommandId(), seen: now.version };
            continue;
          }
          // Healed: the question that stands now is on the screen.
          if (now === undefined) setTrouble(error instanceof Error ? error.message : say('went-wrong'));
          break;
        }
      }
      busy.current = false;
      setUnderway(false);
    },
    [present, awaited, language, id, say, adopt],
  );

  const act = useCallback(
    async (deed: Deed) => {
      try {
        setTrouble('');
        const next = await asPlayer(language, say('guest'), () => doAt(language, id, deed));
        if (next.table.id === id) {
          adopt(next);
          setEpoch((n) => n + 1);
        }
        return next;
      } catch (error) {
        setTrouble(error instanceof Refusal ? error.message : say('no-network'));
        return null;
      }
    },
    [language, id, say, adopt],
  );

  const isSending = isUnderway || (present !== null && present.version < awaited);
  return { present, entries, isConnected, isSending, isGone, trouble, send, act };
}
