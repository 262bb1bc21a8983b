/** A finger that wipes over something sideways: on to the next, or back. Up and down it scrolls, as elsewhere (`touch-action: pan-y`). */
import { type PointerEvent, useRef } from 'react';

/** Pixels: less is a press of an unsteady hand. */
const FAR = 48;

export function useSwipe(onStep: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (from.current === null) return;
      const dx = clientX - from.current.x;
      const dy = clientY - from.current.y;
      from.current = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) onStep(dx < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}
