import { type RefObject, useLayoutEffect } from 'react';
import { cardOf, type Target } from '../table/game.ts';
import { useCovering } from '../table/useCovering.ts';

/** Pixels between what was pressed and what would cover it. */
const ROOM = 12;

function uncover(it: HTMLElement, question: HTMLElement): void {
  it.style.scrollMarginBottom = `${innerHeight - question.getBoundingClientRect().top + ROOM}px`;
  it.style.scrollMarginTop = '4rem';
  it.scrollIntoView({ block: 'nearest' });
}

/** Where the question covers the lower part of the table, what was pressed comes to lie above it, also when the question grows. */
export function useUncovered(chosen: Target | null, question: RefObject<HTMLElement | null>): void {
  const isBelow = useCovering();
  useLayoutEffect(() => {
    const card = cardOf(chosen);
    // What one has and holds lies between the table and the question.
    const bar = document.querySelector<HTMLElement>('[data-dock="goods"]') ?? question.current;
    if (card === null || !isBelow || bar === null) return;
    const it = document.querySelector<HTMLElement>(`main [data-card="${card}"]`);
    // What one holds lies above the question.
    if (it === null || it.closest('[data-dock]') !== null) return;
    uncover(it, bar);
    const watching = new ResizeObserver(() => uncover(it, bar));
    watching.observe(bar);
    return () => watching.disconnect();
  }, [chosen, isBelow, question]);
}
