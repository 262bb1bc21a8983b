/** How much room the table has: by its own element, whose size follows from the window and never from what lies on it. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Area } from './solve.ts';

/** The window for which sizes are given; in another all of them grow or shrink with it, as `--u` does. */
const DRAWN_FOR = { width: 1440, height: 900 };
/** Before there is a page to look at. */
const AT_FIRST: Area = { width: 1160, height: 840, unit: 1 };

const isSame = (a: Area, b: Area): boolean => a.width === b.width && a.height === b.height && a.unit === b.unit;

export function useArea<E extends HTMLElement>(): { readonly ref: RefObject<E | null>; readonly area: Area } {
  const ref = useRef<E>(null);
  const [area, setArea] = useState(AT_FIRST);
  const measure = useCallback((): void => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {};
    if (width === 0 || height === 0) return;
    const unit = Math.min(innerWidth / DRAWN_FOR.width, innerHeight / DRAWN_FOR.height);
    const found = { width, height, unit };
    setArea((before) => (isSame(before, found) ? before : found));
  }, []);
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [measure]);
  return { ref, area };
}
