/** Where things lie on a table: pure numbers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange, type Box, type Measured } from '../src/table/layout/arrange.ts';
import { seated } from '../src/table/layout/seats.ts';
import { share } from '../src/table/layout/share.ts';
import { type Area, solve, type Zones } from '../src/table/layout/solve.ts';
import { seatsAfter } from '../src/table/layout/useSeats.ts';
import { staysAfter } from '../src/table/layout/useStays.ts';

/** A card that says so many letters, of which each takes 7 by 15 pixels. */
const saying = (letters: number, rows = 2): Measured => ({
  words: (width) => 70 + 15 * Math.ceil((letters * 7) / (width - 16)),
  brief: (width) => 70 + 15 * Math.ceil((letters * 5) / (width - 16)),
  panel: (width) => 30 + 15 * Math.ceil((letters * 5) / (width - 16)),
  signs: () => 60 + 20 * rows,
  plaque: () => 22 + 20 * rows,
});
type Name = 'rivals' | 'common' | 'items' | 'own' | 'hand';
const zones = (cards: Readonly<Partial<Record<Name, readonly Measured[]>>> = {}): Zones<Name> => ({
  below: [
    {
      name: 'rivals',
      rank: 6,
      wide: { least: 300, wish: 600 },
      high: { least: 60, wish: 120, most: 140 },
      steps: ['signs', 'tile'],
      cards: cards.rivals ?? [],
    },
    {
      beside: [
        {
          name: 'common',
          rank: 4,
          wide: { least: 300, wish: 900 },
          high: { least: 120, wish: 220, most: 300 },
          steps: ['words', 'signs', 'tile'],
          cards: cards.common ?? [],
        },
        {
          name: 'items',
          rank: 5,
          wide: { least: 90, wish: 180, most: 200 },
          high: { least: 90, wish: 180 },
          steps: ['signs', 'tile'],
          cards: cards.items ?? [],
        },
      ],
    },
    {
      name: 'own',
      rank: 3,
      wide: { least: 300, wish: 600 },
      high: { least: 80, wish: 150, most: 200 },
      above: 18,
      steps: ['signs', 'tile'],
      cards: cards.own ?? [],
    },
    {
      name: 'hand',
      rank: 1,
      wide: { least: 300, wish: 900 },
      high: { least: 120, wish: 240 },
      steps: ['words', 'signs'],
      cards: cards.hand ?? [],
      isAtBottom: true,
    },
  ],
});
const cards = (n: number, letters = 90): Measured[] => Array.from({ length: n }, () => saying(letters));

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;
const meet = (a: Box, b: Box): boolean =>
  a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);
const isWithin = (box: Box, { width, height }: Pick<Box, 'width' | 'height'>): boolean =>
  box.left >= 0 && box.top >= 0 && right(box) <= width && bottom(box) <= height;

const AREA: fc.Arbitrary<Area> = fc
  .record({ width: fc.integer({ min: 640, max: 2560 }), height: fc.integer({ min: 420, max: 1440 }) })
  .map(({ width, height }) => ({ width, height, unit: Math.min(width / 1180, height / 850) }));
const CARDS = fc.record({
  rivals: fc.integer({ min: 0, max: 14 }).map((n) => cards(n)),
  common: fc.integer({ min: 0, max: 9 }).map((n) => cards(n)),
  items: fc.integer({ min: 0, max: 8 }).map((n) => cards(n)),
  own: fc.integer({ min: 0, max: 20 }).map((n) => cards(n)),
  hand: fc
    .array(fc.integer({ min: 20, max: 160 }), { maxLength: 20 })
    .map((all) => all.map((letters) => saying(letters))),
});

test('a length is shared: the least important gives way first, and none below what it needs', () => {
  const part = (rank: number, least: number, wish: number, most = wish) => ({ rank, least, wish, most });
  expect(share(310, 10, [part(1, 50, 100), part(2, 50, 100), part(3, 50, 100)])).toEqual([100, 100, 90]);
  expect(share(250, 10, [part(1, 50, 100), part(2, 50, 100), part(3, 50, 100)])).toEqual([100, 80, 50]);
  expect(share(420, 10, [part(1, 50, 100, 200), part(2, 50, 100)])).toEqual([200, 100]);
  expect(share(60, 0, [part(1, 50, 100), part(2, 50, 100)])).toEqual([30, 30]);
  expect(share(100, 0, [])).toEqual([]);
});

test('nothing is outside, and nothing overlaps', () => {
  fc.assert(
    fc.property(AREA, CARDS, (area, held) => {
      const places = [...solve(area, zones(held)).values()];
      for (const [i, { box, boxes, isFan }] of places.entries()) {
        expect(isWithin(box, area)).toBe(true);
        for (const other of places.slice(i + 1)) expect(meet(box, other.box)).toBe(false);
        for (const [at, card] of boxes.entries()) {
          expect(isWithin(card, box), JSON.stringify({ card, box })).toBe(true);
          if (!isFan) for (const next of boxes.slice(at + 1)) expect(meet(card, next)).toBe(false);
        }
      }
    }),
  );
});

test('what one zone holds changes nothing in another', () => {
  fc.assert(
    fc.property(AREA, CARDS, CARDS, (area, held, other) => {
      const one = solve(area, zones(held));
      const two = solve(area, zones({ ...other, hand: held.hand }));
      expect(two.get('hand')).toEqual(one.get('hand'));
      for (const [name, { box }] of one) expect(two.get(name)?.box).toEqual(box);
    }),
  );
});

test('the height is used to the last pixel', () => {
  fc.assert(
    fc.property(AREA, (area) => {
      const ends = [...solve(area, zones()).values()].map(({ box }) => bottom(box));
      expect(Math.max(...ends)).toBe(area.height);
    }),
  );
});

test('the hand gives way last', () => {
  const high = (height: number, name: Name): number =>
    solve({ width: 1180, height, unit: 1 }, zones()).get(name)?.box.height ?? 0;
  expect(high(680, 'hand')).toBe(240);
  expect(high(680, 'rivals')).toBeLessThan(120);
  expect(high(500, 'rivals')).toBe(60);
});

test('words as long as they fit, then signs, then over each other', () => {
  const room = { width: 1000, height: 220, unit: 1 };
  const form = (n: number) => arrange(cards(n, 90), ['words', 'signs'], room).boxes[0].form;
  expect(form(3)).toBe('words');
  expect(form(10)).toBe('words');
  expect(form(11)).toBe('signs');
  expect(arrange(cards(12), ['words', 'signs'], room).isFan).toBe(false);
  const low = { ...room, height: 130 };
  expect(arrange(cards(15), ['words', 'signs'], low).isFan).toBe(true);
  expect(arrange(cards(15), ['words', 'signs', 'strip'], low).isFan).toBe(false);
});

test('a long hand lies in two rows before its cards are strips, and sentences on pictures in no more than two', () => {
  const steps = ['words', 'panel', 'signs', 'plaque', 'strip'] as const;
  const room = { width: 1000, height: 260, unit: 1 };
  const laid = (n: number, letters: number) => arrange(cards(n, letters), steps, room).boxes;
  const rows = (n: number, letters: number): number => new Set(laid(n, letters).map(({ top }) => top)).size;
  expect(rows(17, 40)).toBe(2);
  expect(Math.min(...laid(17, 40).map(({ width }) => width))).toBeGreaterThanOrEqual(84);
  /** Sentences for which there is room in three rows of wide cards. */
  const wordy: Measured = { ...saying(400), panel: (width) => (width < 150 ? 200 : 60) };
  const wide = arrange(Array(17).fill(wordy), steps, room).boxes;
  expect(new Set(wide.map(({ form }) => form))).toEqual(new Set(['signs']));
});

test('one card that says too much for its room says less, and the others all the same what they say', () => {
  const room = { width: 1000, height: 220, unit: 1 };
  const forms = (n: number, long: number): string[] =>
    arrange([...cards(n, 60), ...cards(long, 900)], ['words', 'signs'], room).boxes.map(({ form }) => form);
  expect(forms(2, 1)).toEqual(['words', 'words', 'signs']);
  expect(new Set(forms(2, 3))).toEqual(new Set(['signs']));
});

test('no card is too narrow for what it says, and all are as wide as each other where that is enough', () => {
  fc.assert(
    fc.property(AREA, fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 12 }), (area, letters) => {
      const all = letters.map((n) => saying(n));
      const laid = arrange(all, ['words', 'signs'], { width: area.width, height: 240, unit: area.unit });
      if (laid.isFan) return;
      laid.boxes.forEach(({ width, height, form }, i) => {
        if (form !== 'tile') expect(all[i][form](width)).toBeLessThanOrEqual(height);
      });
    }),
  );
  const even = arrange(cards(5), ['words'], { width: 1000, height: 240, unit: 1 }).boxes.map(({ width }) => width);
  expect(new Set(even).size).toBe(1);
});

test('small pictures take as many rows as make them large', () => {
  const { boxes } = arrange(cards(12), ['tile'], { width: 400, height: 150, unit: 1 });
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  expect(boxes[0].width).toBeGreaterThan(55);
});

test('a card that would be a picture alone is wider than others while there is room beside it', () => {
  /** Its signs go into one line where it is that wide. */
  const broad = (least: number): Measured => ({
    words: () => 400,
    brief: () => 400,
    panel: () => 400,
    signs: (width) => (width >= least ? 130 : 180),
    plaque: (width) => (width >= least ? 100 : 150),
  });
  const form = (least: number, width: number): string => {
    const room = { width, height: 110, unit: 1 };
    return arrange([...cards(3), broad(least)], ['signs', 'plaque', 'tile'], room).boxes[3].form;
  };
  expect(form(150, 900)).toBe('plaque');
  expect(form(220, 900)).toBe('plaque');
  // As wide as that no card is; and others do not give way to it.
  expect(form(250, 900)).toBe('tile');
  expect(form(220, 400)).toBe('tile');
  const { boxes } = arrange([...cards(3), broad(220)], ['signs', 'plaque', 'tile'], {
    width: 900,
    height: 110,
    unit: 1,
  });
  expect(boxes.slice(0, 3).every((box) => box.form === 'signs')).toBe(true);
  expect(boxes[3].width).toBeGreaterThanOrEqual(220);
});

test('a seat is as large whoever sits in it, and a card says what it says whoever else sits there', () => {
  const steps = ['words', 'brief', 'panel', 'signs', 'tile'] as const;
  const room = { width: 330, height: 174, unit: 0.8 };
  const all = [40, 70, 90, 150].map((letters) => saying(letters));
  const full = seated(all, steps, room).boxes;
  for (const gone of all.keys()) {
    const { boxes } = seated(
      all.map((card, i) => (i === gone ? null : card)),
      steps,
      room,
    );
    expect(boxes.filter((_, i) => i !== gone)).toEqual(full.filter((_, i) => i !== gone));
    expect(boxes[gone]).toMatchObject({ left: full[gone].left, top: full[gone].top, width: full[gone].width });
  }
  // Two by two: beside each other they would be too narrow to be read.
  expect(new Set(full.map(({ top }) => top)).size).toBe(2);
  expect(full.every((box) => isWithin(box, room))).toBe(true);
  expect(full.some((box, i) => full.slice(i + 1).some((other) => meet(box, other)))).toBe(false);
  expect(seated(all, steps, { ...room, width: 600 }).boxes.map(({ top }) => top)).toEqual([0, 0, 0, 0]);
});

test('whoever stays keeps their seat, and whoever comes takes a free one', () => {
  expect(seatsAfter([], [4, 7], 2)).toEqual([4, 7]);
  expect(seatsAfter([4, 7], [2, 7], 2)).toEqual([2, 7]);
  expect(seatsAfter([4, 7], [7], 2)).toEqual([-1, 7]);
  expect(seatsAfter([-1, 7], [7, 9], 2)).toEqual([9, 7]);
  expect(seatsAfter([4, 7], [4, 7, 9], 2)).toEqual([4, 7, 9]);
  expect(seatsAfter([4, 7, 9], [9], 2)).toEqual([-1, -1, 9]);
});

test('seats are cards, not pillars: where they would be that slim they lie in more rows', () => {
  const { boxes } = seated([saying(60), null, null, null, null, null], ['words', 'signs', 'tile'], {
    width: 600,
    height: 420,
    unit: 1,
  });
  expect(boxes[0].height).toBeLessThanOrEqual(2.5 * boxes[0].width);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
});

test('what leaves a hand leaves its room free for the turn, and what comes takes it', () => {
  expect(staysAfter([4, 5, 6], [4, 6])).toEqual([4, 5, 6]);
  expect(staysAfter([4, 5, 6], [4, 6, 9])).toEqual([4, 9, 6]);
  expect(staysAfter([4, 5, 6], [4, 6, 9, 10])).toEqual([4, 9, 6, 10]);
  // Taken back, it is where it was.
  expect(staysAfter([4, 5, 6], [4, 5, 6])).toEqual([4, 5, 6]);
});

test('words on a picture are under it where there is room', () => {
  const { boxes } = arrange([saying(20), ...cards(3, 200)], ['words', 'panel', 'signs'], {
    width: 600,
    height: 160,
    unit: 1,
  });
  expect(boxes.map(({ form }) => form)).toEqual(['words', 'panel', 'panel', 'panel']);
});
