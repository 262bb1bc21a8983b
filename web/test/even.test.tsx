// @vitest-environment happy-dom
/** Cards that need several rows lie in even ones. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Zone } from '../src/table/Zone.tsx';

const REM = 16;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function columns(cards: number, wide: number, least?: number): string {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(wide * REM);
  render(
    <Zone title="Hand" count={cards} least={least}>
      <li />
    </Zone>,
  );
  const { style } = screen.getByRole('list');
  cleanup();
  return style.getPropertyValue('--columns');
}

test('as few rows as can be, and as even as can be', () => {
  // Eleven would fit in a row.
  expect(columns(7, 66, 6)).toBe('7');
  expect(columns(11, 66, 6)).toBe('11');
  expect(columns(12, 66, 6)).toBe('6');
  expect(columns(13, 66, 6)).toBe('7');
  expect(columns(23, 66, 6)).toBe('8');
});

test('one a row where there is no room for more, and nothing is dealt unless it is wanted', () => {
  expect(columns(3, 4, 6)).toBe('1');
  expect(columns(13, 66)).toBe('');
});
