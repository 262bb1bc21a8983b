// @vitest-environment happy-dom
/** A card is looked at when somebody means to: not because it came to lie under a pointer that rests. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardFace } from '../src/design/face.ts';
import { useReading } from '../src/shell/useReading.ts';
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
  cleanup();
  document.body.replaceChildren();
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

test('a card that is looked at is shown for as long as it lies on the table, or is named where it is pointed at', () => {
  const face = { text: { name: 'Hawk' } } as CardFace;
  document.body.innerHTML = '<main><ul><li data-card="3"></li></ul></main>';
  const { result, rerender } = renderHook(({ version }) => useReading(version, null, 'en'), {
    initialProps: { version: 1 },
  });
  const look = (target: `card:${number}` | null): void => {
    act(() => {
      result.current.look(face, target);
      move(1);
      vi.runAllTimers();
    });
  };
  look('card:3');
  expect(result.current.looked?.face).toBe(face);
  // Something happened, and it lies there still; then it is gone, though no pointer has left it.
  rerender({ version: 2 });
  expect(result.current.looked?.face).toBe(face);
  document.querySelector('[data-card]')?.remove();
  rerender({ version: 3 });
  expect(result.current.looked).toBeNull();
  // What is only named goes with the next thing that happens.
  look(null);
  expect(result.current.looked?.face).toBe(face);
  rerender({ version: 4 });
  expect(result.current.looked).toBeNull();
});
