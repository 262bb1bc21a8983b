import type { CSSProperties } from 'react';

/** What belongs to a seat is drawn in its colour, `--seat`. */
export const seatColour = (seat: number): CSSProperties => ({ '--seat': `var(--seat-${seat % 4})` }) as CSSProperties;
