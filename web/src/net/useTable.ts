/** A table as it is now, kept up to date; and what can be done at it. */
import type { Command, Entry, Present, Story } from '@gloaming/protocol';
import { requestFor } from '@gloaming/protocol/calling';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import {
  asPlayer,
  call,
  type Deed,
  doAt,
  getStory,
  newCommandId,
  Refusal,
  sayTrouble,
  type Terms,
  Unreachable,
} from './api.ts';
import { makeGathering } from './gathering.ts';
import { rememberTable } from './memory.ts';
import { type Frame, makePacing, type Pacing } from './pacing.ts';
import { noteTable } from './report.ts';
import { listenTo } from './stream.ts';

type Doing = { answers: number[] } | { undo: true };

export interface AtTable {
  present: Present | null;
  entries: readonly Entry[];
  isConnected: boolean;
  /** What is on its way, or was done and is not shown yet. */
  sending: Doing | null;
  /** There is no such table. */
  isGone: boolean;
  /** What was refused last, in words; empty once something worked. */
  trouble: string;
  /** How many things have happened that are not shown yet. */
  behind: number;
  catchUp(): void;
  send(doing: Doing): Promise<void>;
  act(deed: Deed, terms?: Terms): Promise<Present | null>;
}

/** Entries come again after a lost connection; each number counts once. */
export function merge(known: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = news.filter(({ number }) => number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** What a deed is refused with that was done before, perhaps by a request whose answer was lost. */
const DONE_ALREADY: Readonly<Record<Deed, string>> = {
  join: 'already-seated',
  start: 'not-open',
  leave: 'a-bot-plays',
  comeBack: 'no-bot-plays',
  resign: 'has-resigned',
  rematch: '',
};
/** The server no longer knows that we sit here: cookies were deleted, or this browser became another player. */
const isForgotten = (error: unknown): boolean =>
  error instanceof Refusal && (error.body.code === 'unknown-player' || error.body.code === 'not-seated');
const SHORTEST = 400;
const LONGEST = 5_000;

export function useTable(id: string): AtTable {
  const { language, pace } = useSettings();
  const say = useWords();
  const [present, setPresent] = useState<Present | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [behind, setBehind] = useState(0);
  const [isConnected, setConnected] = useState(true);
  const [isUnderway, setUnderway] = useState(false);
  const [sent, setSent] = useState<Doing | null>(null);
  /** The version that our last command led to: until its news is here, what is on the screen is answered already. */
  const [awaited, setAwaited] = useState(0);
  const [isGone, setGone] = useState(false);
  const [trouble, setTrouble] = useState('');
  /** Who we are is fixed when a stream opens: having become a player, we open another. */
  const [epoch, setEpoch] = useState(0);
  const busy = useRef(false);
  const pacing = useRef<Pacing | null>(null);
  const isHere = useRef(true);
  /** Cuts short the wait before the next try: the connection is back. */
  const nudge = useRef<() => void>(() => undefined);

  /** An answer to an older request may arrive after newer news. */
  const adopt = useCallback((next: Present) => {
    setPresent((now) => (now !== null && now.table.id === next.table.id && now.version > next.version ? now : next));
    rememberTable(next.table, next.seat >= 0);
  }, []);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      nudge.current();
    };
  }, []);
  useEffect(() => pacing.current?.setPace(pace), [pace]);
  useEffect(() => noteTable(present, entries), [present, entries]);
  // Whoever comes next has nothing to do with what was seen here.
  useEffect(() => () => noteTable(null, []), []);

  // A change of pace goes on with what waits; `epoch` asks for a new stream.
  useEffect(() => {
    let isOver = false;
    let isFirst = true;
    let version = 0;
    const show = (frame: Frame, left: number): void => {
      flushSync(() => {
        setEntries((known) => (frame.isWhole ? frame.entries : merge(known, frame.entries)));
        setBehind(left);
        adopt(frame.present);
      });
    };
    const gathering = makeGathering(show);
    const paced = makePacing(pace, gathering.add);
    pacing.current = paced;
    const hear = (data: unknown): void => {
      const story = data as Story;
      // The first story is the whole log, in the language of now.
      paced.push({ ...story, isWhole: isFirst });
      isFirst = false;
      version = story.present.version;
    };
    const stop = listenTo({
      address: () =>
        requestFor(language, 'stream', { params: { table: id }, query: { since: String(version) } }).address,
      event: 'story',
      hear,
      setConnected: (isUp) => {
        setConnected(isUp);
        if (isUp) nudge.current();
      },
      without: async () => {
        try {
          // Where streams do not get through, or too many are open, asking again and again does.
          const story = await getStory(language, id, version);
          if (isOver) return false;
          hear(story);
          setConnected(true);
          return true;
        } catch (error) {
          if (isOver) return false;
          if (!(error instanceof Refusal)) {
            setConnected(false);
            return true;
          }
          const isUnknown = error.body.code === 'no-such-table' || error.body.code === 'bad-request';
          setGone(isUnknown);
          return !isUnknown;
        }
      },
    });
    return () => {
      isOver = true;
      stop();
      paced.stop();
      gathering.stop();
    };
  }, [id, language, epoch, adopt]);

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      nudge.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const send = useCallback(
    async (doing: Doing) => {
      if (present === null || busy.current || present.version < awaited) return;
      busy.current = true;
      const asked = present.question?.since;
      let command: Command = { id: newCommandId(), seen: present.version, ...doing };
      setSent(doing);
      setUnderway(true);
      setTrouble('');
      // As long as the page is open: the same command again is never done twice.
      for (let tries = 0; isHere.current; tries++) {
        try {
          const { version: led } = await call(language, 'command', { params: { table: id }, body: command });
          setAwaited(led);
          setTrouble('');
          break;
        } catch (error) {
          if (error instanceof Unreachable) {
            setTrouble(say('no-network'));
            await pause(Math.min(LONGEST, SHORTEST * 2 ** tries));
            continue;
          }
          if (isForgotten(error)) {
            // Seen with the eyes of whoever we are now, the table says what has happened to us.
            setEpoch((n) => n + 1);
            break;
          }
          const now = error instanceof Refusal ? error.body.present : undefined;
          if (now !== undefined) {
            pacing.current?.catchUp();
            adopt(now);
          }
          // The same question still stands: others did something that does not concern it.
          if (now !== undefined && asked !== undefined && now.question?.since === asked) {
            command = { ...command, id: newCommandId(), seen: now.version };
            continue;
          }
          // Healed: the question that stands now is on the screen.
          setTrouble(now === undefined ? sayTrouble(error, say) : '');
          break;
        }
      }
      busy.current = false;
      setUnderway(false);
    },
    [present, awaited, language, id, say, adopt],
  );

  const act = useCallback(
    async (deed: Deed, terms?: Terms): Promise<Present | null> => {
      const once = async (): Promise<Present> => {
        try {
          return await doAt(language, id, deed, terms);
        } catch (error) {
          if (error instanceof Refusal && error.body.code === DONE_ALREADY[deed])
            return call(language, 'present', { params: { table: id } });
          throw error;
        }
      };
      try {
        setTrouble('');
        const next = await asPlayer(language, say('guest'), once);
        if (next.table.id === id) {
          adopt(next);
          setEpoch((n) => n + 1);
        }
        return next;
      } catch (error) {
        setTrouble(sayTrouble(error, say));
        return null;
      }
    },
    [language, id, say, adopt],
  );

  const catchUp = useCallback(() => pacing.current?.catchUp(), []);
  const isSending = isUnderway || (present !== null && present.version < awaited);
  return {
    present,
    entries,
    isConnected,
    sending: isSending ? sent : null,
    isGone,
    trouble,
    behind,
    catchUp,
    send,
    act,
  };
}
