import type { Card } from '@gloaming/engine';
import { animate } from 'motion/mini';
import { Component, createRef, type ReactNode } from 'react';
import { type Box, type Flight, flightsBetween, type Lying } from './difference.ts';
import styles from './Moving.module.css';

/** A heap of cards that shows none of them: a deck, discards, another player's hand (`data-heap`). */
export type Heap = string;

interface Props<V extends object> {
  className?: string | undefined;
  /** The table that is shown: while it is the same one, nothing moves. */
  view: V;
  isStill: boolean;
  /** Of the first that is on the page a card comes, or goes to it. */
  originsOf: (before: V, after: V, card: Card) => readonly Heap[];
  destinationsOf: (before: V, after: V, card: Card) => readonly Heap[];
  children: ReactNode;
}

interface Seen {
  readonly spots: ReadonlyMap<Card, HTMLElement>;
  readonly look: ReadonlyMap<Card, Lying>;
}

const SECONDS = 0.4;
/** For what only lies otherwise. */
const AT_ONCE = 0.12;
const EASE = [0.2, 0.8, 0.2, 1] as const;

/** Reads only, so the page is laid out once at most. */
function lookAt(root: HTMLElement): Seen {
  const spots = new Map<Card, HTMLElement>();
  const look = new Map<Card, Lying>();
  const zones = new Map<Element, Box>();
  for (const spot of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const list = spot.closest<HTMLElement>('[data-zone]') ?? spot.parentElement ?? root;
    const zoneBox = zones.get(list) ?? list.getBoundingClientRect();
    zones.set(list, zoneBox);
    const card = Number(spot.dataset.card);
    spots.set(card, spot);
    look.set(card, { box: spot.getBoundingClientRect(), zone: list.dataset.zone ?? list, zoneBox });
  }
  return { spots, look };
}

/**
 * Cards move by FLIP (First, Last, Invert, Play; Lewis 2015): from where they lay to where they lie, from the hand they are played from, to the discards. Only what moved is animated,
 * and of it only position and opacity, which a browser draws without laying out or painting anything anew.
 *
 * A class, since only a class is told before the page changes.
 */
export class Moving<V extends object> extends Component<Props<V>> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly flying = createRef<HTMLUListElement>();
  private underway: { stop: () => void }[] = [];

  override getSnapshotBeforeUpdate(before: Props<V>): Seen | null {
    const root = this.root.current;
    return root === null || this.props.isStill || before.view === this.props.view ? null : lookAt(root);
  }

  override componentDidUpdate(before: Props<V>, _: unknown, seen: Seen | null): void {
    const root = this.root.current;
    if (seen === null || root === null) return;
    // What still flies goes on from where it is: that is where it was seen.
    this.land();
    const now = lookAt(root);
    const { view, originsOf, destinationsOf } = this.props;
    const boxOf = (heaps: readonly Heap[]): Box | null => {
      const found = heaps.map((heap) => root.querySelector(`[data-heap="${heap}"]`)).find((heap) => heap !== null);
      return found?.getBoundingClientRect() ?? null;
    };
    const flights = flightsBetween(seen.look, now.look, {
      originsOf: (card) => boxOf(originsOf(before.view, view, card)),
      destinationsOf: (card) => boxOf(destinationsOf(before.view, view, card)),
      seen: { left: 0, top: 0, width: innerWidth, height: innerHeight },
    });
    for (const flight of flights) {
      const spot = (flight.kind === 'go' ? seen : now).spots.get(flight.card);
      const box = seen.look.get(flight.card)?.box;
      if (spot === undefined) continue;
      if (flight.kind === 'go' && box !== undefined) this.sendOff(spot, box, flight);
      else this.bringIn(spot, flight);
    }
  }

  override componentWillUnmount(): void {
    this.land();
  }

  private land(): void {
    for (const { stop } of this.underway) stop();
    this.underway = [];
  }

  private fly(
    spot: HTMLElement,
    frames: { transform?: string[]; opacity?: number[] },
    after: () => void,
    duration = SECONDS,
  ): void {
    const flight = animate(spot, frames, { duration, ease: EASE });
    const stop = (): void => {
      flight.cancel();
      after();
    };
    const mine = { stop };
    this.underway.push(mine);
    flight.then(() => {
      this.underway = this.underway.filter((each) => each !== mine);
      after();
    });
  }

  private bringIn(spot: HTMLElement, { kind, dx, dy, scale }: Flight): void {
    if (kind === 'settle') {
      this.fly(spot, { opacity: [0.3, 1] }, () => spot.style.removeProperty('opacity'), AT_ONCE);
      return;
    }
    // Over what it passes.
    spot.style.zIndex = '3';
    const transform = [`translate(${dx}px, ${dy}px) scale(${scale})`, 'translate(0px, 0px) scale(1)'];
    this.fly(spot, { transform, ...(kind === 'come' ? { opacity: [0.2, 1] } : {}) }, () => {
      spot.style.zIndex = '';
      spot.style.transform = '';
      spot.style.opacity = '';
    });
  }

  /** The page has let go of it, so it can be shown once more on its way. */
  private sendOff(spot: HTMLElement, { left, top, width, height }: Box, { dx, dy, scale }: Flight): void {
    delete spot.dataset.card;
    Object.assign(spot.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.flying.current?.append(spot);
    const transform = ['translate(0px, 0px) scale(1)', `translate(${dx}px, ${dy}px) scale(${scale})`];
    this.fly(spot, { transform, opacity: [1, 0.2] }, () => spot.remove());
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
        <ul ref={this.flying} className={styles.flying} aria-hidden="true" inert />
      </div>
    );
  }
}
