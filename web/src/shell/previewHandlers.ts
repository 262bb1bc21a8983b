import type { PointerEvent } from 'react';

/** For whatever answers when it is pressed: a mouse that points at it, or the focus of a keyboard, looks at what it is about. */
export const previewHandlers = (onPreview: (isPreviewing: boolean) => void) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onPreview(true),
  onPointerLeave: () => onPreview(false),
  onFocus: () => onPreview(true),
  onBlur: () => onPreview(false),
});
