import {
  answer,
  barrier,
  deciders,
  NONE,
  optionsOf,
  SPECTATOR,
  type Step,
  start,
  step,
  UNKNOWN,
  viewOf,
} from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { duskfall, PRIZES } from '../src/index.ts';
import { CARDS, numberOf, type State, type Table, type Verb } from '../src/table.ts';

const begin = (players = 2): State => start(duskfall, { players }, [1, 2, 3, 4]);
const lowest = (s: State, seat: number): number => s.table.hands[seat][0];
const highest = (s: State, seat: number): number => s.table.hands[seat].at(-1) as number;

/** Seat 0 bids its highest card and everybody else their lowest, with hands in which that wins. */
function won(players = 2): State {
  const s = begin(players);
  s.table.hands = s.table.hands.map((_, seat) => [seat, seat + 10, seat === 0 ? 29 : seat + 20]);
  s.table.deck = CARDS.filter((card) => !s.table.hands.flat().includes(card) && card !== s.table.turnedUp);
  for (let seat = players - 1; seat > 0; seat--) answer(duskfall, s, seat, lowest(s, seat));
  answer(duskfall, s, 0, highest(s, 0));
  return s;
}

describe('a dusk', () => {
  test('everybody holds three cards, and one lies turned up', () => {
    const s = begin(4);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(s.table.deck).toHaveLength(CARDS.length - 4 * 3 - 1);
    expect(s.table.turnedUp).not.toBe(NONE);
  });
  test('everybody bids at the same time, in any order, a card of their own', () => {
    const s = begin(3);
    expect(deciders(s)).toEqual([0, 1, 2]);
    expect(optionsOf(duskfall, s, 1)).toEqual(s.table.hands[1]);
    answer(duskfall, s, 2, lowest(s, 2));
    expect(deciders(s)).toEqual([0, 1]);
  });
  test('a bid stays secret until all are in', () => {
    const s = begin();
    const bid = lowest(s, 0);
    const before = JSON.stringify(viewOf(duskfall, s, 1).table);
    answer(duskfall, s, 0, bid);
    expect(JSON.stringify(viewOf(duskfall, s, 1).table)).toBe(before);
    expect(s.table.bids).toEqual([NONE, NONE]);
    answer(duskfall, s, 1, highest(s, 1));
    expect(viewOf(duskfall, s, 1).known[bid]).not.toBe(0);
    expect(s.table.hands[0]).not.toContain(bid);
  });
  test('the highest bid keeps the card for its number', () => {
    const s = won();
    expect(deciders(s)).toEqual([0]);
    const { turnedUp } = s.table;
    answer(duskfall, s, 0, PRIZES.indexOf('keep'));
    expect(s.table.points).toEqual([numberOf(turnedUp), 0]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([2, 3]);
  });
  test('or lets it go and draws two', () => {
    const s = won(3);
    answer(duskfall, s, 0, PRIZES.indexOf('draw'));
    expect(s.table.points).toEqual([0, 0, 0]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([4, 3, 3]);
  });
  test('with nothing to draw, it is kept without a question', () => {
    const s = begin();
    s.table.deck = [];
    for (const seat of [0, 1]) answer(duskfall, s, seat, lowest(s, seat));
    expect(deciders(s)).toEqual([]);
    const { points, winners } = duskfall.result(s.table) ?? { points: [], winners: [] };
    expect(Math.max(...points)).toBeGreaterThan(0);
    expect(winners).toEqual([points.indexOf(Math.max(...points))]);
  });
});

test('equal points share the win', () => {
  const s = begin();
  expect(duskfall.result(s.table)).toBeNull();
  s.table.deck = [];
  s.table.turnedUp = NONE;
  expect(duskfall.result(s.table)).toEqual({ points: [0, 0], winners: [0, 1] });
});

test('a view shows the own hand, what lies open, and how many cards the others hold', () => {
  const s = begin();
  const { table } = viewOf(duskfall, s, 0);
  expect(table.hands).toEqual([s.table.hands[0], [UNKNOWN, UNKNOWN, UNKNOWN]]);
  expect(table.turnedUp).toBe(s.table.turnedUp);
  expect(new Set(table.deck)).toEqual(new Set([UNKNOWN]));
  expect(new Set(viewOf(duskfall, s, SPECTATOR).table.hands.flat())).toEqual(new Set([UNKNOWN]));
});

test('a bid can be taken back until the others have answered; what it showed cannot', () => {
  const s = begin();
  const steps: Step<Table, Verb>[] = [];
  step(duskfall, s, steps, 0, lowest(s, 0));
  expect(barrier(steps, 0)).toBeNull();
  step(duskfall, s, steps, 1, lowest(s, 1));
  expect(barrier(steps, 0)).toBe('others-decided');
  expect(barrier(steps, 1)).toBe('card-shown');
});

test.each([1, 5, 2.5])('%s players make no game', (players) => {
  expect(() => duskfall.setup({ players })).toThrow('bad-options');
});
