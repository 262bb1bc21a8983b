// @vitest-environment happy-dom
/** Setting up a table, and waiting at it. */
import type { GameInfo, Present } from '@gloaming/protocol';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnPlayer } from '../src/net/player.ts';
import type { AtTable } from '../src/net/useTable.ts';
import { Waiting } from '../src/shell/Waiting.tsx';
import { NewTablePage } from '../src/start/NewTablePage.tsx';
import { draw } from './games.tsx';

type Choice = GameInfo['choices'][number];
const choice = (name: string, text: string, texts: Record<string, string>, is: Partial<Choice> = {}): Choice => ({
  ...{ isList: false, isHouseRule: false, isAlone: false, areSeats: false, ...is },
  ...{ name, text, values: Object.keys(texts), texts },
});
const EVENFALL: GameInfo = {
  name: 'evenfall',
  title: 'Evenfall',
  rules: 8,
  players: { min: 1, max: 4 },
  choices: [
    choice('side', 'Clan boards', { sun: 'Sun side', moon: 'Moon side' }),
    choice(
      'clans',
      'Clan',
      { any: 'At random', star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
      { isList: true },
    ),
    choice('level', 'Level of the Automa', { witch: 'Witch', heir: 'Heir to the Throne' }, { isAlone: true }),
    choice('experienced', 'Start', { no: 'Usual', yes: 'For experienced players' }),
    choice(
      'begins',
      'First player',
      { lot: 'By lot', 'seat-1': 'Seat 1', 'seat-2': 'Seat 2', 'seat-3': 'Seat 3', 'seat-4': 'Seat 4', loser: 'Loser' },
      { areSeats: true },
    ),
    choice('mana-cap', 'Most Mana a player can have', { '20': '20', none: 'No limit' }, { isHouseRule: true }),
    choice('last-hand', 'Cards left in hand', { kept: 'do not count', discarded: 'count' }, { isHouseRule: true }),
  ],
  bots: ['random', 'novice', 'master'],
  automa: true,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games: [EVENFALL] })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const valuesOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const choose = (list: HTMLElement, value: string): void => void fireEvent.change(list, { target: { value } });

test('a clan is chosen once, also by way of a seat that was gone meanwhile', async () => {
  draw(<NewTablePage game="evenfall" />);
  const players = await screen.findByRole('combobox', { name: 'Players' });
  choose(players, '3');
  choose(screen.getByRole('combobox', { name: 'Seat 3: Clan' }), 'star');
  expect(valuesOf(screen.getByRole('combobox', { name: 'You: Clan' }))).not.toContain('The Star');
  choose(players, '2');
  choose(screen.getByRole('combobox', { name: 'You: Clan' }), 'star');
  choose(players, '3');
  const third = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seat 3: Clan' });
  expect(third.value).toBe('any');
  expect(valuesOf(third)).not.toContain('The Star');
});

test('of seats only those that are there can begin; what was chosen of one that is gone is as usual again', async () => {
  draw(<NewTablePage game="evenfall" />);
  const players = await screen.findByRole('combobox', { name: 'Players' });
  const begins = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'First player' });
  choose(players, '3');
  expect(valuesOf(begins())).toEqual(['By lot', 'Seat 1', 'Seat 2', 'Seat 3', 'Loser']);
  choose(begins(), 'seat-3');
  choose(players, '2');
  expect(valuesOf(begins())).toEqual(['By lot', 'Seat 1', 'Seat 2', 'Loser']);
  expect(begins().value).toBe('lot');
  choose(begins(), 'loser');
  choose(players, '4');
  expect(begins().value).toBe('loser');
  choose(players, '1');
  expect(screen.queryByRole('combobox', { name: 'First player' })).toBeNull();
});

const WAITING = {
  table: {
    id: 'x',
    game: 'evenfall',
    title: 'Evenfall',
    status: 'open',
    time: { kind: 'none' },
    owner: { id: 'ada', name: 'Ada' },
    seats: [
      { seat: 0, kind: 'player', name: 'Ada', player: { id: 'ada', name: 'Ada' }, bot: null },
      { seat: 1, kind: 'open', name: '', bot: null },
      { seat: 2, kind: 'link', name: '', bot: null, code: 'c'.repeat(22) },
    ],
    chosen: {
      side: 'moon',
      clans: 'star,cross,circle',
      level: 'heir',
      experienced: 'no',
      'mana-cap': 'none',
      'last-hand': 'kept',
    },
  },
  seat: 0,
} as unknown as Present;
const AT = { isConnected: true, trouble: '' } as unknown as AtTable;

test('who waits is told what was chosen otherwise than usual, house rules too', async () => {
  draw(<Waiting at={AT} present={WAITING} />);
  await screen.findByText('Most Mana a player can have: No limit', { exact: false });
  expect(screen.getByRole('main').querySelector('header')?.textContent).toBe(
    'EvenfallWaiting for players · Clan boards: Moon side · Clan: The Star, The Cross, The Circle' +
      'House rules: Most Mana a player can have: No limitHow to play Evenfall',
  );
});

test('seats have the numbers that their links have', () => {
  draw(<Waiting at={AT} present={WAITING} />);
  const seats = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(seats.map(({ textContent }) => textContent)).toEqual(['Seat 1Ada(you)', 'Seat 2Free seat', 'Seat 3Free seat']);
  expect(screen.getByRole('textbox', { name: 'Link for seat 3' })).toBeTruthy();
});

test('the bot that is proposed for the free seats is the one last played against', async () => {
  learnPlayer({ id: 'ada', name: 'Ada' } as Parameters<typeof learnPlayer>[0]);
  localStorage.setItem('gloaming.bot', 'master');
  draw(<Waiting at={AT} present={WAITING} />);
  await screen.findByRole('option', { name: 'Master: very hard' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bots for the free seats' }).value).toBe('master');
  learnPlayer(null);
});
