import { classes } from '../base/classes.ts';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Heap } from './Moving.tsx';
import styles from './Pile.module.css';

interface Props {
  label: string;
  n: number;
  /** What cards come from and go to. */
  heap?: Heap;
  /** An open pile can be looked through. */
  onOpen?: () => void;
  isLegal?: boolean;
  onPress?: () => void;
  /** In place of its name, where there is no room for it: that is said, and shown when pointed at. */
  sign?: 'hand' | 'deck' | 'discards' | undefined;
}

/** How high a pile lies on the table, in layers that can be seen. */
const depthOf = (n: number): number => Math.min(4, Math.ceil(n / 3));

/** A pile of cards: a back, or the edge of what lies open, and how many there are. */
export function Pile({ label, n, heap, onOpen, isLegal = false, onPress, sign }: Props) {
  const say = useWords();
  const inside = (
    <>
      <span
        className={classes(styles.back, onOpen !== undefined && styles.open)}
        data-depth={depthOf(n)}
        data-heap={heap}
        aria-hidden="true"
      >
        {sign === undefined ? null : <Icon name={sign} />}
        {n}
      </span>
      <span className={sign === undefined ? undefined : 'unseen'}>{label}</span>
      <span className="unseen"> {n}</span>
      {isLegal ? <span className="unseen">, {say('can-be-chosen')}</span> : null}
    </>
  );
  const act = isLegal ? onPress : n === 0 ? undefined : onOpen;
  if (act === undefined)
    return (
      <span className={styles.pile} title={sign === undefined ? undefined : label}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={`${styles.pile} ${styles.button} ${isLegal ? styles.legal : ''}`}
      title={sign === undefined ? undefined : label}
      onClick={act}
    >
      {inside}
    </button>
  );
}
