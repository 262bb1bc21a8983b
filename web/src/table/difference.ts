/**
 * What moved between two looks at the table: the first and the last of FLIP. Only a card that is in another zone, came or went was moved by
 * the rules, and flies. One that only lies otherwise in its zone did not: it is there, and its new place comes into sight.
 */
import type { Card } from '@gloaming/engine';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** A card on the table: where it lies, and the zone it lies in, which is the same thing in both looks if it stayed in it. */
export interface Lying {
  readonly box: Box;
  readonly zone: unknown;
  readonly zoneBox: Box;
}
export type Look = ReadonlyMap<Card, Lying>;

/** From there to where it lies; one that went has nowhere to lie any more, and flies the other way. */
export interface Flight {
  readonly card: Card;
  readonly kind: 'settle' | 'travel' | 'come' | 'go';
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

interface Ends {
  /** Where a card that lay nowhere came from; where one that lies nowhere went. */
  readonly originsOf: (card: Card) => Box | null;
  readonly destinationsOf: (card: Card) => Box | null;
  /** What can be seen of the page. */
  readonly seen: Box;
}

/** Less than that is rounding. */
const LEAST = 1;
/** More at once is another table or another seat's view: such flights could not be followed. */
const MOST = 24;
const SMALLEST = 0.25;
const LARGEST = 1.8;

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
/** A box that has no size lies in something that is not shown. */
const isShown = ({ width }: Box): boolean => width > 0;

function flight(card: Card, kind: Flight['kind'], from: Box, to: Box): Flight {
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const scale = Math.min(LARGEST, Math.max(SMALLEST, from.width / to.width));
  return { card, kind, dx: x - toX, dy: y - toY, scale };
}

/** Whether it lies otherwise within its zone, whatever the zone itself did. */
function hasSettled(before: Lying, after: Lying): boolean {
  const dx = before.box.left - before.zoneBox.left - (after.box.left - after.zoneBox.left);
  const dy = before.box.top - before.zoneBox.top - (after.box.top - after.zoneBox.top);
  const grown = Math.abs(before.box.width - after.box.width) + Math.abs(before.box.height - after.box.height);
  return Math.abs(dx) + Math.abs(dy) + grown >= LEAST;
}

export function flightsBetween(before: Look, after: Look, { originsOf, destinationsOf, seen }: Ends): Flight[] {
  const found: Flight[] = [];
  const add = (card: Card, kind: Flight['kind'], from: Box | null, to: Box | null): void => {
    if (from === null || to === null || !isShown(from) || !isShown(to)) return;
    if (meets(from, seen) || meets(to, seen)) found.push(flight(card, kind, from, to));
  };
  for (const [card, now] of after) {
    const was = before.get(card);
    if (was === undefined) add(card, 'come', originsOf(card), now.box);
    else if (was.zone !== now.zone) add(card, 'travel', was.box, now.box);
    else if (hasSettled(was, now) && isShown(now.box) && meets(now.box, seen))
      found.push({ card, kind: 'settle', dx: 0, dy: 0, scale: 1 });
  }
  for (const [card, was] of before)
    if (!after.has(card)) {
      const to = destinationsOf(card);
      if (to !== null) add(card, 'go', to, was.box);
    }
  return found.filter(({ kind }) => kind !== 'settle').length > MOST ? [] : found;
}
