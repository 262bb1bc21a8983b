import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import type { Desk, Target } from './game.ts';
import styles from './JumpBar.module.css';

export interface Part {
  /** Of the element that shows it. */
  readonly id: string;
  readonly label: string;
  /** What in it might be pressed. */
  readonly targets: readonly Target[];
}

function show(id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  // For screen readers and the keyboard the focus goes there, too.
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

interface Props {
  parts: readonly Part[];
  desk: Desk;
  /** What stays in sight with them: what one has. */
  children?: ReactNode;
}

/** Where the table is longer than the screen: its parts, each a press away, and how much in each of them answers the question. */
export function JumpBar({ parts, desk, children }: Props) {
  const say = useWords();
  return (
    <div className={styles.jump}>
      <nav aria-label={say('parts-of-table')}>
        <ul>
          {parts.map(({ id, label, targets }) => {
            const n = new Set(targets.filter((target) => desk.isLegal(target) && (desk.isPlayable?.(target) ?? true)))
              .size;
            return (
              <li key={id}>
                <button type="button" className={styles.part} onClick={() => show(id)}>
                  <span className={styles.label}>{label}</span>
                  {n === 0 ? null : (
                    <span className={styles.legal}>
                      <span aria-hidden="true">{n}</span>
                      <span className="unseen"> ({say('n-can-be-chosen', { n })})</span>
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {children === undefined ? null : <div className={styles.own}>{children}</div>}
    </div>
  );
}
