/**
 * How densely the table must be laid so that all of it is in sight. Measured, since it depends on words, window and cards alike. It is
 * made denser wherever it would be too high, and roomier only where that is likely to last: things should not grow and shrink under
 * one's eyes.
 */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What stays free beneath the table, as beside it. */
const BELOW = 12;
/** What stands above the table for a while, a result above all, is no reason to make it small. */
const ABOVE = 160;
/** Milliseconds after which what has grown stays. */
const SETTLED = 150;
/** So much must be left free where it is made roomier in the middle of a round. */
const ENOUGH = 48;

const listen = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

interface Found {
  readonly key: string;
  readonly density: number;
  /** While roomier steps are tried: how much has to be free with them. */
  readonly wanted: number | null;
  /** How many cards lay where when the step before this one was too high: it is not tried again while that is so. */
  readonly tried: string;
}

/** When `during` is another, everything is laid anew, as roomily as can be; `most` is the densest there is. */
export function useFit(view: object, during: string, most: number) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSyncExternalStore(listen, () => `${innerWidth} ${innerHeight}`);
  const key = `${during} ${size}`;
  const [found, setFound] = useState<Found>({ key, density: 0, wanted: null, tried: '' });
  // From where it was, not from the beginning: mostly there is about as much again, and each step takes a drawing.
  if (found.key !== key) setFound({ key, density: Math.max(0, found.density - 1), wanted: 0, tried: '' });
  const density = Math.min(most, found.density);
  const { wanted, tried } = found;
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null || most === 0) return;
    const measure = (): void => {
      const { top, height } = table.getBoundingClientRect();
      const free = innerHeight - Math.min(ABOVE, top + scrollY) - height - BELOW;
      const lying = `${table.querySelectorAll('[data-card]').length} ${Math.round(top + scrollY)}`;
      if (free < (wanted ?? 0)) {
        if (density < most) setFound({ key, density: density + 1, wanted: null, tried: lying });
      } else if (density > 0 && (wanted !== null || (free >= ENOUGH && lying !== tried)))
        setFound({ key, density: density - 1, wanted: wanted ?? ENOUGH, tried });
      else if (wanted !== null) setFound({ key, density, wanted: null, tried });
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
  }, [view, key, density, wanted, tried, most]);
  return { ref, density };
}
