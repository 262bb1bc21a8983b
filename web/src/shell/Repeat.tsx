import { useWords } from '../words/index.ts';
import styles from './Repeat.module.css';
import type { Choosing } from './useChoosing.ts';

/** What can be done several times in a row is done so by one press. */
export function Repeat({ most, times, set }: NonNullable<Choosing['repeats']>) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for forms
    <div role="group" className={styles.repeat} aria-label={say('repeat')}>
      <span>{say('repeat')}</span>
      <button type="button" disabled={times <= 1} aria-label={say('repeat-less')} onClick={() => set(times - 1)}>
        −
      </button>
      <output>×{times}</output>
      <button type="button" disabled={times >= most} aria-label={say('repeat-more')} onClick={() => set(times + 1)}>
        +
      </button>
    </div>
  );
}
