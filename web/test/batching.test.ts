// @vitest-environment happy-dom
/** News that comes before a picture is drawn is shown in one: nothing is lost, and nothing waits that need not. */
import type { Entry, Present } from '@gloaming/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBatching } from '../src/net/batching.ts';
import type { Frame } from '../src/net/pacing.ts';

let draw: (() => void) | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    draw = null;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = (number: number): Frame => ({
  entries: [{ number } as Entry],
  present: { version: number } as Present,
  isWhole: false,
});
function gather() {
  const shown: { numbers: number[]; version: number; behind: number }[] = [];
  const gathering = makeBatching(({ entries, present }, behind) =>
    shown.push({ numbers: entries.map(({ number }) => number), version: present.version, behind }),
  );
  return { gathering, shown };
}

test('what comes until the next picture is shown together', () => {
  const { gathering, shown } = gather();
  for (const n of [1, 2, 3]) gathering.add(frame(n), 3 - n);
  expect(shown).toEqual([]);
  draw?.();
  expect(shown).toEqual([{ numbers: [1, 2, 3], version: 3, behind: 0 }]);
  gathering.add(frame(4), 1);
  draw?.();
  vi.runAllTimers();
  expect(shown.slice(1)).toEqual([{ numbers: [4], version: 4, behind: 1 }]);
});

test('a page that nobody draws is told all the same, and one that is left is not', () => {
  const { gathering, shown } = gather();
  gathering.add(frame(1), 0);
  vi.runAllTimers();
  expect(shown.map(({ version }) => version)).toEqual([1]);
  gathering.add(frame(2), 0);
  gathering.stop();
  draw?.();
  vi.runAllTimers();
  expect(shown.map(({ version }) => version)).toEqual([1]);
});
