import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  /** For many cards side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganOutside = useRef(false);
  const id = useId();
  const say = useWords();
  // While it is still on the page: what has gone from there gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on what lies around it
    <dialog
      ref={ref}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={id}
      // One that was closed and opened again in the same breath is open, and one that has gone was closed from outside.
      onClose={() => ref.current?.open === false && onClose()}
      // A selection of words may end outside: only a press that also began there is meant to close it.
      onPointerDown={(event) => {
        beganOutside.current = event.target === ref.current;
      }}
      onClick={(event) => event.target === ref.current && beganOutside.current && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Button look="quiet" icon="close" aria-label={say('close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
