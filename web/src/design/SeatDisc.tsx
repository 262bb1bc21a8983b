import styles from './SeatDisc.module.css';

/** Whose something is, where there is no room for a name: the colour of the seat, and the initial. Nobody's is a blank. */
export function SeatDisc({ seat, name }: { seat: number; name: string }) {
  if (seat < 0) return <span className={styles.nobody} aria-hidden="true" />;
  const [initial = ''] = name;
  return (
    <span className={`${styles.disc} ${styles[`seat${seat % 4}`]}`} title={name} aria-hidden="true">
      {initial.toLocaleUpperCase()}
    </span>
  );
}
