/** What one does with things on the table, the same from the first to the last moment: what is given it need not be drawn anew. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Desk } from './game.ts';

export interface PressHandlers {
  readonly press: Desk['press'];
  readonly look: Desk['look'];
  readonly hold: NonNullable<Desk['hold']>;
}

export function usePressHandlers(desk: Desk): PressHandlers {
  const latest = useRef(desk);
  useLayoutEffect(() => {
    latest.current = desk;
  });
  return useMemo(
    () => ({
      press: (target, face, isRead) => latest.current.press(target, face, isRead),
      look: (face, target) => latest.current.look(face, target),
      hold: (face, target) => latest.current.hold?.(face, target),
    }),
    [],
  );
}
