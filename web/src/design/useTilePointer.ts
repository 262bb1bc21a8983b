/** What fingers, pointers and keys do on a tile: press it, look at it, or hold it to read it. */
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HELD_AFTER = 450;
/** Pixels: a finger that goes further scrolls, or carries the card. */
const STILL = 10;

interface Deeds {
  onPress: () => void;
  onLook: ((isLooking: boolean) => void) | undefined;
  /** A finger that stays on it wants to read it. */
  onHold: (() => void) | undefined;
}

/** Holding a finger on a card shows it large; the press that ends it means nothing more. */
function useHolding(onHold: Deeds['onHold']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const began = useRef({ x: 0, y: 0 });
  const stop = (): void => clearTimeout(timer.current);
  // A card that goes while a finger is on it is read no more.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start(event: PointerEvent): void {
      wasHeld.current = false;
      began.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse' || onHold === undefined) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HELD_AFTER);
    },
    stop,
    move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - began.current.x, clientY - began.current.y) > STILL) stop();
    },
    wasHeld: (): boolean => wasHeld.current,
    // Keys and screen readers press without a pointer: theirs is never the press that ends a hold.
    isItsEnd: (event: MouseEvent): boolean => wasHeld.current && event.detail > 0,
  };
}

/** A card that goes while it is looked at says so: neither pointer nor focus will leave it any more. */
function useLooking(onLook: Deeds['onLook']): (isLooking: boolean) => void {
  const latest = useRef(onLook);
  const isLooked = useRef(false);
  useEffect(() => {
    latest.current = onLook;
  });
  useEffect(
    () => () => {
      if (isLooked.current) latest.current?.(false);
    },
    [],
  );
  return (isLooking) => {
    isLooked.current = isLooking;
    onLook?.(isLooking);
  };
}

export function useTilePointer({ onPress, onLook, onHold }: Deeds) {
  const holding = useHolding(onHold);
  const look = useLooking(onLook);
  return {
    onClick: (event: MouseEvent): unknown => holding.isItsEnd(event) || onPress(),
    onContextMenu: (event: MouseEvent): unknown => holding.wasHeld() && event.preventDefault(),
    onPointerDown: holding.start,
    onPointerMove: holding.move,
    onPointerUp: holding.stop,
    onPointerCancel: holding.stop,
    onPointerEnter: (event: PointerEvent): unknown => event.pointerType === 'mouse' && look(true),
    onPointerLeave: (): void => {
      holding.stop();
      look(false);
    },
    onFocus: (event: FocusEvent): unknown => event.currentTarget.matches(':focus-visible') && look(true),
    onBlur: (): void => look(false),
  };
}
