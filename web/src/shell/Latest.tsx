import type { Entry } from '@gloaming/protocol';
import { useWords } from '../words/index.ts';
import styles from './QuestionBar.module.css';

/** So many fit where the log is not on the screen. */
const FEW = 2;

/** What others did since one's own last answer; where they did nothing, or one has given none, what happened last. */
export function latestOf(entries: readonly Entry[], seat: number): { lines: readonly string[]; more: number } {
  const own = entries.findLastIndex((entry) => entry.kind === 'answered' && entry.seat === seat);
  const news = entries.slice(own + 1).flatMap(({ lines }) => lines);
  if (own < 0) return { lines: news.slice(-FEW), more: 0 };
  if (news.length === 0) return { lines: entries.flatMap(({ lines }) => lines).slice(-1), more: 0 };
  return { lines: news.slice(-FEW), more: Math.max(0, news.length - FEW) };
}

interface Props {
  entries: readonly Entry[];
  seat: number;
  onLog: () => void;
}

/** The end of the log, where the log itself is not on the screen; a press opens all of it. */
export function Latest({ entries, seat, onLog }: Props) {
  const say = useWords();
  const { lines, more } = latestOf(entries, seat);
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
