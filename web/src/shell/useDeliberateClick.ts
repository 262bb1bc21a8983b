import { type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds: less than it takes to read a new question and decide. */
const TOO_SOON = 400;

type Click = Pick<MouseEvent, 'detail' | 'stopPropagation'>;

/**
 * Keeps clicks from what they were not meant for. The second click of a double click may meet the next question, which has come
 * under the pointer meanwhile: it was meant for the one before.
 */
export function useDeliberateClick(moment: string): (event: Click) => void {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [moment]);
  return (event) => {
    if (event.detail > 1 && performance.now() - since.current < TOO_SOON) event.stopPropagation();
  };
}
