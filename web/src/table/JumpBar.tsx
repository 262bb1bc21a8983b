import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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

/** Part of the window that is neither under the bar at the top nor under the question. */
const SEEN = { from: 0.15, to: 0.6 };
function isInSight(id: string): boolean {
  const part = document.getElementById(id);
  // What bears the name of a player stands at the head of all that is theirs.
  const box = (part?.tagName === 'H2' ? part.closest('section') : part)?.getBoundingClientRect();
  return box !== undefined && box.bottom > innerHeight * SEEN.from && box.top < innerHeight * SEEN.to;
}

/** The table moves to where the question is, if nothing that answers it is in sight. */
function useMovingToQuestion(counted: readonly (readonly [id: string, n: number])[]): void {
  const asked = counted.filter(([, n]) => n > 0);
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  });
  const signature = asked.map(([id, n]) => `${id} ${n}`).join();
  useEffect(() => {
    const [most] = latest.current.toSorted(([, a], [, b]) => b - a);
    if (signature === '' || most === undefined || latest.current.some(([id]) => isInSight(id))) return;
    document.getElementById(most[0])?.scrollIntoView({ block: 'start' });
  }, [signature]);
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
  const isCounted = (target: Target): boolean => desk.isLegal(target) && (desk.isPlayable?.(target) ?? true);
  const counted = parts.map(({ id, targets }) => [id, new Set(targets.filter(isCounted)).size] as const);
  useMovingToQuestion(counted);
  return (
    <div className={styles.jump}>
      <nav aria-label={say('parts-of-table')}>
        <ul className={styles.parts}>
          {parts.map(({ id, label }, i) => {
            const [, n] = counted[i];
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
