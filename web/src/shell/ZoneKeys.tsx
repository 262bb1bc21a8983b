import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

const stopsOf = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')];

interface Centre {
  readonly stop: HTMLElement;
  readonly x: number;
  readonly y: number;
}
function centreOf(stop: HTMLElement): Centre {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return { stop, x: left + width / 2, y: top + height / 2 };
}

/** The one in the next row up or down that lies closest; undefined where there is no such row. */
function inNextRow(stops: readonly HTMLElement[], from: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const { x, y } = centreOf(from);
  const half = from.getBoundingClientRect().height / 2;
  const away = (each: Centre): number => (isDown ? each.y - y : y - each.y);
  const beyond = stops.map(centreOf).filter((each) => away(each) > half);
  const distance = (each: Centre): number => away(each) * 2 + Math.abs(each.x - x);
  return beyond.toSorted((a, b) => distance(a) - distance(b))[0]?.stop;
}

function next(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = stops.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1];
    case 'ArrowLeft':
      return stops[at - 1];
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(stops, from, key === 'ArrowDown');
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}

/** What can be pressed comes first. */
const firstOf = (stops: readonly HTMLElement[]): HTMLElement | undefined =>
  stops.find((each) => each.hasAttribute('aria-pressed')) ?? stops[0];

function useZoneKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // What one holds may lie beside the rest of the table.
    const root = board.current?.closest('main') ?? board.current;
    if (root === null) return;
    const latest = new WeakMap<Element, HTMLElement>();
    const settle = (): void => {
      for (const zone of root.querySelectorAll('[data-zone]')) {
        const stops = stopsOf(zone);
        const last = latest.get(zone);
        const stop = last !== undefined && stops.includes(last) ? last : firstOf(stops);
        for (const each of stops) each.tabIndex = each === stop ? 0 : -1;
      }
    };
    const note = ({ target }: FocusEvent): void => {
      const zone = target instanceof HTMLElement ? target.closest('[data-zone]') : null;
      if (zone === null) return;
      latest.set(zone, target as HTMLElement);
      settle();
    };
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const zone = target instanceof HTMLElement ? target.closest('[data-zone]') : null;
      if (zone === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = next(stopsOf(zone), target as HTMLElement, event.key);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    };
    settle();
    const watching = new MutationObserver(settle);
    watching.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-pressed', 'disabled'] });
    root.addEventListener('focusin', note);
    root.addEventListener('keydown', press);
    return () => {
      watching.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('keydown', press);
    };
  }, [board]);
}

/**
 * A hand or a row of cards is one stop for Tab, and the arrows go from card to card in it. The cards themselves know nothing of this: which
 * of them is the stop is written on them wherever cards come or go.
 */
export function ZoneKeys({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useZoneKeys(ref);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
