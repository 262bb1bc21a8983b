import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import styles from './Rows.module.css';

/** Zones that share a row as long as their cards fit, each of so many rem, and wrap when they do not. */
export function Rows({ each = 9.4, children }: { each?: number; children: ReactNode }) {
  return (
    <div className={styles.rows} style={{ '--each': `${each}rem` } as CSSProperties}>
      {Children.map(children, (child) => {
        if (!isValidElement<{ count?: number }>(child)) return null;
        return <div style={{ '--n': Math.max(1, child.props.count ?? 1) } as CSSProperties}>{child}</div>;
      })}
    </div>
  );
}
