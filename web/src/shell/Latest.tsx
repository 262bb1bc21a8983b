import { told } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import { useWords } from '../words/index.ts';
import styles from './QuestionBar.module.css';

/** So many fit where the log is not on the screen. */
const FEW = 2;

/** What still holds. That one took something back is no news to oneself. */
function holding(entries: readonly Entry[], seat: number): readonly Entry[] {
  const takenBack = new Set(entries.map(({ takesBack }) => takesBack));
  return entries.filter((entry) => !takenBack.has(entry.number) && (entry.kind !== 'undone' || entry.seat !== seat));
}

/**
 * What others did since one's own last answer, and what that answer brought about: the dial that is set last decides a battle.
 * Where there is nothing of the kind, or one has given no answer, what happened last.
 */
export function latestOf(
  all: readonly Entry[],
  seat: number,
  names: readonly string[],
): { lines: readonly string[]; more: number } {
  const entries = holding(all, seat);
  const own = entries.findLastIndex((entry) => entry.kind === 'answered' && entry.seat === seat);
  const since = told(entries.slice(own + 1).flatMap(({ lines }) => lines));
  if (own < 0) return { lines: since.slice(-FEW), more: 0 };
  const others = names.filter((_, each) => each !== seat);
  const { lines } = entries[own];
  const first = lines.findIndex((line) => others.some((name) => line.includes(name)));
  const news = first < 0 ? since : [...told(lines.slice(first)), ...since];
  if (news.length === 0) return { lines: entries.flatMap((entry) => entry.lines).slice(-1), more: 0 };
  return { lines: news.slice(-FEW), more: Math.max(0, news.length - FEW) };
}

interface Props {
  entries: readonly Entry[];
  seat: number;
  names: readonly string[];
  onLog: () => void;
}

/** The end of the log, where the log itself is not on the screen; a press opens all of it. */
export function Latest({ entries, seat, names, onLog }: Props) {
  const say = useWords();
  const { lines, more } = latestOf(entries, seat, names);
  if (lines.length === 0) return null;
  return (
    <button type="button" className={styles.latest} onClick={onLog}>
      <span className="unseen">{say('log')}: </span>
      {lines.map((line, i) => (
        <span key={i} className={styles.line}>
          {line}
        </span>
      ))}
      {more === 0 ? null : <small>{say('n-more', { n: more })}</small>}
    </button>
  );
}
