import { useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import type { Looking } from './LineSigns.tsx';
import styles from './Log.module.css';
import { LogLineRow } from './LogLineRow.tsx';
import { chaptersOfSeat, type LogChapter, lastLines } from './logLines.ts';
import { repeated } from './mergedLines.ts';

interface Props extends Looking {
  chapters: readonly LogChapter[];
  className?: string | undefined;
  /** Where only the end of it is shown: opens all of it. */
  onWhole?: (() => void) | undefined;
  /** Only what is about this player. */
  of?: number | null;
  isSentences?: boolean;
}

/** So near to the end is at the end. */
const SLACK = 24;

/** Scrolled to the end it stays at the end, even if lines grow, wrap or change their language; scrolled elsewhere it stays there. */
function useEnd(chapters: readonly LogChapter[]) {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const follow = (): void => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    follow();
    const observer = new ResizeObserver(follow);
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [chapters]);
  return {
    ref,
    onScroll: () => {
      const box = ref.current;
      // One that is not shown has no end.
      if (box === null || box.clientHeight === 0) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < SLACK;
    },
  };
}

/** So many lines are in sight, and some more: a page with hundreds of them is slow. */
const FEW = 30;

const count = (chapters: readonly LogChapter[]): number => chapters.reduce((sum, { lines }) => sum + lines.length, 0);

/** What happened, an action a line, under headings by round; the newest at the bottom. */
export function Log({ chapters, className, onWhole, of = null, isSentences = false, ...looking }: Props) {
  const say = useWords();
  const all = of === null ? chapters : chaptersOfSeat(chapters, of);
  const shown = onWhole === undefined ? all : lastLines(all, FEW);
  const end = useEnd(chapters);
  const { names, seat, telling, faceOf, onLook, onZoom } = looking;
  const kept = useMemo(
    () => ({ names, seat, telling, faceOf, onLook, onZoom }),
    [names, seat, telling, faceOf, onLook, onZoom],
  );
  return (
    <section
      {...end}
      className={`${styles.log} ${className ?? styles.whole}`}
      data-log
      aria-label={say('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {className === undefined ? null : <h2 className={styles.title}>{say('log')}</h2>}
      {shown.length === 0 ? <p>{say(telling === undefined ? 'loading' : 'log-empty')}</p> : null}
      {count(shown) === count(all) ? null : (
        <Button look="quiet" className={styles.earlier} onClick={onWhole}>
          {say('whole-log')}
        </Button>
      )}
      {shown.map(({ round, lines }, i) => (
        <div key={i} className={styles.chapter}>
          <h3 className={styles.round}>{round === null ? say('setup') : say('round', { n: round })}</h3>
          {lines.length === 0 ? null : (
            <ol>
              {repeated(lines).map(({ line, times }) => (
                <LogLineRow key={line.key} line={line} times={times} isSentences={isSentences} looking={kept} />
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  );
}
