/** Where on the page a place of the table is: what shows it, or what stands for it where there is no room for it. */
import type { Painted } from '../design/Icon.tsx';
import type { Spot } from './tokens.ts';

const isShown = (element: Element | null): element is Element =>
  element !== null && element.getBoundingClientRect().width > 0;

/** What a spot is in: `region:1:0` is in `region:1`. */
const around = (spot: Spot): Spot | null => (spot.includes(':') ? spot.slice(0, spot.lastIndexOf(':')) : null);

function elementOf(root: Element, spot: Spot, kind: Painted): Element | null {
  const card = /^card:(\d+)$/.exec(spot)?.[1];
  if (card !== undefined) return root.querySelector(`[data-card="${card}"]`);
  const all = root.querySelector(`[data-spot="${spot}"]`);
  return all?.querySelector(`[data-kind="${kind}"]`) ?? all ?? root.querySelector(`[data-heap="${spot}"]`);
}

/** A player stands for what is theirs and is not shown. */
export function findSpot(root: Element, spot: Spot, kind: Painted, of: number): Element | null {
  for (let at: Spot | null = spot; at !== null; at = around(at)) {
    const found = elementOf(root, at, kind);
    if (isShown(found)) return found;
  }
  const seat = root.querySelector(`[data-heap="seat:${of}"]`);
  return isShown(seat) ? seat : null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** On a card tokens lie on its picture; in a well before their number. */
export function pointOf(element: Element): Point {
  const stone = (element.hasAttribute('data-kind') ? element.querySelector('[data-stone]') : null) ?? element;
  const { left, top, width, height } = stone.getBoundingClientRect();
  return { x: left + width / 2, y: top + height * (stone.hasAttribute('data-card') ? 0.4 : 0.5) };
}
