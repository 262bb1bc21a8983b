import { Children, type ReactNode, useId } from 'react';
import { classes } from '../../base/classes.ts';
import type { Box } from './arrange.ts';
import { boxStyle } from './boxStyle.ts';
import styles from './CardRow.module.css';
import type { Place } from './solve.ts';

interface Props {
  /** The same for as long as what lies here lies in the same place by the rules: within it nothing flies. */
  zone: string;
  id?: string;
  title: string;
  /** For ears, where they need more than the title. */
  said?: string;
  count?: number;
  /** Written above the cards; else it is only said. */
  isTitled?: boolean;
  aside?: ReactNode;
  place: Place;
  /** Where nothing lies, but something will, or did. */
  free?: readonly Box[];
  children: ReactNode;
}

/** A named place on the table, where cards lie as the layout says. */
export function CardRow({ zone, id, title, said, count, isTitled = false, aside, place, free = [], children }: Props) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for forms, and a region for each heap of cards would be too many
    <div
      role="group"
      id={id}
      className={classes(styles.zone, place.isFan && styles.fan)}
      style={boxStyle(place.box)}
      {...(said === undefined ? { 'aria-labelledby': heading } : { 'aria-label': said })}
    >
      <div className={styles.head}>
        <h3 id={heading} className={isTitled ? styles.title : 'unseen'}>
          <span title={title}>{title}</span> {count === undefined ? null : <b>{count}</b>}
        </h3>
        {aside}
      </div>
      {free.map((box) => (
        <span key={`${box.left} ${box.top}`} className={styles.free} style={boxStyle(box)} aria-hidden="true" />
      ))}
      {Children.toArray(children).length === 0 ? null : <ul data-zone={zone}>{children}</ul>}
    </div>
  );
}
