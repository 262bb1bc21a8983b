// @vitest-environment happy-dom
/** My record counts the puzzles solved here and on other devices, takes them along into the file, and deletes them. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { GAME_NAMES } from '@gloaming/games/fetch';
import type { MyRecord } from '@gloaming/protocol';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePuzzle, puzzleRecord } from '../src/base/solvedPuzzles.ts';
import { RecordPage } from '../src/mine/RecordPage.tsx';
import { MINE_WORDS } from '../src/mine/words/index.ts';
import { learnPlayer } from '../src/net/player.ts';
import { draw } from './games.tsx';

const saved = vi.hoisted((): string[] => []);
vi.mock('../src/net/report.ts', () => ({ saveFile: (_: string, text: string) => saved.push(text) }));

const RECORD: MyRecord = {
  streak: 0,
  longest: 0,
  week: Array.from({ length: 7 }, () => false),
  games: GAME_NAMES.map((game) => ({
    game,
    title: game,
    played: 0,
    won: 0,
    points: null,
    lead: null,
    rivals: [],
    figures: [],
    sides: [],
    ladder: [],
  })),
};
const FORGET = '/api/me/record/forget';
const PUZZLES = '/api/me/puzzles';
/** What the server is asked, what it knows from other devices, and whether it forgets. */
let asked: string[];
let puzzles: Record<string, Record<string, string>>;
let forgets: boolean;

beforeEach(() => {
  asked = [];
  forgets = true;
  saved.length = 0;
  localStorage.clear();
  learnPlayer({ id: 'anna', name: 'Anna' });
  puzzles = { 'res-arcana': { b: 'solved' } };
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const [path] = address.split('?');
    asked.push(path);
    if (path === PUZZLES) {
      for (const { game, puzzle, outcome } of JSON.parse(body).outcomes)
        puzzles[game] = { [puzzle]: outcome, ...puzzles[game] };
      return new Response(JSON.stringify({ puzzles, unknown: [] }));
    }
    if (path === FORGET && !forgets) return new Response('', { status: 503 });
    if (path === FORGET) puzzles = {};
    if (path === FORGET) return new Response(JSON.stringify({ done: true }));
    return new Response(JSON.stringify(path.endsWith('/games') ? { finished: [], more: null } : RECORD));
  });
  notePuzzle('res-arcana', 'a', 'first-try');
  notePuzzle('res-arcana', 'c', 'shown');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (language: Language) => {
  localStorage.setItem('gloaming.language', language);
  draw(<RecordPage />);
  return MINE_WORDS[language];
};
const panel = (game: string) => screen.findByRole('region', { name: game });

test.each(LANGUAGES)(
  '%s: what was solved stands in the panel of its game, and what was shown is not solved',
  async (l) => {
    const words = show(l);
    const some = words.puzzlesSolved({ solved: 2, atOnce: 1 });
    const none = words.puzzlesSolved({ solved: 0, atOnce: 0 });
    expect(some).toMatch(/2.*1/);
    expect(within(await panel('res-arcana')).getByText(some)).toBeTruthy();
    expect(within(await panel('evenfall')).getByText(none)).toBeTruthy();
    const link = within(await panel('evenfall')).getByRole('link', { name: words.toPuzzles });
    expect(link.getAttribute('href')).toBe('/puzzles');
  },
);

test('they are in the file', async () => {
  const words = show('en');
  fireEvent.click(await screen.findByRole('button', { name: words.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const all = { 'res-arcana': { a: 'first-try', b: 'solved', c: 'shown' } };
  expect(JSON.parse(saved[0])).toEqual({ record: RECORD, games: [], puzzles: all });
});

test.each([true, false])('they are deleted with the rest, if that is done: %s', async (isDone) => {
  forgets = isDone;
  const words = show('en');
  fireEvent.click(await screen.findByRole('button', { name: words.forget }));
  expect(screen.getByRole('alert').textContent).toContain(words.forgetText);
  const { solved } = puzzleRecord('res-arcana');
  expect(solved).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, really' }));
  const left = isDone ? { solved: 0, atOnce: 0 } : { solved: 2, atOnce: 1 };
  await waitFor(() => expect(asked).toContain(FORGET));
  if (!isDone) await screen.findByText('The server cannot be reached.', { exact: false });
  expect(await within(await panel('res-arcana')).findByText(words.puzzlesSolved(left))).toBeTruthy();
  expect(puzzleRecord('res-arcana')).toMatchObject(left);
});
