import type { BotLine, Entry, Present, Reacted } from '@gloaming/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../base/settings.tsx';
import { follow } from './follow.ts';
import type { Pacing } from './pacing.ts';
import { rememberTable } from './rememberedTables.ts';

export interface Followed {
  present: Present | null;
  entries: readonly Entry[];
  isConnected: boolean;
  /** There is no such table. */
  isGone: boolean;
  /** How many things have happened that are not shown yet. */
  behind: number;
  catchUp(): void;
  /** What somebody has said just now. */
  said?: Reacted | null | undefined;
  /** Why the bot that is waited for takes so long; null where it does not. */
  line?: BotLine | null | undefined;
  /** An answer to an older request may arrive after newer news. */
  adopt(next: Present): void;
  /** A stream belongs to one player and seat: when we have become another one, it is opened anew. */
  reopen(): void;
}

/** Milliseconds. */
const SAID_FOR = 5000;

/** Entries come again after a lost connection; each number counts once. */
export function merge(known: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = news.filter(({ number }) => number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** A table as one hears of it. `onUp` is told whenever the connection is there. */
export function useFollowed(id: string, onUp: () => void): Followed {
  const { language, pace } = useSettings();
  const [present, setPresent] = useState<Present | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [behind, setBehind] = useState(0);
  const [isConnected, setConnected] = useState(true);
  const [isGone, setGone] = useState(false);
  const [epoch, setEpoch] = useState(0);
  const [fault, setFault] = useState<unknown>(null);
  const [said, setSaid] = useState<Reacted | null>(null);
  const [line, setLine] = useState<BotLine | null>(null);
  const pacing = useRef<Pacing | null>(null);

  const adopt = useCallback((next: Present) => {
    setPresent((now) => (now !== null && now.table.id === next.table.id && now.version > next.version ? now : next));
    rememberTable(next.table, next.seat >= 0);
  }, []);

  useEffect(() => pacing.current?.setPace(pace), [pace]);
  // A change of pace goes on with what waits; `epoch` asks for a new stream.
  useEffect(() => {
    const followed = follow(id, language, pace, {
      show: (frame, left) =>
        flushSync(() => {
          setEntries((known) => (frame.isWhole ? frame.entries : merge(known, frame.entries)));
          setBehind(left);
          setLine(null);
          adopt(frame.present);
        }),
      setConnected: (isUp) => {
        setConnected(isUp);
        if (isUp) onUp();
      },
      setGone,
      hearReaction: setSaid,
      hearLine: setLine,
      fail: setFault,
    });
    pacing.current = followed.pacing;
    return followed.stop;
  }, [id, language, epoch, adopt, onUp]);

  // It is heard for a moment, like anything that is said.
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  if (fault !== null) throw fault;
  const catchUp = useCallback(() => pacing.current?.catchUp(), []);
  const reopen = useCallback(() => setEpoch((n) => n + 1), []);
  return { present, entries, isConnected, isGone, behind, catchUp, said, line, adopt, reopen };
}
