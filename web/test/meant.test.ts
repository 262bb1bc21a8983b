// @vitest-environment happy-dom
/** A card is looked at when somebody means to: not because it came to lie under a pointer that rests. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenMeant } from '../src/shell/whenMeant.ts';

const move = (movementX: number): void => {
  const event = new Event('pointermove');
  dispatchEvent(Object.assign(event, { movementX, movementY: 0 }));
};

beforeEach(() => {
  vi.useFakeTimers();
  move(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('what slides under a resting pointer is not shown; once the pointer moves it is, after a moment', () => {
  const show = vi.fn();
  whenMeant(show);
  move(0);
  vi.runAllTimers();
  expect(show).not.toHaveBeenCalled();
  move(2);
  expect(show).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
});

test('a pointer that only passes by shows nothing', () => {
  const show = vi.fn();
  const callOff = whenMeant(show);
  move(3);
  callOff();
  vi.runAllTimers();
  move(3);
  vi.runAllTimers();
  expect(show).not.toHaveBeenCalled();
});

test('the focus of a keyboard waits for nothing', () => {
  const show = vi.fn();
  dispatchEvent(new Event('keydown'));
  whenMeant(show);
  expect(show).toHaveBeenCalledOnce();
});
