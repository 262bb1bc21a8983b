import { Fragment, useState } from 'react';
import { classes } from '../base/classes.ts';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import { Lantern } from './Lantern.tsx';
import styles from './TeacherBox.module.css';
import type { Teacher } from './useTeacher.ts';

/** What is asked for stands out. */
function Words({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, i) => <Fragment key={i}>{i % 2 === 1 ? <strong>{part}</strong> : part.replaceAll('*', '')}</Fragment>);
}

interface Props {
  teacher: Teacher;
  /** The game is over. */
  isOver: boolean;
  onSkip: (step: string) => void;
  onQuiet: (isQuiet: boolean) => void;
  onAgain: () => void;
}

/** One box at a time: what came of the last move, what is there, and what to do. */
export function TeacherBox({ teacher, isOver, onSkip, onQuiet, onAgain }: Props) {
  const say = useWords();
  const [isMore, setMore] = useState(false);
  const { came, says, goal, isQuiet, step } = teacher;
  const isSpeaking = says.length > 0 || came !== '';
  if (isQuiet)
    return (
      <section className={classes(styles.box, styles.quiet)} aria-label={say('teacher')} data-teacher="quiet">
        <Button
          look="quiet"
          aria-label={say('teacher-call')}
          title={say('teacher-call')}
          onClick={() => onQuiet(false)}
        >
          <Lantern /> ?
        </Button>
      </section>
    );
  return (
    <section
      className={classes(styles.box, !isSpeaking && styles.small)}
      aria-label={say('teacher')}
      data-teacher={step ?? ''}
      data-asks={teacher.taught === null ? 'nothing' : 'a-move'}
    >
      <div className={styles.words}>
        <Lantern className={styles.lantern} />
        {came === '' ? null : (
          <p className={styles.came}>
            <Words text={came} />
          </p>
        )}
        {says.map((text, i) => (
          <p key={`${step} ${i}`} data-said="">
            <Words text={text} />
          </p>
        ))}
        {goal === '' ? null : <p className={styles.goal}>{goal}</p>}
        {isSpeaking || goal !== '' ? null : (
          <p className={styles.came}>{say(isOver ? 'game-over' : 'teacher-waits')}</p>
        )}
      </div>
      <div className={styles.ways}>
        {isOver || step === null ? null : (
          <Button look="quiet" onClick={() => onSkip(step)}>
            {say('teacher-skip')}
          </Button>
        )}
        {isMore ? (
          <>
            {isOver ? null : (
              <Button look="quiet" onClick={() => onQuiet(true)}>
                {say('teacher-known')}
              </Button>
            )}
            <Button look="quiet" onClick={onAgain}>
              {say('teacher-again')}
            </Button>
          </>
        ) : null}
        <Button look="quiet" aria-expanded={isMore} aria-label={say('teacher-more')} onClick={() => setMore(!isMore)}>
          ⋯
        </Button>
      </div>
    </section>
  );
}
