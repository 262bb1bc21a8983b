import type { Entry } from '@gloaming/protocol';

/** More at once would only be noise; the log has everything. */
const MOST = 6;

/** Says aloud what happened last, what is asked, and what a choice would do. */
export function Announcer({
  entries,
  question,
  armed = '',
}: {
  entries: readonly Entry[];
  question: string;
  armed?: string;
}) {
  const lines = entries.at(-1)?.lines.slice(-MOST) ?? [];
  return (
    <div className="unseen">
      <p aria-live="polite">{lines.join(' ')}</p>
      <p aria-live="polite">{question}</p>
      <p aria-live="assertive">{armed}</p>
    </div>
  );
}
