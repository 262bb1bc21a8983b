// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TABLE } from '../src/games/evenfall/table.ts';
import { useSteps } from '../src/replay/useSteps.ts';
import { Keys } from '../src/shell/Keys.tsx';
import type { Held } from '../src/shell/numbering.ts';
import { draw } from './games.tsx';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

function keys(isHelpOpen = false, most = 9, held: Held = 'nothing') {
  const numbered = { answer: vi.fn(), hold: vi.fn(), heldFor: () => held };
  const pressed = {
    big: vi.fn(),
    undo: vi.fn(),
    openLog: vi.fn(),
    widen: vi.fn(),
    setHelpOpen: vi.fn(),
  };
  draw(<Keys symbols={TABLE.symbols} {...pressed} numbered={numbered} most={most} moment="" isHelpOpen={isHelpOpen} />);
  return { ...pressed, ...numbered };
}

test('every key does what it is for, a letter also as a capital', () => {
  const { answer, undo, openLog, widen, setHelpOpen } = keys();
  for (const key of ['u', 'U', 'l', 'L', '3', 'Escape', '?', 'x']) fireEvent.keyDown(document.body, { key });
  expect(undo).toHaveBeenCalledTimes(2);
  expect(openLog).toHaveBeenCalledTimes(2);
  expect(answer.mock.calls).toEqual([[3, false]]);
  expect(widen).toHaveBeenCalledOnce();
  expect(setHelpOpen.mock.calls).toEqual([[true]]);
});

test('the space bar presses the large button, unless the keyboard has gone to another one', () => {
  const { big } = keys();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(big).toHaveBeenCalledOnce();
  const card = document.createElement('button');
  document.body.append(card);
  vi.spyOn(card, 'matches').mockReturnValue(true);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  card.focus();
  fireEvent.keyDown(card, { key: ' ' });
  expect(big).toHaveBeenCalledOnce();
  // A mouse pressed it, a dialog came and went by a key, and gave the focus back.
  fireEvent.pointerDown(card);
  fireEvent.keyDown(card, { key: 'Escape' });
  fireEvent.keyDown(card, { key: ' ' });
  expect(big).toHaveBeenCalledTimes(2);
  card.remove();
});

test('a digit with shift takes off, whatever sign is on that key', () => {
  const { answer } = keys();
  fireEvent.keyDown(document.body, { key: '"', code: 'Digit2', shiftKey: true });
  expect(answer.mock.calls).toEqual([[2, true]]);
});

test('where there are more than nine answers, two digits that follow each other are one number', () => {
  vi.useFakeTimers();
  const { answer } = keys(false, 13);
  const given = (...digits: string[]): number[] => {
    answer.mockClear();
    for (const key of digits) fireEvent.keyDown(document.body, { key });
    vi.runAllTimers();
    return answer.mock.calls.map(([n]) => n);
  };
  expect(given('1', '3')).toEqual([13]);
  expect(given('0', '4')).toEqual([4]);
  // Only a digit with which a number of two begins is waited for.
  expect(given('2', '5')).toEqual([2, 5]);
  fireEvent.keyDown(document.body, { key: '1' });
  expect(answer).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(answer).toHaveBeenLastCalledWith(1, false);
  vi.useRealTimers();
});

test('a number that is held is chosen by the press, and then done; one let go in time is only chosen', () => {
  vi.useFakeTimers();
  const { answer, hold } = keys(false, 9, 'confirm');
  fireEvent.keyDown(document.body, { key: '3' });
  expect(answer.mock.calls).toEqual([[3, false]]);
  expect(document.documentElement.hasAttribute('data-holding')).toBe(true);
  fireEvent.keyUp(document.body, { key: '3' });
  expect(document.documentElement.hasAttribute('data-holding')).toBe(false);
  vi.runAllTimers();
  expect(hold).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: '4' });
  vi.runAllTimers();
  expect(hold.mock.calls).toEqual([[4, false]]);
  vi.useRealTimers();
});

test('where holding a number does more than pressing it, the press waits until the key is let go', () => {
  vi.useFakeTimers();
  const { answer, hold } = keys(false, 13, 'more');
  fireEvent.keyDown(document.body, { key: '3' });
  expect(answer).not.toHaveBeenCalled();
  fireEvent.keyUp(document.body, { key: '3' });
  expect(answer.mock.calls).toEqual([[3, false]]);
  for (const key of ['4', '5']) fireEvent.keyDown(document.body, { key });
  expect(answer).toHaveBeenLastCalledWith(4, false);
  vi.runAllTimers();
  expect(hold.mock.calls).toEqual([[5, false]]);
  fireEvent.keyUp(document.body, { key: '5' });
  expect(answer).toHaveBeenCalledTimes(2);
  // A second digit might follow: one that is held is the number.
  fireEvent.keyDown(document.body, { key: '1' });
  vi.runAllTimers();
  expect(hold).toHaveBeenLastCalledWith(1, false);
  expect(answer).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('behind an open dialog no key plays, wherever the focus is', () => {
  const { answer, undo } = keys(true);
  for (const key of ['1', 'u']) fireEvent.keyDown(document.body, { key });
  expect(answer).not.toHaveBeenCalled();
  expect(undo).not.toHaveBeenCalled();
});

test('nor does one step through a game that is watched again', () => {
  const { result } = renderHook(() => useSteps(9));
  const press = (): void => {
    for (const key of ['ArrowRight', ' ']) fireEvent.keyDown(document.body, { key });
  };
  press();
  expect(result.current).toMatchObject({ step: 1, isRunning: true });
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  press();
  dialog.remove();
  expect(result.current).toMatchObject({ step: 1, isRunning: true });
});

test('what explains the keys explains the symbols, and is called so', () => {
  keys(true);
  expect(screen.getByRole('dialog', { name: 'Keys and symbols' })).toBeTruthy();
  expect(screen.getByText('Knowledge')).toBeTruthy();
});
