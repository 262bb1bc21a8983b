import { type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import type { TileSize } from '../design/tileSize.ts';
import { useEvenRows } from './useEvenRows.ts';
import styles from './Zone.module.css';

interface Props {
  title: string;
  count?: number;
  size?: TileSize;
  aside?: ReactNode;
  /** In even rows, each card at least so many rem wide. */
  least?: number | undefined;
  children: ReactNode;
}

/** A named place on the table where things lie side by side. */
export function Zone({ title, count, size = 'usual', aside, least, children }: Props) {
  const id = useId();
  const list = useEvenRows<HTMLUListElement>(count ?? 1, least);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for forms, and a region for each heap of cards would be too many
    <div role="group" className={styles.zone} aria-labelledby={id} title={size === 'mini' ? title : undefined}>
      <h3 id={id} className={classes(styles.title, size === 'mini' && 'unseen-where-narrow')}>
        {title}
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        {aside}
      </h3>
      <ul ref={list} className={classes(styles.things, styles[size], least !== undefined && styles.even)}>
        {children}
      </ul>
    </div>
  );
}
