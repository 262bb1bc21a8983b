/**
 * How densely the table must be laid so that all of it is in sight. Measured, since it depends on words, window and cards alike; and
 * until the round is over it only gets denser, so that nothing grows and shrinks under one's eyes.
 */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What stays free beneath the table, as beside it. */
const BELOW = 12;
/** What stands above the table for a while, a result above all, is no reason to make it small. */
const ABOVE = 160;
/** Milliseconds after which what has grown stays. */
const SETTLED = 150;

const listen = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** It may be roomy again when `during` is another; `most` is the densest there is. */
export function useFit(view: object, during: string, most: number) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSyncExternalStore(listen, () => `${innerWidth} ${innerHeight}`);
  const key = `${during} ${size}`;
  const [found, setFound] = useState({ key, density: 0 });
  // A step at a time: mostly there is about as much again, and to find out takes a drawing for each step.
  if (found.key !== key) setFound({ key, density: Math.max(0, found.density - 1) });
  const density = Math.min(most, found.density);
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null || density >= most) return;
    const measure = (): void => {
      const { top, height } = table.getBoundingClientRect();
      if (Math.min(ABOVE, top + scrollY) + height + BELOW > innerHeight) setFound({ key, density: density + 1 });
    };
    measure();
    // Parts of the table measure their own room and may grow after this; what only passes by on its way is gone soon.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    });
    observer.observe(table);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [view, key, density, most]);
  return { ref, density };
}
