import { type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds in which nobody has read a new question and decided. */
const TOO_SOON = 400;

/**
 * Whether a click was meant for what it met. The second click of a double click may meet the next question, which has come
 * under the pointer meanwhile: it was meant for the one before.
 */
export function useMeant(moment: string): (event: Pick<MouseEvent, 'detail'>) => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [moment]);
  return ({ detail }) => detail < 2 || performance.now() - since.current > TOO_SOON;
}
