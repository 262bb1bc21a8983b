// @vitest-environment happy-dom
/** What was solved goes along with the player: told when there is a server to tell, and never twice to two players. */
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPuzzles, notePuzzle, puzzleOutcomes, puzzleRecord, untoldPuzzles } from '../src/base/solvedPuzzles.ts';
import { learnPlayer } from '../src/net/player.ts';
import { exchangePuzzles, usePuzzleExchange } from '../src/net/puzzles.ts';
import { draw } from './games.tsx';

type Told = { game: string; puzzle: string; outcome: string; ago: number };
/** A server that remembers, for each of its players; without the puzzles that it does not have. */
let kept: Record<string, Record<string, Record<string, string>>>;
let told: Told[][];
let isThere: boolean;
let me: string | null;
const MISSING = 'ffffffff';

const become = (id: string | null): void => {
  me = id;
  act(() => learnPlayer(id === null ? null : { id, name: id }));
};
beforeEach(() => {
  localStorage.clear();
  kept = {};
  told = [];
  isThere = true;
  become(null);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!isThere || me === null) throw new TypeError('no network');
    const { outcomes } = JSON.parse(body) as { outcomes: Told[] };
    told.push(outcomes);
    kept[me] ??= {};
    const mine = kept[me];
    for (const { game, puzzle, outcome } of outcomes)
      if (puzzle !== MISSING) mine[game] = { [puzzle]: outcome, ...mine[game] };
    const unknown = outcomes.filter(({ puzzle }) => puzzle === MISSING).map(({ puzzle }) => puzzle);
    return new Response(JSON.stringify({ puzzles: mine, unknown }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('solved before there was a player, or without a server: told as soon as there are both', async () => {
  notePuzzle('evenfall', 'a', 'first-try');
  await exchangePuzzles('en');
  expect(told).toEqual([]);
  become('ann');
  isThere = false;
  notePuzzle('evenfall', 'b', 'shown');
  await exchangePuzzles('en');
  expect(puzzleOutcomes('evenfall')).toEqual({ a: 'first-try', b: 'shown' });
  expect(untoldPuzzles()).toHaveLength(2);
  isThere = true;
  await exchangePuzzles('en');
  expect(kept.ann).toEqual({ evenfall: { a: 'first-try', b: 'shown' } });
  expect(untoldPuzzles()).toEqual([]);
  expect(puzzleOutcomes('evenfall')).toEqual({ a: 'first-try', b: 'shown' });
});

test('what other devices have solved is known here, and what the server deleted is gone', async () => {
  become('ann');
  kept.ann = { 'res-arcana': { x: 'solved' } };
  await exchangePuzzles('en');
  expect(puzzleRecord('res-arcana')).toEqual({ solved: 1, atOnce: 0, shown: 0 });
  // It stands as it was first, wherever that was.
  notePuzzle('res-arcana', 'x', 'first-try');
  expect(puzzleOutcomes('res-arcana')).toEqual({ x: 'solved' });
  kept.ann = {};
  await exchangePuzzles('en');
  expect(puzzleOutcomes('res-arcana')).toEqual({});
  expect(told.flat()).toEqual([]);
});

test('of a browser that remembered them alone, all are told', async () => {
  localStorage.setItem('gloaming.puzzles', JSON.stringify({ evenfall: { a: 'solved' }, 'res-arcana': { b: 'shown' } }));
  expect(puzzleRecord('evenfall').solved).toBe(1);
  become('ann');
  expect(puzzleRecord('evenfall').solved).toBe(1);
  await exchangePuzzles('en');
  expect(kept.ann).toEqual({ evenfall: { a: 'solved' }, 'res-arcana': { b: 'shown' } });
});

test('another player of this browser sees nothing of them, and says nothing of them', async () => {
  become('ann');
  isThere = false;
  notePuzzle('evenfall', 'a', 'first-try');
  await exchangePuzzles('en');
  isThere = true;
  become('ben');
  expect(puzzleOutcomes('evenfall')).toEqual({});
  notePuzzle('evenfall', 'b', 'solved');
  await exchangePuzzles('en');
  expect(kept).toEqual({ ben: { evenfall: { b: 'solved' } } });
  // Nor does deleting take what somebody else has still to tell.
  forgetPuzzles();
  become('ann');
  await exchangePuzzles('en');
  expect(kept.ann).toEqual({ evenfall: { a: 'first-try' } });
  expect(puzzleOutcomes('evenfall')).toEqual({ a: 'first-try' });
});

test('what the server does not have stays here, and does not keep it busy', async () => {
  become('ann');
  notePuzzle('evenfall', MISSING, 'solved');
  notePuzzle('evenfall', 'a', 'solved');
  await exchangePuzzles('en');
  expect(told).toHaveLength(1);
  expect(puzzleOutcomes('evenfall')).toEqual({ a: 'solved', [MISSING]: 'solved' });
  expect(untoldPuzzles().map(({ puzzle }) => puzzle)).toEqual([MISSING]);
});

test('many are told in parts', async () => {
  become('ann');
  for (let i = 0; i < 250; i++) notePuzzle('evenfall', `${i}`, 'solved');
  await exchangePuzzles('en');
  expect(told.map((each) => each.length)).toEqual([100, 100, 50]);
  expect(untoldPuzzles()).toEqual([]);
});

test('a page that shows them tells each as soon as it is solved', async () => {
  become('ann');
  const Page = () => {
    usePuzzleExchange();
    return <p>{puzzleRecord('evenfall').solved}</p>;
  };
  const { container } = draw(<Page />);
  await waitFor(() => expect(told).toEqual([[]]));
  act(() => notePuzzle('evenfall', 'a', 'solved'));
  await waitFor(() => expect(kept.ann).toEqual({ evenfall: { a: 'solved' } }));
  expect(container.textContent).toBe('1');
  isThere = false;
  act(() => notePuzzle('evenfall', 'b', 'solved'));
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(kept.ann).toEqual({ evenfall: { a: 'solved', b: 'solved' } }));
});

test('damaged storage is nothing', () => {
  for (const damaged of ['', 'x', '7', 'null', '{}', '[7]']) {
    localStorage.setItem('gloaming.puzzles-untold', damaged);
    expect(puzzleOutcomes('evenfall')).toEqual({});
  }
});
