// @vitest-environment happy-dom
/** What is told beside the table: aloud, in the log, and where there is no room for the log. */
import type { Entry } from '@gloaming/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import type { CardFace } from '../src/design/face.ts';
import { Announcer } from '../src/shell/Announcer.tsx';
import { Log } from '../src/shell/Log.tsx';
import { chaptersOf } from '../src/shell/logLines.ts';
import type { NewsTelling } from '../src/table/game.ts';

beforeEach(() => {
  localStorage.setItem('gloaming.language', 'en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const entry = (number: number, seat: number, ...lines: string[]): Entry => ({
  number,
  seat,
  lines,
  at: 0,
  kind: 'answered',
  takesBack: null,
  news: [],
});
const TELL = ({ lines }: Entry): readonly string[] => lines;
const BEFORE = [entry(1, 0, 'Ada sits.'), entry(2, 1, 'Bo passes.')];

/** What happened, then what is asked. */
const spoken = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent);

/** Nobody does anything for a while. */
const rest = (): void =>
  act(() => {
    vi.advanceTimersByTime(2_000);
  });

test('what happens is said once: not what was there before, nor again in other words', () => {
  const { rerender } = render(<Announcer tell={TELL} entries={BEFORE} question="Your action?" />);
  expect(spoken()).toEqual(['', 'Your action?']);
  const more = [...BEFORE, entry(3, 0, 'Ada passes.'), entry(4, 1, 'Bo draws.', 'Bo passes.')];
  rerender(<Announcer tell={TELL} entries={more} question="" />);
  rest();
  expect(spoken()).toEqual(['Bo draws. Bo passes.', '']);
  rerender(<Announcer tell={TELL} entries={more.map((each) => ({ ...each, lines: ['po polsku'] }))} question="" />);
  rest();
  expect(spoken()).toEqual(['Bo draws. Bo passes.', '']);
});

test('a turn is said in one piece: when somebody else goes on, when one is asked, or when nothing more comes', () => {
  const at = (n: number, question = '') => <Announcer tell={TELL} entries={all.slice(0, n)} question={question} />;
  const all = [
    ...BEFORE,
    entry(3, 0, 'Ada pays.'),
    entry(4, 0, 'Ada draws.'),
    entry(5, 1, 'Bo pays.'),
    entry(6, 1, 'Bo draws.'),
    entry(7, 1, 'Bo passes.'),
  ];
  const { rerender } = render(at(2));
  for (const n of [3, 4]) {
    rerender(at(n));
    expect(spoken()).toEqual(['', '']);
  }
  rerender(at(5));
  expect(spoken()).toEqual(['Ada pays. Ada draws.', '']);
  rerender(at(6));
  rest();
  expect(spoken()).toEqual(['Bo pays. Bo draws.', '']);
  rerender(at(7, 'Your action?'));
  expect(spoken()).toEqual(['Bo passes.', 'Your action?']);
});

test('the same sentence twice is said twice', () => {
  const { rerender } = render(<Announcer tell={TELL} entries={BEFORE} question="" />);
  rerender(<Announcer tell={TELL} entries={[...BEFORE, entry(3, 1, 'Bo passes.')]} question="" />);
  rest();
  const first = screen.getByText('Bo passes.');
  const more = [...BEFORE, entry(3, 1, 'Bo passes.'), entry(4, 1, 'Bo passes.')];
  rerender(<Announcer tell={TELL} entries={more} question="" />);
  rest();
  expect(screen.getByText('Bo passes.')).not.toBe(first);
});

test('a page that opens before its log says none of it', () => {
  const { rerender } = render(<Announcer tell={TELL} entries={[]} question="" />);
  rerender(<Announcer tell={TELL} entries={BEFORE} question="" />);
  expect(spoken()).toEqual(['', '']);
});

test('a card in the log is looked at by a press, and opens in the gallery in another tab', () => {
  const face = { text: { name: 'Sea Serpent' } } as CardFace;
  const onZoom = vi.fn();
  const told = { ...entry(1, 0), news: [{ news: 'announced', seat: 0, card: 7 }] };
  const telling: NewsTelling = {
    signs: () => ({ seat: 0, at: { place: 'begins' }, signs: [{ card: 7 }] }),
    sentence: () => 'You place Sea Serpent.',
  };
  const chapters = chaptersOf([told], (news, line) => telling.signs('en', news, line, 0), 0);
  render(
    <SettingsProvider>
      <Log
        chapters={chapters}
        seat={0}
        names={['Ada']}
        telling={telling}
        isSentences
        faceOf={() => face}
        onZoom={onZoom}
      />
    </SettingsProvider>,
  );
  const card = screen.getByRole('link', { name: 'Sea Serpent' });
  expect(card.getAttribute('href')).toBe('/gallery?find=Sea%20Serpent');
  fireEvent.click(card, { ctrlKey: true });
  expect(onZoom).not.toHaveBeenCalled();
  fireEvent.click(card);
  expect(onZoom).toHaveBeenCalledExactlyOnceWith(face);
});
