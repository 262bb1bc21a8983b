/**
 * How densely the table must be laid so that all of it is in sight: a search by measuring (a feedback loop with hysteresis). Measured, since it depends on words, window and cards alike. It is
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
/** So many steps one after the other may be too high before the next is not tried any more: not each is higher than the one after it. */
const REACH = 3;

const listen = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

interface Found {
  readonly key: string;
  readonly density: number;
  readonly easing: Easing | null;
  /** With so many cards a roomier step was too high: it is not tried again while there are as many. */
  readonly cards: number;
}
/** Roomier steps are being tried. */
interface Easing {
  /** The roomiest that fits, as far as is known. */
  readonly best: number;
  /** How much has to be free with it. */
  readonly wanted: number;
  readonly reach: number;
}
const NOT_TRIED = -1;

/** What is tried after a step was drawn with so much free beneath it, and so many cards; null if it stays. */
function after({ key, density, easing, cards }: Found, free: number, lying: number, most: number): Found | null {
  if (easing === null) {
    if (free < 0) return density < most ? { key, density: density + 1, easing, cards: lying } : null;
    if (density === 0 || free < ENOUGH || lying === cards) return null;
    return { key, density: density - 1, easing: { best: density, wanted: ENOUGH, reach: 1 }, cards };
  }
  const best = free >= easing.wanted ? density : easing.best;
  if (density === 0 || best - density >= easing.reach) return { key, density: best, easing: null, cards: lying };
  return { key, density: density - 1, easing: { ...easing, best }, cards };
}

/** When `during` is another it is as roomy as can be again; `most` is the densest there is. */
export function useDensity(view: object, during: string, most: number) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSyncExternalStore(listen, () => `${innerWidth} ${innerHeight}`);
  const key = `${during} ${size}`;
  const [found, setFound] = useState<Found>({ key, density: 0, easing: null, cards: NOT_TRIED });
  if (found.key !== key) {
    // From where it was, not from the beginning: mostly there is about as much again, and each step takes a drawing.
    const best = Math.min(most, found.density);
    const easing = best === 0 ? null : { best, wanted: 0, reach: REACH };
    setFound({ key, density: Math.max(0, best - 1), easing, cards: NOT_TRIED });
  }
  const density = Math.min(most, found.density);
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null || most === 0) return;
    const measure = (): void => {
      const { top, height } = table.getBoundingClientRect();
      const free = innerHeight - Math.min(ABOVE, top + scrollY) - height - BELOW;
      const next = after(found, free, table.querySelectorAll('[data-card]').length, most);
      if (next !== null) setFound(next);
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
  }, [view, found, most]);
  return { ref, density };
}
