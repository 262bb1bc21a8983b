// @vitest-environment happy-dom
import { type Card, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as evOrigins from '../src/games/evenfall/origins.ts';
import * as raOrigins from '../src/games/res-arcana/origins.ts';
import { type Box, flightsBetween, type Lying } from '../src/table/difference.ts';
import { Moving } from '../src/table/Moving.tsx';
import { evenfallFor, resArcanaFor } from './games.tsx';

const box = (left: number, top: number, width = 100, height = 150): Box => ({ left, top, width, height });
const SEEN = box(0, 0, 1000, 800);
const nowhere = { originsOf: () => null, destinationsOf: () => null, seen: SEEN };
const HAND = { zone: 'hand', zoneBox: box(0, 500, 1000) };
const PLAY = { zone: 'play', zoneBox: box(0, 100, 1000) };
const lie = (at: Box, zone: Omit<Lying, 'box'>): Lying => ({ box: at, ...zone });

describe('what moved', () => {
  test('is nothing while everything lies where it lay', () => {
    const look = new Map([[1, lie(box(0, 500), HAND)]]);
    expect(flightsBetween(look, look, nowhere)).toEqual([]);
  });
  test('is not what only a growing panel pushed along', () => {
    const before = new Map([[1, lie(box(0, 500), HAND)]]);
    const after = new Map([[1, lie(box(0, 560), { ...HAND, zoneBox: box(0, 560, 1000) })]]);
    expect(flightsBetween(before, after, nowhere)).toEqual([]);
  });
  test('is a card in another zone; one that closes the gap it left only lies otherwise', () => {
    const before = new Map([
      [1, lie(box(0, 500), HAND)],
      [2, lie(box(110, 500), HAND)],
    ]);
    const after = new Map([
      [1, lie(box(300, 100, 50, 75), PLAY)],
      [2, lie(box(0, 500), HAND)],
    ]);
    expect(flightsBetween(before, after, nowhere)).toEqual([
      // From the middle of where it lay, as large as it was.
      { card: 1, kind: 'travel', dx: -275, dy: 437.5, scale: 1.8 },
      { card: 2, kind: 'settle', dx: 0, dy: 0, scale: 1 },
    ]);
  });
  test('is not a card whose zone is laid otherwise: a new layout never slides', () => {
    const before = new Map([[1, lie(box(0, 100), PLAY)]]);
    const after = new Map([[1, lie(box(0, 100, 80, 120), PLAY)]]);
    expect(flightsBetween(before, after, nowhere)).toEqual([{ card: 1, kind: 'settle', dx: 0, dy: 0, scale: 1 }]);
  });
  test('is a card that came from a heap or went to one, as far as the heap is on the page', () => {
    const lying = new Map([[1, lie(box(0, 500), HAND)]]);
    const none = new Map<Card, Lying>();
    const deck = box(900, 20, 50, 75);
    const come = flightsBetween(none, lying, { ...nowhere, originsOf: () => deck });
    expect(come).toEqual([{ card: 1, kind: 'come', dx: 875, dy: -517.5, scale: 0.5 }]);
    const go = flightsBetween(lying, none, { ...nowhere, destinationsOf: () => deck });
    expect(go).toEqual([{ card: 1, kind: 'go', dx: 875, dy: -517.5, scale: 0.5 }]);
    expect(flightsBetween(none, lying, nowhere)).toEqual([]);
  });
  test('is not what nobody sees, and not everything at once', () => {
    const below = new Map([[1, lie(box(0, 900), HAND)]]);
    const further = new Map([[1, lie(box(0, 1300), PLAY)]]);
    expect(flightsBetween(below, further, nowhere)).toEqual([]);
    const many = (row: Omit<Lying, 'box'>, top: number) =>
      new Map(Array.from({ length: 25 }, (_, card) => [card, lie(box(card * 10, top), row)]));
    expect(flightsBetween(many(HAND, 500), many(PLAY, 100), nowhere)).toEqual([]);
  });
});

const { play } = vi.hoisted(() => ({
  // Nothing lands while it is looked at.
  play: vi.fn((_spot: HTMLElement, _frames: Readonly<Record<string, unknown>>, _timing: object, _onEnd: () => void) => {
    return () => undefined;
  }),
}));
vi.mock('../src/table/play.ts', () => ({ play }));

describe('on the page', () => {
  beforeEach(() => {
    // Where things lie is what they say themselves: nothing is laid out here.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { ...box(Number(this.dataset.left ?? 0), 0), toJSON: () => '' } as DOMRect;
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    play.mockClear();
  });
  const table = (view: object, lefts: Readonly<Record<Card, number>>, tempo = 1) => (
    <Moving
      view={view}
      tempo={tempo}
      stocksOf={() => []}
      wordOf={() => null}
      originsOf={() => ['deck']}
      destinationsOf={() => ['discards']}
    >
      <b data-heap="deck" data-left="700" />
      <b data-heap="discards" data-left="800" />
      <ul>
        {Object.entries(lefts).map(([card, left]) => (
          <li key={card} data-card={card} data-left={left} />
        ))}
      </ul>
    </Moving>
  );
  test('only what moved is animated, by its transform, and one that went is shown on its way', () => {
    const { rerender, container } = render(table({}, { 1: 0, 2: 110, 3: 220 }));
    rerender(table({}, { 1: 0, 3: 110, 4: 220 }));
    const moved = play.mock.calls.map(([spot, frames]) => `${spot.dataset.left}: ${Object.keys(frames).join()}`);
    // The third is there; the fourth comes; the second goes.
    expect(moved).toEqual(['110: opacity', '220: transform,opacity', '110: transform,opacity']);
    expect(container.querySelectorAll('[data-card]').length).toBe(3);
    expect(container.querySelector('[inert] li')?.hasAttribute('data-card')).toBe(false);
  });
  test('nothing moves for whoever wants it still, or while the table is the same', () => {
    const { rerender } = render(table({}, { 1: 0 }, 0));
    rerender(table({}, { 1: 300, 2: 0 }, 0));
    const view = {};
    rerender(table(view, { 1: 300 }, 0));
    rerender(table(view, { 1: 0 }));
    expect(play).not.toHaveBeenCalled();
  });
});

/** Every card that a seat sees appear in a random game comes from somewhere, and what it played itself from its hand. */
describe('cards come from and go to', () => {
  test('Res Arcana', () => {
    let before: ra.View | null = null;
    const from = new Set<string>();
    playRandomly(ra.resArcana, resArcanaFor(2), { games: 1, seed: 5 }, ({ state }) => {
      const after = viewOf(ra.resArcana, state, 0);
      if (before !== null)
        for (const card of after.table.players[1].inPlay)
          if (!before.table.players[1].inPlay.includes(card)) from.add(raOrigins.originsOf(before, after, card)[0]);
      if (before !== null)
        for (const card of after.table.players[0].hand)
          if (card >= 0 && !before.table.players[0].hand.includes(card))
            from.add(raOrigins.originsOf(before, after, card)[0]);
      before = after;
    });
    // A rival's artifacts from their hand; one's own cards from the deck; and back from the discards.
    expect(from).toContain('hand:1');
    expect(from).toContain('deck:0');
  });
  test('Evenfall', () => {
    const options = evenfallFor(2);
    let before: ev.View | null = null;
    const from = new Set<string>();
    const to = new Set<string>();
    playRandomly(ev.evenfall, options, { games: 3, seed: 5 }, ({ state }) => {
      const after = viewOf(ev.evenfall, state, 0);
      if (before !== null && after.table.round < before.table.round) before = null;
      if (before !== null) {
        const { players, regions } = before.table;
        for (const card of after.table.players[1].specialists)
          if (!players[1].specialists.includes(card))
            from.add(`specialist ${evOrigins.originsOf(before, after, card)[0]}`);
        for (const card of after.table.regions.flatMap(({ spots }) => spots))
          if (card >= 0 && !regions.some(({ spots }) => spots.includes(card)))
            from.add(`place ${evOrigins.originsOf(before, after, card)[0]}`);
        for (const card of players[0].hand)
          if (card >= 0 && after.table.discards.includes(card))
            to.add(evOrigins.destinationsOf(before, after, card)[0]);
      }
      before = after;
    });
    expect([...from].sort()).toEqual(['place placeDeck', 'specialist hand:1']);
    expect([...to]).toEqual(['discards']);
  });
});
