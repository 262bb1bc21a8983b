/**
 * Cards that need more than one row are dealt to the rows evenly: each has as much room, and its words as few lines, as can be. Written
 * to the list itself, so that later measurements of the table see it as it will be.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Sets `--columns` for `n` cards of at least so many rem; without `least` nothing is done. */
export function useEvenRows<E extends HTMLElement>(n: number, least: number | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || least === undefined) return;
    const deal = (): void => {
      const fit = Math.max(1, Math.floor(list.clientWidth / (least * rem())));
      list.style.setProperty('--columns', `${Math.ceil(n / Math.ceil(n / fit))}`);
    };
    deal();
    const observer = new ResizeObserver(deal);
    observer.observe(list);
    return () => observer.disconnect();
  }, [n, least]);
  return ref;
}
