// @vitest-environment happy-dom
/** A table that does not fit into the window is laid more densely, and roomily again where that is likely to last. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDensity } from '../src/table/useDensity.ts';

const MOST = 3;
function Table({ view, round, most = MOST }: { view: object[]; round: string; most?: number }) {
  const { ref, density } = useDensity(view, round, most);
  return (
    <div ref={ref} data-testid="table">
      {density}
      {view.map((_, card) => (
        <i key={card} data-card={card} />
      ))}
    </div>
  );
}
/** So high is a table with so much on it; each step saves so much of it. */
const lay = (things: number, saved = [0, 100, 200, 300]): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 70, 1000, things - saved[Number(this.textContent)]);
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
  const { rerender } = render(<Table view={[]} round="1" />);
  expect(density()).toBe(0);
  lay(1000);
  rerender(<Table view={[]} round="1" />);
  expect(density()).toBe(2);
  // A little less lies there now, and everything stays where it is until the next round.
  lay(890);
  rerender(<Table view={[]} round="1" />);
  expect(density()).toBe(2);
  rerender(<Table view={[]} round="2" />);
  expect(density()).toBe(1);
});

test('where much is free it is laid more roomily at once, if enough stays free', () => {
  vi.stubGlobal('innerHeight', 900);
  const card = {};
  lay(1110);
  const { rerender } = render(<Table view={[card, card, card]} round="1" />);
  expect(density()).toBe(3);
  // There is room for 818: 690 leave enough of it free, 790 do not.
  lay(790);
  rerender(<Table view={[card, card]} round="1" />);
  expect(density()).toBe(1);
  // What was too high with as many cards is not drawn again for every answer.
  const { mock } = vi.mocked(HTMLElement.prototype.getBoundingClientRect);
  const before = mock.calls.length;
  lay(760);
  rerender(<Table view={[card, card]} round="1" />);
  expect(density()).toBe(1);
  expect(mock.calls.length - before).toBe(1);
  rerender(<Table view={[card]} round="1" />);
  expect(density()).toBe(0);
});

test('a new round is laid as roomily as can be, and no roomier', () => {
  vi.stubGlobal('innerHeight', 900);
  lay(1100);
  const { rerender } = render(<Table view={[]} round="1" />);
  expect(density()).toBe(3);
  lay(900);
  rerender(<Table view={[]} round="2" />);
  expect(density()).toBe(1);
  // As much again.
  rerender(<Table view={[]} round="3" />);
  expect(density()).toBe(1);
  lay(1100);
  rerender(<Table view={[]} round="4" />);
  expect(density()).toBe(3);
});

test('a step that is higher than the one before it is passed over', () => {
  vi.stubGlobal('innerHeight', 900);
  lay(1100);
  const { rerender } = render(<Table view={[]} round="1" />);
  expect(density()).toBe(3);
  lay(900, [0, 100, 50, 300]);
  rerender(<Table view={[]} round="2" />);
  expect(density()).toBe(1);
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
  render(<Table view={[]} round="1" />);
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
  const { rerender } = render(<Table view={[]} round="1" />);
  expect(density()).toBe(MOST);
  rerender(<Table view={[]} round="1" most={0} />);
  expect(density()).toBe(0);
});
