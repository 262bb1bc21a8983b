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

/** Pixels from where it was taken up: it is put back. */
const BACK = 40;

const cardAt = (element: Element | null): Target | null => {
  const card = element?.closest('main [data-card]')?.getAttribute('data-card') ?? null;
  return card === null ? null : `card:${Number(card)}`;
};

/** Where a finger pushes the page, or a row, it carries nothing: on the table that is up and down, along the cards in hand sideways. */
function isForScrolling(target: Element, x: number, y: number): boolean {
  const { touchAction } = getComputedStyle(target.closest('button') ?? target);
  if (/^(?:auto|manipulation)$/.test(touchAction)) return true;
  return touchAction.includes(Math.abs(y) > Math.abs(x) ? 'pan-y' : 'pan-x');
}

/**
 * Null where it is let go of beside the table, or where it lay: there nothing was meant. A finger has the question right below the
 * table, with the button on it that says what is done.
 */
function dropAt(x: number, y: number, { target: carried, row: from, isTouch, ...start }: Taken): Drop | null {
  if (Math.hypot(x - start.x, y - start.y) < BACK) return null;
  const under = document.elementFromPoint(x, y);
  if (under === null || under.closest('main') === null) return null;
  if (from?.contains(under) || under.closest('[data-dock]') !== null) return null;
  if (under.closest('main aside') !== null) return isTouch ? 'table' : null;
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

/** Where a pointer went down. */
interface Taken {
  readonly target: Target;
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly row: Element | null;
  readonly isTouch: boolean;
  isMoving: boolean;
}

export function useDragging({ mayCarry, lift, drop, widen }: Choosing) {
  const [held, setHeld] = useState<Held | null>(null);
  const start = useRef<Taken | null>(null);
  const end = (): void => {
    start.current = null;
    setHeld(null);
  };
  const hands = {
    pointerdown({ target: element, button, isPrimary, clientX: x, clientY: y, pointerType }: PointerEvent): void {
      if (!(element instanceof Element) || button !== 0 || !isPrimary) return;
      const target = cardAt(element);
      if (target === null || !mayCarry(target)) return;
      const row = element.closest('[data-zone], ul');
      start.current = { target, element, x, y, row, isTouch: pointerType === 'touch', isMoving: false };
    },
    pointermove({ clientX: x, clientY: y, buttons }: PointerEvent): void {
      const from = start.current;
      if (from === null) return;
      if (buttons === 0) {
        end();
        return;
      }
      if (!from.isMoving && Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!from.isMoving && from.isTouch && isForScrolling(from.element, x - from.x, y - from.y)) {
        end();
        return;
      }
      if (!from.isMoving) lift(from.target);
      from.isMoving = true;
      setHeld({ x, y });
    },
    pointerup({ clientX: x, clientY: y }: PointerEvent): void {
      const from = start.current;
      end();
      if (from === null || !from.isMoving) return;
      swallowClick();
      const where = dropAt(x, y, from);
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
