// @vitest-environment happy-dom
/** Six things can be said to others at the table; to bots there is nothing to say. */
import type { Present } from '@gloaming/protocol';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reactions, Said } from '../src/shell/Reactions.tsx';
import { draw } from './games.tsx';

const at = (other: 'player' | 'bot', seat = 0): Present =>
  ({
    seat,
    table: {
      id: 'here',
      status: 'playing',
      seats: [
        { name: 'Ada', kind: 'player' },
        { name: 'Bo', kind: other },
      ],
    },
  }) as unknown as Present;
const OPEN = { name: 'Say something' };

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('one of six is sent by two presses', () => {
  const fetch = vi.fn((_address: string, _request: { body: string }) => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  draw(<Reactions present={at('player')} />);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', OPEN));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Well played!' }));
  const [[address, { body }]] = fetch.mock.calls;
  expect(address).toMatch(/^\/api\/tables\/here\/reactions/);
  expect(JSON.parse(body)).toEqual({ reaction: 'well-played' });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('not to bots alone, and not by who only watches', () => {
  draw(<Reactions present={at('bot')} />);
  expect(screen.queryByRole('button', OPEN)).toBeNull();
  cleanup();
  draw(<Reactions present={at('player', -1)} />);
  expect(screen.queryByRole('button', OPEN)).toBeNull();
});

test('what is said is heard, with who says it', () => {
  draw(<Said said={{ seat: 1, reaction: 'good-game' }} names={['Ada', 'Bo']} />);
  expect(screen.getByRole('status').textContent).toBe('Bo: Good game!');
});
