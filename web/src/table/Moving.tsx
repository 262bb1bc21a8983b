import type { Card } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import { Component, createRef, type ReactNode } from 'react';
import { arcOf, HERE } from './arc.ts';
import { type Box, type Flight, flightsBetween, type Lying } from './difference.ts';
import { FlyingTokens, type TokenFlight } from './FlyingTokens.tsx';
import styles from './Moving.module.css';
import { play } from './play.ts';
import { flightsOf, type SetOut, setOut } from './tokenFlights.ts';
import { carriedBy, passagesBetween, type Stock, type Told, type Word } from './tokens.ts';
import { makeUnderway, UnderwayProvider } from './underway.tsx';

/** A heap of cards that shows none of them: a deck, discards, another player's hand (`data-heap`). */
export type Heap = string;

interface Props<V extends object> {
  className?: string | undefined;
  /** The table that is shown: while it is the same one, nothing moves. */
  view: V;
  /** How long everything takes, beside what is usual; 0 where nothing is to move. */
  tempo: number;
  /** What happened so far. */
  entries?: readonly Entry[] | undefined;
  stocksOf: (view: V) => readonly Stock[];
  wordOf: (news: unknown) => Word | null;
  /** Of the first that is on the page a card comes, or goes to it. */
  originsOf: (before: V, after: V, card: Card) => readonly Heap[];
  destinationsOf: (before: V, after: V, card: Card) => readonly Heap[];
  children: ReactNode;
}

interface Seen {
  readonly spots: ReadonlyMap<Card, HTMLElement>;
  readonly look: ReadonlyMap<Card, Lying>;
}
interface Before extends Seen {
  readonly tokens: readonly SetOut[];
}
interface State {
  readonly tokens: readonly TokenFlight[];
}

/** Milliseconds: a card is on its way the longer the further it goes. */
const LEAST = 300;
const PER_PIXEL = 0.2;
const LONGEST = 520;
const lastsFor = ({ dx, dy }: Flight): number => Math.min(LONGEST, LEAST + PER_PIXEL * Math.hypot(dx, dy));
/** For what only lies otherwise. */
const AT_ONCE = 120;
/** Between two cards that come at the same time, and so many of them. */
const APART = 60;
const MOST_APART = 6;

/** What one holds may lie beside the rest of the table (`Dock`). */
const tableAround = (root: HTMLElement): HTMLElement => root.closest('main') ?? root;

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

/** A card may ask what it gives, and be asked for what it costs: so many entries back is still the same turn. */
const SAME_TURN = 4;

/** What was told since, and shortly before. */
function toldSince(before: readonly Entry[], now: readonly Entry[], wordOf: (news: unknown) => Word | null): Told {
  const last = before.at(-1)?.number ?? -1;
  const wordsOf = (entries: readonly Entry[]): Word[] =>
    entries.flatMap(({ news }) => news.flatMap((each) => wordOf(each) ?? []));
  return { words: wordsOf(now.filter(({ number }) => number > last)), earlier: wordsOf(before.slice(-SAME_TURN)) };
}

/**
 * Cards move by FLIP (First, Last, Invert, Play; Lewis 2015): from where they lay to where they lie, from the hand they are played from, to the discards. Only what moved is animated,
 * and of it only position and opacity, which a browser draws without laying out or painting anything anew. Tokens fly over them.
 *
 * A class, since only a class is told before the page changes.
 */
export class Moving<V extends object> extends Component<Props<V>, State> {
  override state: State = { tokens: [] };
  private readonly root = createRef<HTMLDivElement>();
  private readonly flying = createRef<HTMLUListElement>();
  private readonly tokensUnderway = makeUnderway();
  private underway: (() => void)[] = [];

  override getSnapshotBeforeUpdate(before: Props<V>): Before | null {
    const { view, tempo, entries, stocksOf, wordOf } = this.props;
    if (this.root.current === null || tempo === 0 || before.view === view) return null;
    const root = tableAround(this.root.current);
    const told = toldSince(before.entries ?? [], entries ?? [], wordOf);
    const passages = passagesBetween(stocksOf(before.view), stocksOf(view), told);
    return { ...lookAt(root), tokens: setOut(root, carriedBy(passages)) };
  }

  override componentDidUpdate(before: Props<V>, _: unknown, seen: Before | null): void {
    if (seen === null || this.root.current === null) return;
    const root = tableAround(this.root.current);
    // What still flies goes on from where it is: that is where it was seen.
    this.land();
    const now = lookAt(root);
    const { view, tempo, originsOf, destinationsOf } = this.props;
    const boxOf = (heaps: readonly Heap[]): Box | null => {
      const found = heaps.map((heap) => root.querySelector(`[data-heap="${heap}"]`)).find((heap) => heap !== null);
      return found?.getBoundingClientRect() ?? null;
    };
    const flights = flightsBetween(seen.look, now.look, {
      originsOf: (card) => boxOf(originsOf(before.view, view, card)),
      destinationsOf: (card) => boxOf(destinationsOf(before.view, view, card)),
      seen: { left: 0, top: 0, width: innerWidth, height: innerHeight },
    });
    // Before any card sets out: a token lands where the card will lie.
    const tokens = flightsOf(root, seen.tokens, this.tokensUnderway, tempo);
    let coming = 0;
    for (const flight of flights) {
      const spot = (flight.kind === 'go' ? seen : now).spots.get(flight.card);
      const box = seen.look.get(flight.card)?.box;
      if (spot === undefined) continue;
      if (flight.kind === 'go' && box !== undefined) this.sendOff(spot, box, flight);
      else this.bringIn(spot, flight, flight.kind === 'come' ? Math.min(MOST_APART, coming++) : 0);
    }
    if (tokens.length > 0 || this.state.tokens.length > 0) this.setState({ tokens });
  }

  override componentWillUnmount(): void {
    this.land();
  }

  private land(): void {
    for (const stop of this.underway.splice(0)) stop();
    this.tokensUnderway.clear();
  }

  private fly(
    spot: HTMLElement,
    frames: { transform?: string[]; opacity?: number[] },
    { lasts, delay = 0 }: { lasts: number; delay?: number },
    after: () => void = () => undefined,
  ): void {
    const { tempo } = this.props;
    const timing: KeyframeAnimationOptions = { duration: lasts * tempo, delay: delay * tempo, fill: 'backwards' };
    const landed = (): void => {
      this.underway = this.underway.filter((each) => each !== stop);
      after();
    };
    const cancel = play(spot, frames, timing, landed);
    const stop = (): void => {
      cancel();
      after();
    };
    this.underway.push(stop);
  }

  private bringIn(spot: HTMLElement, flight: Flight, turn: number): void {
    const { kind, dx, dy, scale } = flight;
    if (kind === 'settle') {
      this.fly(spot, { opacity: [0.6, 1] }, { lasts: AT_ONCE });
      return;
    }
    spot.dataset.flying = 'card';
    const transform = arcOf({ x: dx, y: dy, scale }, HERE);
    this.fly(
      spot,
      { transform, ...(kind === 'come' ? { opacity: [0, 1, 1, 1] } : {}) },
      { lasts: lastsFor(flight), delay: turn * APART },
      () => {
        delete spot.dataset.flying;
      },
    );
  }

  /** The page has let go of it, so it can be shown once more on its way. */
  private sendOff(spot: HTMLElement, { left, top, width, height }: Box, flight: Flight): void {
    const { dx, dy, scale } = flight;
    delete spot.dataset.card;
    Object.assign(spot.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.flying.current?.append(spot);
    spot.dataset.flying = 'card';
    const transform = arcOf(HERE, { x: dx, y: dy, scale });
    this.fly(spot, { transform, opacity: [1, 1, 1, 0] }, { lasts: lastsFor(flight) }, () => spot.remove());
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        <UnderwayProvider value={this.tokensUnderway}>{this.props.children}</UnderwayProvider>
        <ul ref={this.flying} className={styles.flying} aria-hidden="true" inert />
        <FlyingTokens flights={this.state.tokens} />
      </div>
    );
  }
}
