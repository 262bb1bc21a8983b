// @vitest-environment happy-dom
import type { Present } from '@gloaming/protocol';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TableGame, Target } from '../src/games/table.ts';
import { merge } from '../src/net/useTable.ts';
import { useChoosing } from '../src/shell/useChoosing.ts';

const TARGETS: Record<number, Target> = { 1: 'card:7', 2: 'card:7', 3: 'card:9' };
const gameWith = (isMain: boolean): TableGame<unknown> => ({
  mood: 'evenfall',
  Board: () => null,
  targetOf: (_, option) => TARGETS[option] ?? null,
  isMain: () => isMain,
  status: () => '',
});
const presentAt = (version: number): Present =>
  ({
    version,
    view: {},
    question: { since: version, text: '?', options: [0, 1, 2, 3].map((option) => ({ option, text: `${option}` })) },
  }) as unknown as Present;

test('pressing a thing narrows the question to it, and again widens it', () => {
  const { result } = renderHook(() => useChoosing(gameWith(true), presentAt(4), vi.fn()));
  expect(result.current.isLegal('card:7')).toBe(true);
  expect(result.current.isLegal('card:8')).toBe(false);
  act(() => void result.current.press('card:7'));
  expect(result.current.options.map(({ option }) => option)).toEqual([1, 2]);
  expect(result.current.isChosen('card:7')).toBe(true);
  act(() => void result.current.press('card:7'));
  expect(result.current.options).toHaveLength(4);
});

test('an action is said first, a payment is made at once', () => {
  const answer = vi.fn();
  const main = renderHook(() => useChoosing(gameWith(true), presentAt(4), answer));
  act(() => void main.result.current.press('card:9'));
  expect(answer).not.toHaveBeenCalled();
  act(() => main.result.current.answerAt(0));
  expect(answer).toHaveBeenLastCalledWith(3);
  const payment = renderHook(() => useChoosing(gameWith(false), presentAt(4), answer));
  act(() => void payment.result.current.press('card:9'));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('another moment starts with the whole question', () => {
  const { result, rerender } = renderHook(({ version }) => useChoosing(gameWith(true), presentAt(version), vi.fn()), {
    initialProps: { version: 4 },
  });
  act(() => void result.current.press('card:7'));
  rerender({ version: 5 });
  expect(result.current.isNarrowed).toBe(false);
});

test('what comes again after a lost connection counts once', () => {
  const entry = (number: number) => ({ number }) as Parameters<typeof merge>[0][number];
  const numbers = merge([entry(1), entry(2)], [entry(2), entry(3)]).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3]);
});
