import type { Entry } from '@gloaming/protocol';
import { useEffect, useState } from 'react';

/** More at once would only be noise; the log has everything. */
const MOST = 6;

interface Heard {
  /** Of the last entry that was said, or was there before; null until there are any. */
  readonly number: number | null;
  readonly lines: readonly string[];
}
const lastOf = (entries: readonly Entry[]): number | null => entries.at(-1)?.number ?? null;

/** What has come since, once: not what was there when the page was opened, and not again in another language. */
function useNews(entries: readonly Entry[]): Heard {
  const [heard, setHeard] = useState<Heard>({ number: lastOf(entries), lines: [] });
  const last = lastOf(entries);
  useEffect(() => {
    setHeard((before) => {
      if (last === null || (before.number !== null && last <= before.number)) return before;
      const since = before.number;
      const news = since === null ? [] : entries.filter(({ number }) => number > since);
      return { number: last, lines: news.flatMap(({ lines }) => lines).slice(-MOST) };
    });
  }, [entries, last]);
  return heard;
}

interface Props {
  entries: readonly Entry[];
  question: string;
  armed?: string;
}

/** Says aloud what happened, what is asked, and what a choice would do. */
export function Announcer({ entries, question, armed = '' }: Props) {
  const { number, lines } = useNews(entries);
  return (
    <div className="unseen">
      <div aria-live="polite">
        {/* Another element each time, so that the same sentence twice is said twice. */}
        <p key={number}>{lines.join(' ')}</p>
      </div>
      <p aria-live="polite">{question}</p>
      <p aria-live="assertive">{armed}</p>
    </div>
  );
}
