/** Parts of persons that are drawn again and again. */
import { r } from './dice.ts';

/** A face from the front: dark as a whole, and lit on one side as far as the ridge of the nose. Below a hat it begins lower. */
export function face(x: number, y: number, side: 'left' | 'right', forehead = 9) {
  const to = side === 'left' ? 1 : -1;
  const by = (dx: number, dy: number): string => `${r(dx * to)} ${r(dy)}`;
  const isBare = forehead >= 9;
  const nose = `l${by(-1, forehead - 1)}l${by(3, 5)}l${by(-2.5, 1.8)}l${by(0.6, 5.4)}`;
  const cheek = `q${by(-5, 0.4)} ${by(-7.6, -5)}q${by(-3, isBare ? -5 : -4)} ${by(-2, isBare ? -11 : -5.7 - forehead)}`;
  const brow = `q${by(3, isBare ? -4.6 : -0.8)} ${by(9.5, isBare ? -4.2 : -0.5)}z`;
  return {
    near: `M${r(x - 9)} ${r(y)}a9 11.5 0 1 0 18 0a9 11.5 0 1 0-18 0`,
    lit: `M${r(x + 0.5 * to)} ${r(y - forehead)}${nose}${cheek}${brow}`,
    cut: `M${r(x - 6)} ${r(y - 0.4)}h3.8v1.5h-3.8zM${r(x + 2.6)} ${r(y - 0.4)}h3.8v1.5h-3.8z`,
  };
}

/** Shoulders and a robe that runs out of the picture. */
export const ROBE = 'M80 48Q104 52 112 104H48Q56 52 80 48z';
