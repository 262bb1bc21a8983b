import type { PointedAt } from '@gloaming/engine/lessons';
import { useEffect, useRef } from 'react';
import { classes } from '../base/classes.ts';
import { useReducedMotion } from '../table/useReducedMotion.ts';
import { arrowSide, type Rect } from './arrowSide.ts';
import styles from './Pointer.module.css';
import { pointedElements } from './pointedElements.ts';

/** What moves on a table is followed so often. */
const EVERY = 150;
/**
 * Milliseconds after which it is looked whether the table lies where it will, whatever was still being laid: until it does, that is
 * brought into sight once more. Without motion it soon does.
 */
const SETTLED = 450;
const SETTLED_SOON = 60;
/** So often at most: whoever scrolls meanwhile is not held. */
const MOST_LOOKS = 6;
/** Pixels of a window at whose upper edge there is no room for an arrow. */
const NO_ROOM = 62;
/** Pixels between what is pointed at and what would cover it. */
const ROOM = 28;
/** Pixels at the top that what one has keeps covered. */
const COVERED = 84;

/** It comes into sight; on a table that is longer than the window, above the question and the teacher's words. */
function uncover(element: HTMLElement): void {
  const lies = element.getBoundingClientRect();
  // A row that is pushed sideways rests where a card begins: anywhere else it would slip back, with this one half out of sight.
  const isCut = lies.left < 0 || lies.right > innerWidth;
  element.scrollIntoView({ block: 'nearest', inline: isCut ? 'start' : 'nearest' });
  // What one has and holds is in sight as it is; elsewhere nothing may lie under it.
  if (element.closest('aside, [data-dock]') !== null) return;
  const side = document.querySelector('[data-dock="goods"]') ?? document.querySelector('main aside');
  const question = side?.getBoundingClientRect();
  if (question === undefined) return;
  // Where it stands beside the table it covers nothing.
  const lowest = question.width < innerWidth * 0.8 ? innerHeight : question.top;
  const { top, bottom } = element.getBoundingClientRect();
  const below = bottom + ROOM - lowest;
  if (below > 0) scrollBy(0, Math.min(below, top - COVERED));
  else if (top < COVERED) scrollBy(0, Math.max(top - COVERED, below));
}

interface Pointed {
  readonly at: PointedAt;
  readonly element: HTMLElement;
}
const isAside = ({ element }: Pointed): boolean => element.closest('aside, [data-dock]') !== null;

/** Where on its page something lies, whatever of the page is in sight. */
function placeOf(element: Element | undefined): string {
  if (element === undefined) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const question = document.querySelector('main aside')?.getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height, question?.left ?? 0, question?.height ?? 0]
    .map(Math.round)
    .join();
}

/** What is read beside what is pointed at: the teacher's words, titles, goods and cards. */
const READ = '[data-teacher], main h2, main h3, [data-laid], [data-dock="goods"] li, main [data-card]';

/** What no arrow is to hide: what is read, and all that is pointed at. */
function keptInSight(found: readonly Pointed[]): Rect[] {
  const read = [...document.querySelectorAll(READ)].filter(
    (each) => !found.some(({ element }) => element.contains(each)),
  );
  return [...read, ...found.map(({ element }) => element)].map((each) => each.getBoundingClientRect());
}

/** One around each, over what it stands at now. */
function drawRings(layer: Element, around: readonly Pointed[], kept: readonly Rect[]): void {
  while (layer.children.length > around.length) layer.lastElementChild?.remove();
  around.forEach(({ at, element }, i) => {
    const ring = layer.children[i] ?? layer.appendChild(document.createElement('i'));
    const lies = element.getBoundingClientRect();
    const { left, top, width, height } = lies;
    if (!(ring instanceof HTMLElement)) return;
    ring.dataset.ring = at;
    const room = { left: 0, top: NO_ROOM, right: innerWidth, bottom: innerHeight };
    ring.className = styles[arrowSide(lies, kept, room)] ?? '';
    ring.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  });
}

interface Props {
  pointsAt: readonly PointedAt[];
  seat: number;
  /** What is said: with other words, other things come into sight. */
  moment: string;
}

/** A glow around what the teacher speaks of, and an arrow to it. It is drawn above the table, and nothing can be pressed in it. */
export function Pointer({ pointsAt, seat, moment }: Props) {
  const layers = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const settled = useReducedMotion() ? SETTLED_SOON : SETTLED;
  const shown = `${pointsAt.join(' ')} ${moment}`;
  useEffect(() => {
    const [all, onTable, aside] = [layers.current, table.current, side.current];
    if (all === null || onTable === null || aside === null) return;
    const find = (): Pointed[] =>
      pointsAt.flatMap((at) => pointedElements(at, seat).map((element) => ({ at, element })));
    const place = (): void => {
      const found = find();
      const kept = keptInSight(found);
      drawRings(aside, found.filter(isAside), kept);
      drawRings(
        onTable,
        found.filter((each) => !isAside(each)),
        kept,
      );
    };
    // When the board has been drawn.
    const show = (): void => {
      const [first] = find();
      if (first !== undefined) uncover(first.element);
      place();
    };
    let again: ReturnType<typeof setTimeout>;
    const settle = (looks: number, before: string): void => {
      show();
      const now = placeOf(find()[0]?.element);
      if (now === before || looks === MOST_LOOKS) all.dataset.settled = shown;
      else again = setTimeout(() => settle(looks + 1, now), settled);
    };
    // Also when the table is laid anew for another window.
    const layAnew = (): void => {
      delete all.dataset.settled;
      place();
      clearTimeout(again);
      again = setTimeout(() => settle(1, ''), settled);
    };
    const first = setTimeout(show);
    layAnew();
    const timer = setInterval(place, EVERY);
    addEventListener('scroll', place, true);
    addEventListener('resize', layAnew);
    return () => {
      clearTimeout(first);
      clearTimeout(again);
      clearInterval(timer);
      removeEventListener('scroll', place, true);
      removeEventListener('resize', layAnew);
      onTable.replaceChildren();
      aside.replaceChildren();
    };
  }, [shown, seat, settled]);
  return (
    <div ref={layers} aria-hidden="true" data-pointing={pointsAt.join(' ')} data-moment={shown}>
      <div ref={table} className={styles.layer} />
      <div ref={side} className={classes(styles.layer, styles.aside)} />
    </div>
  );
}
