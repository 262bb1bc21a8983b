import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import styles from './Zone.module.css';

interface Props {
  /** The same for as long as what lies here lies in the same place by the rules: within it nothing flies. */
  zone: string;
  id?: string;
  title: string;
  count?: number;
  /**
   * How its cards lie where the page may be longer than the window: those that are read stand on a shelf; plaques lie in columns on it;
   * those in play are tiles, or stand in rows; small ones are a rival's, in one line.
   */
  look: 'shelf' | 'plaques' | 'tiles' | 'rows' | 'small';
  /** Only said, where what it is is plain. */
  isUntitled?: boolean;
  /** Pixels: how high a shelf is. */
  high?: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** A named place on the table where things lie side by side. */
export function Zone({ zone, id, title, count, look, isUntitled = look === 'small', high, aside, children }: Props) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for forms, and a region for each heap of cards would be too many
    <div
      role="group"
      id={id}
      className={styles.zone}
      style={high === undefined ? undefined : ({ '--shelf': `${high}px` } as CSSProperties)}
      aria-labelledby={heading}
      title={look === 'small' ? title : undefined}
    >
      <h3 id={heading} className={classes(styles.title, isUntitled && 'unseen')}>
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
