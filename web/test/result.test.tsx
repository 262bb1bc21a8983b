// @vitest-environment happy-dom
/** What stands beside the result is fetched when a game is over: the network may be away just then. */
import type { TableInfo } from '@gloaming/protocol';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AtTable } from '../src/net/useTable.ts';
import { Result } from '../src/shell/Result.tsx';
import type { TableGame } from '../src/table/game.ts';
import { sayManners } from '../src/words/manners.ts';
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
  draw(<Result at={at} table={table} seat={0} game={null} view={null} faceOf={null} isFresh={false} />);
  expect((await screen.findByRole('alert')).textContent).toContain('it could not be fetched');
  cleanup();
  isAway = false;
  draw(<Result at={at} table={table} seat={0} game={null} view={null} faceOf={null} isFresh={false} />);
  expect(await screen.findByText('How the points grew')).toBeTruthy();
});

const GAME = {
  champion: () => ({ sign: 'star' }),
  sources: () => [
    { label: 'Places', points: [3, 4] },
    { label: 'Monuments', points: [9, 2] },
  ],
  tieBreak: () => null,
} as unknown as TableGame<unknown>;

const drawEnd = (seat: number, isFresh: boolean, lesson?: string): void => {
  const at = { trouble: '' } as unknown as AtTable;
  const table = {
    ...{ id: '0123456789abcdef', game: 'res-arcana', seats: [{ name: 'Ada' }, { name: 'Bo' }], astray: false },
    ...{ rematch: null, result: { points: [12, 6], winners: [0], why: 'played' }, lesson },
  } as unknown as TableInfo;
  draw(<Result at={at} table={table} seat={seat} game={GAME} view={{}} faceOf={null} isFresh={isFresh} />);
};
const totals = (): (string | null)[] =>
  [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);

test('whoever played is told whether they won; others who did', () => {
  const title = (seat: number): string | null => {
    drawEnd(seat, false);
    const { textContent } = screen.getByRole('heading', { level: 2 });
    cleanup();
    return textContent;
  };
  expect([0, 1, -1].map(title)).toEqual(['You win!', 'You lose', 'Ada wins']);
});

test('a bot has the last word, in its own manner, and people are left in peace', () => {
  const said = (seats: readonly object[], winner: number): string | undefined => {
    const table = {
      ...{ id: '0123456789abcdef', game: 'res-arcana', seats, astray: false, rematch: null },
      result: { points: [12, 6], winners: [winner], why: 'played' },
    } as unknown as TableInfo;
    const at = { trouble: '' } as unknown as AtTable;
    draw(<Result at={at} table={table} seat={0} game={GAME} view={{}} faceOf={null} isFresh={false} />);
    const found = [...document.querySelectorAll('header p')].find((each) => each.textContent?.startsWith('Odile:'));
    cleanup();
    return found?.textContent ?? undefined;
  };
  const bot = [
    { name: 'Ada', kind: 'player' },
    { name: 'Odile', kind: 'bot' },
  ];
  const people = [
    { name: 'Ada', kind: 'player' },
    { name: 'Odile', kind: 'player' },
  ];
  expect(said(bot, 1)).toBe(`Odile: ${sayManners('en', 'Odile', 'wins')}`);
  expect(said(bot, 0)).toBe(`Odile: ${sayManners('en', 'Odile', 'loses')}`);
  expect(said(people, 1)).toBeUndefined();
});

test('the points are counted row by row before the eyes of those who played; all at once later on, or when skipped', () => {
  vi.useFakeTimers();
  drawEnd(1, true);
  expect(totals()).toEqual(['0', '0']);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(totals()).toEqual(['3', '4']);
  fireEvent.click(screen.getByRole('button', { name: 'Show everything now' }));
  expect(totals()).toEqual(['12', '6']);
  expect(screen.queryByRole('button', { name: 'Show everything now' })).toBeNull();
  cleanup();
  drawEnd(1, false);
  expect(totals()).toEqual(['12', '6']);
  vi.useRealTimers();
});

test('who was level on points is told what decided', () => {
  const at = { trouble: '' } as unknown as AtTable;
  const table = {
    ...{ id: '0123456789abcdef', game: 'res-arcana', seats: [{ name: 'Ada' }, { name: 'Bo' }], astray: false },
    ...{ rematch: null, result: { points: [12, 12], winners: [1], why: 'played' } },
  } as unknown as TableInfo;
  const game = { ...GAME, tieBreak: () => ({ label: 'essences', amounts: [1, 5] }) } as TableGame<unknown>;
  draw(<Result at={at} table={table} seat={0} game={game} view={{}} faceOf={null} isFresh={false} />);
  expect(screen.getByRole('row', { name: 'Level on points: essences 1 5' })).toBeTruthy();
});

test('to play again comes first, then to be told it, to look back, and to show others', () => {
  drawEnd(0, false);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual(['Play again', 'Your game, told', 'Watch the game again', 'Share']);
});

test('after a game with a teacher come a game of one’s own, short lessons, and the same once more, from a later round on, too', () => {
  const names = (seat: number): (string | null)[] => {
    drawEnd(seat, false, 'first-game');
    const all = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    cleanup();
    return all;
  };
  expect(names(0).slice(0, 5)).toEqual([
    'Play against Novice',
    'Short lessons',
    'Again from round 3',
    'This game once more',
    'Your game, told',
  ]);
  expect(names(-1)).not.toContain('Short lessons');
});
