import { classes } from '../base/classes.ts';
import styles from './Lantern.module.css';

/** The teacher: a lantern that somebody carries beside you at dusk. */
export function Lantern({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 52" className={classes(styles.lantern, className)} aria-hidden="true">
      <circle className={styles.halo} cx="20" cy="30" r="19" />
      <path className={styles.frame} d="M20 3a5 5 0 0 1 5 5h-3a2 2 0 1 0-4 0h-3a5 5 0 0 1 5-5Z" />
      <path className={styles.frame} d="M12 9h16l4 6H8Z" />
      <path className={styles.glass} d="M10 16h20l2 24H8Z" />
      <path className={styles.flame} d="M20 20c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12Z" />
      <path className={styles.heart} d="M20 28c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z" />
      <path className={styles.frame} d="M7 40h26v4H7Zm3 5h20v3H10Z" />
    </svg>
  );
}
