import { type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import styles from './Zone.module.css';

interface Props {
  /** The same for as long as what lies here lies in the same place by the rules: within it nothing flies. */
  zone: string;
  title: string;
  count?: number;
  /**
   * How its cards lie where the page may be longer than the window: those that are read stand in a shelf that is pushed sideways, those
   * in play in rows; small ones are a rival's.
   */
  look: 'shelf' | 'rows' | 'plaques' | 'tiles' | 'small';
  aside?: ReactNode;
  children: ReactNode;
}

/** A named place on the table where things lie side by side. */
export function Zone({ zone, title, count, look, aside, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for forms, and a region for each heap of cards would be too many
    <div role="group" className={styles.zone} aria-labelledby={id} title={look === 'small' ? title : undefined}>
      <h3 id={id} className={classes(styles.title, look === 'small' && 'unseen')}>
        {title}
        {count === undefined ? null : (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
        {aside}
      </h3>
      <ul className={classes(styles.things, styles[look])} data-zone={zone}>
        {children}
      </ul>
    </div>
  );
}
