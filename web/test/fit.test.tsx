// @vitest-environment happy-dom
/** A table that does not fit into the window is laid more densely, and not sparsely again before the round is over. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFit } from '../src/table/useFit.ts';

const MOST = 3;
function Table({ view, round, most = MOST }: { view: object; round: string; most?: number }) {
  const { ref, density } = useFit(view, round, most);
  return (
    <div ref={ref} data-testid="table">
      {density}
    </div>
  );
}
/** So high is a table with so much on it, at each density. */
const lay = (things: number): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 70, 1000, things - 100 * Number(this.textContent));
  });
};
const density = (): number => Number(screen.getByTestId('table').textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('as dense as must be, and no denser', () => {
  vi.stubGlobal('innerHeight', 900);
  lay(800);
  const { rerender } = render(<Table view={{}} round="1" />);
  expect(density()).toBe(0);
  lay(1000);
  rerender(<Table view={{}} round="1" />);
  expect(density()).toBe(2);
  // Less lies there now, and everything stays where it is until the next round.
  lay(700);
  rerender(<Table view={{}} round="1" />);
  expect(density()).toBe(2);
  rerender(<Table view={{}} round="2" />);
  expect(density()).toBe(1);
  rerender(<Table view={{}} round="3" />);
  expect(density()).toBe(0);
});

test('what grows after it was measured is measured again, once it stays so', () => {
  vi.useFakeTimers();
  let grow = (): void => {};
  class Observer {
    constructor(hear: () => void) {
      grow = hear;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('innerHeight', 900);
  lay(800);
  render(<Table view={{}} round="1" />);
  lay(900);
  grow();
  lay(800);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(density()).toBe(0);
  lay(900);
  grow();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(density()).toBe(1);
  vi.useRealTimers();
});

test('what can never fit is as dense as can be, and where the page may be longer nothing is dense', () => {
  vi.stubGlobal('innerHeight', 900);
  lay(3000);
  const { rerender } = render(<Table view={{}} round="1" />);
  expect(density()).toBe(MOST);
  rerender(<Table view={{}} round="1" most={0} />);
  expect(density()).toBe(0);
});
