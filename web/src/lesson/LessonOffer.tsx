import { keep, recall } from '../base/browserStorage.ts';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import { Lantern } from './Lantern.tsx';
import styles from './LessonOffer.module.css';

const OFFERED = 'lesson-offered';

/** A first game with a teacher is offered once in a browser. */
export const isOffered = (): boolean => recall(OFFERED) !== null;
export const noteOffered = (): void => keep(OFFERED, 'yes');

interface Props {
  isBusy: boolean;
  onLesson: () => void;
  onPlay: () => void;
}

/** Whoever presses to play for the first time is asked whether to be shown how. */
export function LessonOffer({ isBusy, onLesson, onPlay }: Props) {
  const say = useWords();
  return (
    <section className={styles.offer} data-offer="lesson" aria-label={say('lesson-offer')}>
      <Lantern />
      <p role="status">
        <strong>{say('lesson-offer')}</strong> {say('lesson-offer-text')}
      </p>
      <div className={styles.ways}>
        <Button look="main" disabled={isBusy} autoFocus onClick={onLesson}>
          {say('lesson-yes')}
        </Button>
        <Button disabled={isBusy} onClick={onPlay}>
          {say('lesson-no')}
        </Button>
      </div>
    </section>
  );
}
