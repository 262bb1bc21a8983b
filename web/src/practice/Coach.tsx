import type { ExerciseWords } from '@gloaming/engine/lessons';
import { useEffect, useRef } from 'react';
import { go, Link } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import styles from './Coach.module.css';
import type { Practice } from './usePractice.ts';
import { Words } from './Words.tsx';

interface Props {
  words: ExerciseWords;
  practice: Practice;
  /** The address of the lesson after this one; of the list, after the last. */
  next: string;
}

/** What is to be reached, what came of the try, and what helps: at the side of the table, above the question. */
export function Coach({ words, practice, next }: Props) {
  const say = useWords();
  const { outcome, isHintShown, move, again, round } = practice;
  const first = useRef<HTMLButtonElement>(null);
  // After the question, which takes the focus for the last time.
  useEffect(() => {
    const timer = setTimeout(() => first.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <section className={styles.coach} aria-label={words.title} data-outcome={outcome}>
      <h2>{words.title}</h2>
      <p>
        <Words text={words.goal} />
      </p>
      {isHintShown && outcome === 'open' ? (
        <p className={styles.hint}>
          <strong>{say('practice-hint')}:</strong> <Words text={words.hint} />
        </p>
      ) : null}
      {move === '' ? null : (
        <p className={styles.hint}>
          <strong>{say('practice-move')}:</strong> {move}
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {outcome === 'open' ? '' : say(outcome === 'reached' ? 'practice-reached' : 'practice-missed')}
      </p>
      <div className={styles.ways}>
        {outcome === 'reached' ? (
          <Button ref={first} look="main" onClick={() => go(next)}>
            {say('practice-next')}
          </Button>
        ) : null}
        <Button
          ref={outcome === 'missed' ? first : null}
          look={outcome === 'missed' ? 'main' : 'quiet'}
          onClick={again}
        >
          {say('practice-again')}
        </Button>
        <Link href="/lessons">{say('lessons')}</Link>
      </div>
      <span className="unseen">{round === 0 ? '' : say('practice-round', { n: round + 1 })}</span>
    </section>
  );
}
