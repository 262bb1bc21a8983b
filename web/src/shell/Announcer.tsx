import type { Entry } from '@gloaming/protocol';
import { useEffect, useState } from 'react';

/** More at once would only be noise; the log has everything. */
const MOST = 6;
/** Whoever has done nothing for so long has done it, for now; at the usual pace a bot takes less between two answers. */
const QUIET = 1_800;

interface Said {
  /** Of the last entry that was said, or was there before; null until there are any. */
  readonly number: number | null;
  readonly lines: readonly string[];
  readonly question: string;
}
interface Props {
  entries: readonly Entry[];
  /** In sentences. */
  tell: (entry: Entry) => readonly string[];
  question: string;
  /** Nothing more will come. */
  isOver?: boolean;
  armed?: string;
}

const lastOf = (entries: readonly Entry[]): number | null => entries.at(-1)?.number ?? null;

/** Up to where a turn is over: whose last entries these are may go on. */
function ended(entries: readonly Entry[]): number | null {
  const seat = entries.at(-1)?.seat;
  return entries.findLast((entry) => entry.seat !== seat)?.number ?? null;
}

/**
 * What has come since, once: not what was there when the page was opened, and not again in another language. One player's turn is
 * said at one time, when it is over: said step by step, each step would cut off the one before. And what is asked, after what led to it.
 */
function useSaid({ entries, question, isOver = false, tell }: Props): Said {
  const [said, setSaid] = useState<Said>({ number: lastOf(entries), lines: [], question: '' });
  const [quiet, setQuiet] = useState<number | null>(null);
  const last = lastOf(entries);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(last), QUIET);
    return () => clearTimeout(timer);
  }, [last]);
  useEffect(() => {
    const isWhole = question !== '' || isOver || quiet === last;
    setSaid((before) => {
      // Before the page knew of any, all were there already.
      const until = before.number === null || isWhole ? last : ended(entries);
      if (until === null || (before.number !== null && until <= before.number)) return { ...before, question };
      const since = before.number;
      const news =
        since === null ? [] : entries.filter(({ number }) => number > since && number <= until).flatMap(tell);
      return { number: until, lines: news.slice(-MOST), question };
    });
  }, [entries, last, quiet, question, isOver, tell]);
  return said;
}

/** Says aloud what happened, what is asked, and what a choice would do. */
export function Announcer(props: Props) {
  const said = useSaid(props);
  return (
    <div className="unseen">
      <div aria-live="polite">
        {/* Other elements each time, so that the same sentence twice is said twice. */}
        <p key={`news ${said.number}`}>{said.lines.join(' ')}</p>
        <p key={`question ${said.number}`}>{said.question}</p>
      </div>
      <p aria-live="assertive">{props.armed ?? ''}</p>
    </div>
  );
}
