import type { Entry } from '@gloaming/protocol';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import styles from './Log.module.css';

/** Where one's last answer stands: what follows is news. */
function lastOwn(entries: readonly Entry[], seat: number): number {
  return entries.findLast((entry) => entry.kind === 'answered' && entry.seat === seat)?.number ?? -1;
}

/** What happened, in sentences; the newest at the bottom. */
export function Log({ entries, seat, className }: { entries: readonly Entry[]; seat: number; className?: string }) {
  const say = useWords();
  const box = useRef<HTMLElement>(null);
  const takenBack = new Set(entries.map(({ takesBack }) => takesBack));
  const told = entries.filter(({ lines }) => lines.length > 0);
  const since = lastOwn(entries, seat);
  const firstNew = told.find(({ number }) => number > since)?.number;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [entries.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={box} className={`${styles.log} ${className ?? ''}`} data-log aria-label={say('log')} tabIndex={0}>
      {className === undefined ? null : <h2 className={styles.title}>{say('log')}</h2>}
      {told.length === 0 ? <p>{say('log-empty')}</p> : null}
      <ol>
        {told.map(({ number, seat: who, lines }) => (
          <li key={number} className={styles[`seat${(who ?? -1) % 4}`]}>
            {number === firstNew && since >= 0 ? <p className={styles.fresh}>{say('new-lines')}</p> : null}
            {lines.map((line, i) =>
              takenBack.has(number) ? (
                <del key={i}>
                  {line} ({say('taken-back')})
                </del>
              ) : (
                <p key={i}>{line}</p>
              ),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
