import { type RefObject, useLayoutEffect } from 'react';
import { cardOf, type Target } from '../table/game.ts';
import { useCovering } from '../table/useCovering.ts';

/** Pixels between what was pressed and what would cover it. */
const ROOM = 12;

/** Where the question covers the lower part of the table, what was pressed comes to lie above it: the question may have grown since. */
export function useUncovered(chosen: Target | null, question: RefObject<HTMLElement | null>): void {
  const isBelow = useCovering();
  useLayoutEffect(() => {
    const card = cardOf(chosen);
    if (card === null || !isBelow) return;
    const it = document.querySelector<HTMLElement>(`main [data-card="${card}"]`);
    if (it === null || question.current === null) return;
    it.style.scrollMarginBottom = `${innerHeight - question.current.getBoundingClientRect().top + ROOM}px`;
    it.style.scrollMarginTop = '4rem';
    it.scrollIntoView({ block: 'nearest' });
  }, [chosen, isBelow, question]);
}
