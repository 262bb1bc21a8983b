/** A card is taken by a pointer, carried, and let go where it is to be done. */
import { useEffect, useRef, useState } from 'react';
import type { Target } from '../table/game.ts';
import type { Drop } from './pressing.ts';
import type { Choosing } from './useChoosing.ts';

/** In pixels of the window. */
export interface Held {
  readonly x: number;
  readonly y: number;
}

/** Pixels: less is a press of an unsteady hand. */
const FAR = 10;

const cardAt = (element: Element | null): Target | null => {
  const card = element?.closest('main [data-card]')?.getAttribute('data-card') ?? null;
  return card === null ? null : `card:${Number(card)}`;
};

/** Null where it is let go of beside the table, or where it lay: there nothing was meant. */
function dropAt(x: number, y: number, carried: Target, from: Element | null): Drop | null {
  const under = document.elementFromPoint(x, y);
  if (under === null || under.closest('main') === null || under.closest('main aside') !== null) return null;
  // The pile and what it is called, as they stand beside each other.
  if (under.closest('li')?.querySelector('[data-heap^="discards"]') != null) return 'discards';
  const on = cardAt(under);
  if (on === carried || from?.contains(under)) return null;
  return on === null ? 'table' : { on };
}

/** The click that ends a drag means nothing more. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

export function useDragging({ mayCarry, lift, drop, widen }: Choosing) {
  const [held, setHeld] = useState<Held | null>(null);
  const start = useRef<{ target: Target; x: number; y: number; row: Element | null; isMoving: boolean } | null>(null);
  const end = (): void => {
    start.current = null;
    setHeld(null);
  };
  const hands = {
    pointerdown({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      const lying = target instanceof Element ? cardAt(target) : null;
      if (lying === null || button !== 0 || !isPrimary || !mayCarry(lying)) return;
      const row = (target as Element).closest('[data-zone], ul');
      start.current = { target: lying, x, y, row, isMoving: false };
    },
    pointermove({ clientX: x, clientY: y, buttons }: PointerEvent): void {
      const from = start.current;
      if (from === null) return;
      if (buttons === 0) {
        end();
        return;
      }
      if (!from.isMoving && Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!from.isMoving) lift(from.target);
      from.isMoving = true;
      setHeld({ x, y });
    },
    pointerup({ clientX: x, clientY: y }: PointerEvent): void {
      const from = start.current;
      end();
      if (from === null || !from.isMoving) return;
      swallowClick();
      const where = dropAt(x, y, from.target, from.row);
      if (where === null) widen();
      else drop(from.target, where);
    },
    pointercancel(): void {
      if (start.current?.isMoving === true) widen();
      end();
    },
  };
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const heard = (['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const).map((name) => {
      const hear = (event: PointerEvent): void => latest.current[name](event);
      addEventListener(name, hear);
      return () => removeEventListener(name, hear);
    });
    return () => {
      for (const forget of heard) forget();
    };
  }, []);
  return held;
}
