// @vitest-environment happy-dom
/** What stands beside the result is fetched when a game is over: the network may be away just then. */
import type { TableInfo } from '@gloaming/protocol';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AtTable } from '../src/net/useTable.ts';
import { Result } from '../src/shell/Result.tsx';
import { draw } from './games.tsx';

let isAway = true;
vi.mock('../src/replay/Afterwards.tsx', () => ({
  get Afterwards() {
    if (isAway) throw new TypeError('it could not be fetched');
    return () => <p>How the points grew</p>;
  },
}));

beforeEach(() => {
  localStorage.setItem('gloaming.language', 'en');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what could not be fetched once is there when one comes back to the table', async () => {
  const at = { trouble: '' } as unknown as AtTable;
  const table = {
    ...{ id: '0123456789abcdef', game: 'evenfall', seats: [{ seat: 0, name: 'Ada' }], rematch: null, astray: false },
    result: { points: [7], winners: [0], why: 'played' },
  } as unknown as TableInfo;
  draw(<Result at={at} table={table} isSeated />);
  expect((await screen.findByRole('alert')).textContent).toContain('it could not be fetched');
  cleanup();
  isAway = false;
  draw(<Result at={at} table={table} isSeated />);
  expect(await screen.findByText('How the points grew')).toBeTruthy();
});
