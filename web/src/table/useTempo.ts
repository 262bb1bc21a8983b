/** How long things take to move, beside what is usual; 0 where nothing is to move. */
import { type Pace, useSettings } from '../base/settings.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

const TEMPO: Readonly<Record<Pace, number>> = { slow: 1.4, calm: 1, quick: 0.55, instant: 0.55 };

export function useTempo(): number {
  const { pace } = useSettings();
  return useReducedMotion() ? 0 : TEMPO[pace];
}
