// @vitest-environment happy-dom
/** Where the focus of a keyboard goes when its place is gone; and what the window is called. */
import type { Present } from '@gloaming/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/App.tsx';
// Pages that are loaded when they are wanted: a busy machine would be waited for too long.
import '../src/help/HelpPage.tsx';
import { go } from '../src/base/route.tsx';
import { SettingsProvider } from '../src/base/settings.tsx';
import type { AtTable } from '../src/net/useTable.ts';
import { Play } from '../src/shell/Play.tsx';
import { QuestionBar } from '../src/shell/QuestionBar.tsx';
import type { Choosing } from '../src/shell/useChoosing.ts';
import { Welcome } from '../src/shell/Welcome.tsx';
import '../src/start/NewTablePage.tsx';
import { draw } from './games.tsx';

/** A stream on which nothing is ever said. */
class Silence extends EventTarget {
  close(): void {}
}
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('EventSource', Silence);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SEATS = [
  { name: 'Ada', kind: 'player', away: 'here' },
  { name: 'Bo', kind: 'player', away: 'here' },
];
const presentAt = (version: number, status = 'playing', isAsked = true): Present =>
  ({
    table: { id: 'x', game: 'nothing', title: 'Evenfall', status, seats: SEATS, chosen: {}, result: null, time: {} },
    seat: 0,
    version,
    asked: isAsked ? [0] : [1],
    question: isAsked ? { since: version, text: 'What do you do?', options: [] } : null,
    view: null,
    undo: null,
    clock: null,
  }) as unknown as Present;
const AT = {
  entries: [],
  isConnected: true,
  sending: null,
  trouble: '',
  behind: 0,
  catchUp: () => undefined,
} as unknown as AtTable;
const CHOOSING = {
  options: [],
  isNarrowed: false,
  told: null,
  tray: null,
  repeats: null,
  big: null,
} as unknown as Choosing;

/** A table with something on it that glows at its first moment only. */
function Table({ version, isNarrowed = false }: { version: number; isNarrowed?: boolean }) {
  const nothing = (): void => undefined;
  return (
    <SettingsProvider>
      <header>
        <button type="button">Menu</button>
      </header>
      <main>
        {version === 1 ? <button type="button">Action Space</button> : <p>Action Space</p>}
        <QuestionBar
          at={AT}
          present={presentAt(version)}
          game={null}
          choosing={{ ...CHOOSING, isNarrowed, widen: nothing }}
          advising={{ advised: { kind: 'none' }, ask: nothing, forget: nothing }}
          chosen={null}
          chapters={[]}
          looking={{ names: ['Ada', 'Bo'], seat: 0, telling: undefined }}
          onLog={nothing}
          onPreview={nothing}
        />
      </main>
    </SettingsProvider>
  );
}
const question = () => screen.getByRole('region', { name: 'Your decision' });

// First: what begins untouched does so once.
test('a page that is opened begins at its top; one that is gone to has the focus, and every page a title', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState(null, '', '/help');
  draw(<App />);
  await screen.findByRole('heading', { name: 'How the table works' });
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe('How the table works · Gloaming');
  const link = screen.getByRole('link', { name: /^Gloaming/ });
  link.focus();
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.title).toBe('Start page · Gloaming');
  // By way of a page that only says that one has to wait.
  act(() => go('/new/evenfall'));
  await screen.findByRole('heading', { name: 'One moment …' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => go('/nowhere'));
  expect(document.title).toBe('There is nothing here · Gloaming');
});

test('who skips to the content keeps the code that the address carries', async () => {
  history.replaceState(null, '', '/help#code-of-a-seat');
  draw(<App />);
  await screen.findByRole('heading', { name: 'How the table works' });
  fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(location.hash).toBe('#code-of-a-seat');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('what glowed on the table and glows no more gives the focus to the question', () => {
  const { rerender } = render(<Table version={1} />);
  screen.getByText('Action Space').focus();
  rerender(<Table version={2} />);
  expect(document.activeElement).toBe(question());
});

test('so does the way back to all options', () => {
  const { rerender } = render(<Table version={1} isNarrowed />);
  screen.getByRole('button', { name: 'Show all options' }).focus();
  rerender(<Table version={1} />);
  expect(document.activeElement).toBe(question());
});

test('nobody who has touched nothing, or is elsewhere, is called to the question', () => {
  const { rerender } = render(<Table version={1} />);
  rerender(<Table version={2} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByText('Menu').focus();
  rerender(<Table version={3} />);
  expect(document.activeElement).toBe(screen.getByText('Menu'));
});

test('who has read how a table works goes on at the table', () => {
  draw(
    <main id="content" tabIndex={-1}>
      <Welcome isAside={false} game="evenfall" title="Evenfall" answers={0} />
    </main>,
  );
  const read = screen.getByRole('button', { name: 'Got it' });
  read.focus();
  fireEvent.click(read);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a tab in the background tells whether it is one’s turn, and when the game is over', () => {
  const titleAt = (present: Present): string => {
    draw(<Play at={AT} present={present} />);
    cleanup();
    return document.title;
  };
  expect(titleAt(presentAt(1))).toBe('● Your turn · Evenfall · Gloaming');
  expect(titleAt(presentAt(2, 'playing', false))).toBe('Evenfall · Gloaming');
  expect(titleAt(presentAt(3, 'ended', false))).toBe('The game is over · Evenfall · Gloaming');
});
