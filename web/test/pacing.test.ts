// @vitest-environment happy-dom
/** Others' moves are shown one after the other; nothing is lost, and nobody who is in a hurry has to wait. */
import type { Entry, Present } from '@gloaming/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pace } from '../src/base/settings.tsx';
import { type Frame, joined, makePacing } from '../src/net/pacing.ts';

const ME = 0;
const BOT = 1;

function frame(number: number, seat: number, more: { asked?: boolean; live?: boolean; whole?: boolean } = {}): Frame {
  const entry = { number, seat, kind: 'answered', lines: [`${number}`] } as unknown as Entry;
  const present = {
    seat: ME,
    version: number,
    question: more.asked ? {} : null,
    table: { time: { kind: more.live ? 'live' : 'none' }, seats: [] },
  } as unknown as Present;
  return { entries: [entry], present, isWhole: more.whole ?? false };
}
const numbersOf = (frames: readonly Frame[]): number[] =>
  frames.flatMap(({ entries }) => entries.map(({ number }) => number));

function watch(pace: Pace) {
  const shown: Frame[] = [];
  const behind: number[] = [];
  const pacing = makePacing(pace, (each, left) => {
    shown.push(each);
    behind.push(left);
  });
  return { pacing, shown, behind };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('three moves of a bot come one after the other', () => {
  const { pacing, shown } = watch('calm');
  for (const n of [1, 2, 3]) pacing.push(frame(n, BOT));
  expect(numbersOf(shown)).toEqual([1]);
  vi.advanceTimersToNextTimer();
  expect(numbersOf(shown)).toEqual([1, 2]);
  vi.runAllTimers();
  expect(numbersOf(shown)).toEqual([1, 2, 3]);
});

test('skipping shows everything that waited, and nothing twice', () => {
  const { pacing, shown, behind } = watch('slow');
  for (const n of [1, 2, 3, 4]) pacing.push(frame(n, BOT));
  pacing.catchUp();
  vi.runAllTimers();
  expect(numbersOf(shown)).toEqual([1, 2, 3, 4]);
  expect(shown).toHaveLength(2);
  expect(behind).toEqual([0, 0]);
});

test('what I did myself is never held back', () => {
  const { pacing, shown } = watch('slow');
  pacing.push(frame(1, BOT));
  pacing.push(frame(2, BOT));
  pacing.push(frame(3, ME));
  expect(numbersOf(shown)).toEqual([1, 2, 3]);
});

test('a question is not held back while my clock runs, and is otherwise', () => {
  const timed = watch('slow');
  timed.pacing.push(frame(1, BOT));
  timed.pacing.push(frame(2, BOT, { asked: true, live: true }));
  expect(numbersOf(timed.shown)).toEqual([1, 2]);
  const untimed = watch('slow');
  untimed.pacing.push(frame(1, BOT));
  untimed.pacing.push(frame(2, BOT, { asked: true }));
  expect(numbersOf(untimed.shown)).toEqual([1]);
});

test('at once means at once, also when it is chosen in between', () => {
  const instant = watch('instant');
  for (const n of [1, 2, 3]) instant.pacing.push(frame(n, BOT));
  expect(numbersOf(instant.shown)).toEqual([1, 2, 3]);
  const slow = watch('slow');
  for (const n of [1, 2, 3]) slow.pacing.push(frame(n, BOT));
  slow.pacing.setPace('instant');
  expect(numbersOf(slow.shown)).toEqual([1, 2, 3]);
});

test('a whole log takes the place of what waits', () => {
  const { pacing, shown } = watch('slow');
  pacing.push(frame(1, BOT));
  pacing.push(frame(2, BOT));
  pacing.push(frame(9, BOT, { whole: true }));
  vi.runAllTimers();
  expect(numbersOf(shown)).toEqual([1, 9]);
  expect(shown.at(-1)?.isWhole).toBe(true);
});

test('after the page is left nothing more is shown', () => {
  const { pacing, shown } = watch('calm');
  pacing.push(frame(1, BOT));
  pacing.push(frame(2, BOT));
  pacing.stop();
  vi.runAllTimers();
  expect(numbersOf(shown)).toEqual([1]);
});

test('joined frames end where the last one does', () => {
  expect(joined([])).toBeNull();
  const both = joined([frame(1, BOT), frame(2, BOT)]);
  expect(both?.present.version).toBe(2);
  expect(both?.isWhole).toBe(false);
});

test('each bot has a rhythm of its own, and what says more is looked at longer', () => {
  const waits = (name: string, lines: number, version = 10): number => {
    const { pacing, shown } = watch('calm');
    const first = frame(version, BOT);
    const said = { ...first.entries[0], lines: Array.from({ length: lines }, () => 'something') };
    const table = { ...first.present.table, seats: [{ kind: 'human' }, { kind: 'bot', name }] };
    pacing.push({ ...first, entries: [said], present: { ...first.present, table } as unknown as Present });
    pacing.push(frame(version + 1, BOT));
    const since = Date.now();
    vi.advanceTimersToNextTimer();
    expect(shown).toHaveLength(2);
    pacing.stop();
    return Date.now() - since;
  };
  const names = ['Balthus', 'Oriel', 'Wenna', 'Corvin', 'Isolde', 'Mirko'];
  expect(new Set(names.map((name) => waits(name, 1))).size).toBeGreaterThan(1);
  expect(waits('Balthus', 3)).toBeGreaterThan(waits('Balthus', 1));
  expect(waits('Balthus', 1, 11)).not.toBe(waits('Balthus', 1, 10));
});
