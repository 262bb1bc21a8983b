import type { PointerEvent } from 'react';

/** For whatever answers when it is pressed: a mouse that points at it, or the focus of a keyboard, looks at what it is about. */
export const pondering = (onPonder: (isPondering: boolean) => void) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onPonder(true),
  onPointerLeave: () => onPonder(false),
  onFocus: () => onPonder(true),
  onBlur: () => onPonder(false),
});
