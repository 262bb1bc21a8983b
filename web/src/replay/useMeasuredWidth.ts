/** The width in which something is drawn, so that letters stay as large as they are everywhere else. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Until it has been measured. */
const USUAL = 600;
const LEAST = 200;

export function useMeasuredWidth<E extends HTMLElement>(): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(LEAST, Math.round(entry.contentRect.width))));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
