import type { Entry } from '@gloaming/protocol';
import { useEffect, useState } from 'react';

/** More at once would only be noise; the log has everything. */
const MOST = 6;

interface Said {
  /** Of the last entry that was said, or was there before; null until there are any. */
  readonly number: number | null;
  readonly lines: readonly string[];
  readonly question: string;
}
const lastOf = (entries: readonly Entry[]): number | null => entries.at(-1)?.number ?? null;

/**
 * What has come since, once: not what was there when the page was opened, and not again in another language. And what is asked,
 * after what led to it.
 */
function useSaid(entries: readonly Entry[], question: string): Said {
  const [said, setSaid] = useState<Said>({ number: lastOf(entries), lines: [], question: '' });
  const last = lastOf(entries);
  useEffect(() => {
    setSaid((before) => {
      if (last === null || (before.number !== null && last <= before.number)) return { ...before, question };
      const since = before.number;
      const news = since === null ? [] : entries.filter(({ number }) => number > since);
      return { number: last, lines: news.flatMap(({ lines }) => lines).slice(-MOST), question };
    });
  }, [entries, last, question]);
  return said;
}

interface Props {
  entries: readonly Entry[];
  question: string;
  armed?: string;
}

/** Says aloud what happened, what is asked, and what a choice would do. */
export function Announcer({ entries, question, armed = '' }: Props) {
  const said = useSaid(entries, question);
  return (
    <div className="unseen">
      <div aria-live="polite">
        {/* Other elements each time, so that the same sentence twice is said twice. */}
        <p key={`news ${said.number}`}>{said.lines.join(' ')}</p>
        <p key={`question ${said.number}`}>{said.question}</p>
      </div>
      <p aria-live="assertive">{armed}</p>
    </div>
  );
}
