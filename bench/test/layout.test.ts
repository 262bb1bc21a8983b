import { parsePosition } from '@gloaming/evenfall';
import { describe, expect, test } from 'vitest';
import type { CardSeen, Seen } from '../src/layout/inPage.ts';
import { positionsOf, withHand } from '../src/layout/positions.ts';
import { brokenOf, figuresOf, type Look, makeTable, toldOf } from '../src/layout/report.ts';
import { SIZES, wordsIn } from '../src/layout/sizes.ts';

const sizeOf = (name: string) => SIZES.find((size) => size.name === name) ?? SIZES[0];
const card = (zone: string, form = 'words', isRead = true): CardSeen => ({
  name: 'Crypt',
  zone,
  form,
  isRead,
  left: 0,
  top: 0,
  width: 100,
  height: 200,
});
const WELL: Seen = {
  cut: [],
  overlaps: [],
  cards: [card('hand:0'), card('region:0'), card('specialists:1', 'tile')],
  text: [13, 'words'],
  unused: 8,
  header: 48,
  small: [],
  sideways: 0,
  downwards: 0,
};
const looking = (seen: Partial<Seen>, size = '1440x900', players = 2): Look => ({
  game: 'evenfall',
  players,
  size: sizeOf(size),
  moment: 'middle',
  language: 'en',
  seen: { ...WELL, ...seen },
});

describe('what is seen is held against what is asked', () => {
  test('a table that is well breaks nothing', () => expect(brokenOf(looking({}))).toEqual([]));
  test.each([
    ['cut', { cut: ['Honey'] }, 'Honey'],
    ['overlaps', { overlaps: ['1 × 2'] }, '1 × 2'],
    ['words', { cards: [card('hand:0', 'signs')] }, 'of 10: Crypt (signs)'],
    ['words', { cards: [card('held:0', 'signs')] }, 'of 10: Crypt (signs)'],
    ['mute', { cards: [card('items', 'tile')] }, 'Crypt (tile)'],
    ['wordless', { cards: [card('places', 'signs')] }, 'Crypt (signs)'],
    ['text', { text: [12.9, 'small'] }, '12.9 px: small'],
    ['unused', { unused: 8.1 }, '8.1 %'],
    ['header', { header: 49 }, '49 px'],
    ['small', { small: ['Undo 40×44'] }, 'Undo 40×44'],
    ['beyond', { sideways: 2 }, '2 px sideways'],
    ['beyond', { downwards: 2 }, '2 px downwards'],
  ] as const)('%s: %o', (figure, seen, told) => {
    const look = looking(seen as Partial<Seen>);
    expect(brokenOf(look)).toEqual([figure]);
    expect(toldOf(look, figure)).toContain(told);
  });
  test('a card that is covered is not read, whatever it says', () => {
    expect(brokenOf(looking({ cards: [card('hand:0', 'words', false)] }))).toEqual(['words', 'mute']);
  });
  test('only a hand that is no longer than the window has to show needs words', () => {
    const hand = (n: number) => Array.from({ length: n }, () => card('hand:0', 'signs'));
    expect(figuresOf(looking({ cards: hand(10) })).floor).toBe(10);
    expect(figuresOf(looking({ cards: hand(11) })).floor).toBe(0);
    expect(figuresOf(looking({ cards: hand(9) }, '1440x900', 3)).floor).toBe(0);
    expect([1, 2, 3, 4].map((players) => SIZES.slice(0, 5).map((size) => wordsIn(size, players)))).toEqual([
      [8, 8, 10, 10, 12],
      [8, 8, 10, 10, 12],
      [6, 6, 8, 10, 12],
      [6, 6, 8, 10, 12],
    ]);
  });
  test('narrow windows may write smaller, and pages that scroll may be longer', () => {
    expect(brokenOf(looking({ text: [12, 'small'] }, '1366x768'))).toEqual([]);
    expect(brokenOf(looking({ downwards: 900 }, '390x844'))).toEqual([]);
    expect(brokenOf(looking({ sideways: 9 }, '390x844'))).toEqual(['beyond']);
  });
  test('a line of the table tells the worst of a window', () => {
    const table = makeTable([looking({}), looking({ cut: ['a', 'b'], unused: 3 })]).split('\n');
    expect(table).toHaveLength(2);
    expect(table[1]).toMatch(/^evenfall {4}1440x900 {2}2 +2✗ +0 +1\/1 +0 +0 +13\.0 +8\.0 % +48 +0 +0 +2$/);
  });
});

describe('positions', () => {
  const positions = positionsOf('evenfall', 2, [8, 10]);
  test('are the same every time, and one for each moment', () => {
    expect([...positions.keys()]).toEqual(['first', 'action', 'middle', 'last', 'battle', 'long', 'hand-8', 'hand-10']);
    expect(positionsOf('evenfall', 2, [8, 10])).toEqual(positions);
    expect([...positionsOf('res-arcana', 3, []).keys()]).toEqual([
      'first',
      'action',
      'middle',
      'last',
      'draft',
      'long',
    ]);
  });
  test('have exactly the hand that is wanted, and no card twice or lost', () => {
    const cardsIn = (text: string) => {
      const { players, mainDeck } = parsePosition(text).table;
      return { hand: players[0].hand.length, all: [...players[0].hand, ...mainDeck].toSorted((a, b) => a - b) };
    };
    const middle = positions.get('middle') ?? '';
    for (const n of [1, 6, 8, 14]) {
      const found = cardsIn(withHand(middle, n));
      expect(found.hand).toBe(n);
      expect(found.all).toEqual(cardsIn(middle).all);
    }
    expect(cardsIn(positions.get('hand-10') ?? '').hand).toBe(10);
    expect(cardsIn(positions.get('long') ?? '').hand).toBe(14);
  });
});
