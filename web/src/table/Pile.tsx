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
  /** Only the number; its name is said, and shown when pointed at. */
  isBare?: boolean;
}

/** A pile of cards: a back, or the edge of what lies open, and how many there are. */
export function Pile({ label, n, heap, onOpen, isLegal = false, onPress, isBare = false }: Props) {
  const say = useWords();
  const inside = (
    <>
      <span className={`${styles.back} ${onOpen === undefined ? '' : styles.open}`} data-heap={heap} aria-hidden="true">
        {n}
      </span>
      <span className={isBare ? 'unseen' : styles.label}>{label}</span>
      <span className="unseen"> {n}</span>
      {isLegal ? <span className="unseen">, {say('can-be-chosen')}</span> : null}
    </>
  );
  const act = isLegal ? onPress : n === 0 ? undefined : onOpen;
  if (act === undefined)
    return (
      <span className={styles.pile} title={isBare ? label : undefined}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={`${styles.pile} ${styles.button} ${isLegal ? styles.legal : ''}`}
      title={isBare ? label : undefined}
      onClick={act}
    >
      {inside}
    </button>
  );
}
