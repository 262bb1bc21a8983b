import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import type { Desk, Target } from './game.ts';
import styles from './JumpBar.module.css';
import { useMedia } from './useMedia.ts';

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
  part.scrollIntoView({ block: 'start', inline: 'start' });
}

/** All of a part: what bears the name of a player stands at the head of all that is theirs. */
function allOf(id: string): Element | null {
  const part = document.getElementById(id);
  return part?.tagName === 'H2' ? part.closest('section') : part;
}
const thingsIn = (id: string): readonly Element[] => [...(allOf(id)?.querySelectorAll('button[aria-pressed]') ?? [])];

/** Of a thing's height, what has to be neither under the bar at the top nor under the question. */
const ENOUGH = 0.95;
/** Pixels: what is longer than this has begun, which is enough. */
const MUCH = 240;
const HALF = 0.5;
function isInSight(thing: Element): boolean {
  const { top, height, left, right } = thing.getBoundingClientRect();
  // Of a row that is pushed sideways it may be beyond the edge.
  if (Math.min(right, innerWidth) - Math.max(left, 0) < HALF * (right - left)) return false;
  const dock = document.querySelector('[data-dock="goods"]') ?? document.getElementById('decision');
  const question = dock?.getBoundingClientRect();
  const bar = document.querySelector(`.${styles.jump}`)?.getBoundingClientRect().bottom ?? 0;
  // A question that begins at the top of the window stands beside the table.
  const foot = question === undefined || question.top <= bar ? innerHeight : question.top;
  return Math.min(top + height, foot) - Math.max(top, bar) >= ENOUGH * Math.min(height, MUCH);
}

/** The table moves to where the question is, if nothing that answers it is in sight. */
function useMovingToQuestion(counted: readonly (readonly [id: string, n: number])[], home: string | null): void {
  const asked = counted.filter(([, n]) => n > 0);
  const latest = useRef(asked);
  const isLying = useMedia('(orientation: landscape)');
  useLayoutEffect(() => {
    latest.current = asked;
  });
  const signature = asked.map(([id, n]) => `${id} ${n}`).join();
  useEffect(() => {
    // What one holds is always in sight.
    if (document.querySelector('[data-dock] button[aria-pressed]') !== null) return;
    const [most] = latest.current.toSorted(([, a], [, b]) => b - a);
    if (most === undefined) {
      // What is only in the list is about what one has.
      const own = home === null ? null : allOf(home);
      if (own !== null && !isInSight(own)) own.scrollIntoView({ block: 'start' });
      return;
    }
    if (latest.current.some(([id]) => thingsIn(id).some(isInSight))) return;
    // Not only the part: the row in it where what is asked for lies.
    const [first] = thingsIn(most[0]);
    (first?.closest('[role="group"]') ?? document.getElementById(most[0]))?.scrollIntoView({
      block: 'start',
      inline: 'start',
    });
    // A phone that is turned shows another part of the table.
  }, [signature, home, isLying]);
}

interface Props {
  parts: readonly Part[];
  desk: Desk;
  /** The part that a question is about whose answers lie nowhere on the table; null while nothing is asked. */
  home: string | null;
}

/** Where the table is longer than the screen: its parts, each a press away, and how much in each of them answers the question. */
export function JumpBar({ parts, desk, home }: Props) {
  const say = useWords();
  const isCounted = (target: Target): boolean => desk.isLegal(target) && (desk.isPlayable?.(target) ?? true);
  const counted = parts.map(({ id, targets }) => [id, new Set(targets.filter(isCounted)).size] as const);
  useMovingToQuestion(counted, home);
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
    </div>
  );
}
