// @vitest-environment happy-dom
/** What is told beside the table: aloud, in the log, and where there is no room for the log. */
import type { Entry } from '@gloaming/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import type { CardFace } from '../src/design/face.ts';
import { Announcer } from '../src/shell/Announcer.tsx';
import { latestOf } from '../src/shell/Latest.tsx';
import { Log } from '../src/shell/Log.tsx';
import type { NewsTelling } from '../src/table/game.ts';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const entry = (number: number, seat: number, ...lines: string[]): Entry => ({
  number,
  seat,
  lines,
  at: 0,
  kind: 'answered',
  takesBack: null,
  news: [],
});
const NAMES = ['Ada', 'Bo'];
const BEFORE = [entry(1, 0, 'Ada sits.'), entry(2, 1, 'Bo passes.')];

/** What happened, then what is asked. */
const spoken = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent);

test('what happens is said once: not what was there before, nor again in other words', () => {
  const { rerender } = render(<Announcer entries={BEFORE} question="Your action?" />);
  expect(spoken()).toEqual(['', 'Your action?']);
  const more = [...BEFORE, entry(3, 0, 'Ada passes.'), entry(4, 1, 'Bo draws.', 'Bo passes.')];
  rerender(<Announcer entries={more} question="" />);
  expect(spoken()).toEqual(['Ada passes. Bo draws. Bo passes.', '']);
  rerender(<Announcer entries={more.map((each) => ({ ...each, lines: ['po polsku'] }))} question="" />);
  expect(spoken()).toEqual(['Ada passes. Bo draws. Bo passes.', '']);
});

test('the same sentence twice is said twice', () => {
  const { rerender } = render(<Announcer entries={BEFORE} question="" />);
  rerender(<Announcer entries={[...BEFORE, entry(3, 1, 'Bo passes.')]} question="" />);
  const first = screen.getByText('Bo passes.');
  rerender(<Announcer entries={[...BEFORE, entry(3, 1, 'Bo passes.'), entry(4, 1, 'Bo passes.')]} question="" />);
  expect(screen.getByText('Bo passes.')).not.toBe(first);
});

test('a page that opens before its log says none of it', () => {
  const { rerender } = render(<Announcer entries={[]} question="" />);
  rerender(<Announcer entries={BEFORE} question="" />);
  expect(spoken()).toEqual(['', '']);
});

test('without a log on the screen: what the others did since, or the last line', () => {
  expect(latestOf([], 0, NAMES)).toEqual({ lines: [], more: 0 });
  const mine = [entry(1, 1, 'Bo draws.'), entry(2, 0, 'Ada pays.', 'Ada passes.')];
  expect(latestOf(mine, 0, NAMES)).toEqual({ lines: ['Ada passes.'], more: 0 });
  const theirs = [...mine, entry(3, 1, 'Bo draws.', 'Bo pays.'), entry(4, 1, 'Bo passes.')];
  expect(latestOf(theirs, 0, NAMES)).toEqual({ lines: ['Bo pays.', 'Bo passes.'], more: 1 });
  // Whoever watches has nothing that they missed.
  expect(latestOf(theirs, -1, NAMES)).toEqual({ lines: ['Bo pays.', 'Bo passes.'], more: 0 });
});

test('without a log on the screen: what my own answer meant for others is told, too', () => {
  const battle = [entry(1, 1, 'A battle.'), entry(2, 0, 'Ada dials 2.', 'Bo dials 1.', 'Bo has 3.', 'Ada wins.')];
  expect(latestOf(battle, 0, NAMES)).toEqual({ lines: ['Bo has 3.', 'Ada wins.'], more: 1 });
});

test('without a log on the screen: what was taken back hides nothing that the others did', () => {
  const undone = (number: number, seat: number, takesBack: number, line: string): Entry => ({
    ...entry(number, seat, line),
    kind: 'undone',
    takesBack,
  });
  const before = [entry(1, 0, 'Ada pays.'), entry(2, 1, 'Bo draws.'), entry(3, 0, 'Ada passes.')];
  const mine = [...before, undone(4, 0, 3, 'Ada takes it back.')];
  expect(latestOf(mine, 0, NAMES)).toEqual({ lines: ['Bo draws.'], more: 0 });
  // That somebody else does so is news.
  const theirs = [...before, entry(4, 1, 'Bo pays.'), undone(5, 1, 4, 'Bo takes it back.')];
  expect(latestOf(theirs, 0, NAMES)).toEqual({ lines: ['Bo takes it back.'], more: 0 });
});

test('a card in the log is looked at by a press, and opens in the gallery in another tab', () => {
  const face = { text: { name: 'Sea Serpent' } } as CardFace;
  const onZoom = vi.fn();
  const told = { ...entry(1, 0), news: [{ news: 'announced', seat: 0, card: 7 }] };
  const telling: NewsTelling = {
    signs: () => ({ seat: 0, at: { place: 'begins' }, signs: [{ card: 7 }] }),
    sentence: () => 'You place Sea Serpent.',
  };
  render(
    <SettingsProvider>
      <Log
        entries={[told]}
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
