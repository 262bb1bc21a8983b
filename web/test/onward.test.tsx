// @vitest-environment happy-dom
/** An answer that comes late leads nobody away from where they have gone meanwhile. */
import type { LobbyEntry, NewTable, Present, TableInfo } from '@gloaming/protocol';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../src/base/route.tsx';
import { SettingsProvider } from '../src/base/settings.tsx';
import { learnPlayer } from '../src/net/player.ts';
import type { AtTable } from '../src/net/useTable.ts';
import { Branch } from '../src/replay/Branch.tsx';
import { Result } from '../src/shell/Result.tsx';
import { Waiting } from '../src/shell/Waiting.tsx';
import { ClaimPage } from '../src/start/ClaimPage.tsx';
import { Lobby } from '../src/start/Lobby.tsx';
import { useOpening } from '../src/start/useOpening.ts';
import { draw } from './games.tsx';

const ID = '0123456789abcdef';
const NEXT = 'fedcba9876543210';
const PRESENT = { table: { id: NEXT }, seat: 0 } as unknown as Present;
const SEAT = { seat: 0, kind: 'player', name: 'Ada', player: { id: 'ada', name: 'Ada' }, bot: null };
const TABLE = {
  ...{ id: ID, game: 'evenfall', title: 'Evenfall', time: { kind: 'none' }, owner: { id: 'bo', name: 'Bo' } },
  ...{ chosen: {}, seats: [SEAT], result: { points: [], winners: [0], why: 'played' }, rematch: null, astray: true },
} as unknown as TableInfo;
const IDENTITY = { player: { id: 'ada', name: 'Ada' } };
const OPEN = {
  ...TABLE,
  id: NEXT,
  seats: [{ ...SEAT, kind: 'open', name: '', player: null }],
} as unknown as LobbyEntry;

/** One table waits for players. */
class LobbyStream extends EventTarget {
  constructor() {
    super();
    const lobby = new MessageEvent('lobby', { data: JSON.stringify({ tables: [OPEN] }) });
    setTimeout(() => act(() => void this.dispatchEvent(lobby)), 0);
  }
  close(): void {}
}

/** What the server says to questions; what is asked of it by a press comes when it is told to answer. */
let answer: () => void;
let later: Promise<void>;
const bodyOf = (path: string): unknown => {
  if (path === '/api/games') return { games: [{ name: 'evenfall', choices: [], bots: ['novice'] }] };
  return path.startsWith('/api/claim') ? IDENTITY : PRESENT;
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  learnPlayer({ id: 'ada', name: 'Ada' });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  later = new Promise((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('EventSource', LobbyStream);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') await later;
    return new Response(JSON.stringify(bodyOf(address.split('?')[0])));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const AT = {
  ...{ isConnected: true, trouble: '' },
  act: async () => {
    await later;
    return PRESENT;
  },
} as unknown as AtTable;
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name, hidden: true });
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

interface Way {
  what: string;
  from: string;
  to: string;
  begin(): Promise<void>;
}
const WAYS: Way[] = [
  {
    ...{ what: 'a table that is opened', from: '/', to: `/table/${NEXT}` },
    begin: async () => {
      const { result } = renderHook(() => useOpening(() => undefined), { wrapper: SettingsProvider });
      act(() => void result.current.open({ game: 'evenfall' } as unknown as NewTable));
    },
  },
  {
    ...{ what: 'a table that is joined', from: '/', to: `/table/${NEXT}` },
    begin: async () => {
      draw(<Lobby onTrouble={() => undefined} />);
      await press('Sit down: Evenfall,');
    },
  },
  {
    ...{ what: 'a game that is played on from a moment', from: `/table/${ID}/replay`, to: `/table/${NEXT}` },
    begin: async () => {
      draw(<Branch table={TABLE} step={3} seat={0} />);
      await press('Play on from here');
    },
  },
  {
    ...{ what: 'another game', from: `/table/${ID}`, to: `/table/${NEXT}` },
    begin: async () => {
      draw(<Result at={AT} table={TABLE} seat={0} game={null} view={null} faceOf={null} isFresh={false} />);
      await press('Play again');
    },
  },
  {
    ...{ what: 'a table that is left', from: `/table/${ID}`, to: '/' },
    begin: async () => {
      draw(<Waiting at={AT} present={{ table: TABLE, seat: 0 } as unknown as Present} />);
      await press('Leave the table');
    },
  },
  {
    ...{ what: 'a player claimed by a link', from: `/claim#${'c'.repeat(22)}`, to: '/' },
    begin: async () => {
      draw(<ClaimPage />);
      await press('Be this player here');
    },
  },
  {
    ...{ what: 'a player claimed by a passphrase', from: '/claim', to: '/' },
    begin: async () => {
      draw(<ClaimPage />);
      fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
      fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: 'over the hills' } });
      await press('Be this player here');
    },
  },
];
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

test.each(WAYS)('$what: who has waited is led there', async ({ from, to, begin }) => {
  history.replaceState(null, '', from);
  await begin();
  answer();
  await vi.waitFor(() => expect(location.pathname).toBe(to));
});

test.each(WAYS)('$what: who has gone elsewhere meanwhile stays there', async ({ from, begin }) => {
  history.replaceState(null, '', from);
  await begin();
  act(() => go('/help'));
  answer();
  await settle();
  expect(location.pathname).toBe('/help');
});
