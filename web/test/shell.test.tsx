// @vitest-environment happy-dom
/** What stands around the games: settings, clocks, sounds, form for a table, reports, and errors. */
import type { Entry, GameInfo, Present } from '@gloaming/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from '../src/base/browserStorage.ts';
import { SettingsProvider, useSettings } from '../src/base/settings.tsx';
import { Boundary } from '../src/frame/Boundary.tsx';
import { recallTable, rememberTable } from '../src/net/rememberedTables.ts';
import { makeReport, noteError, noteTable } from '../src/net/report.ts';
import { leftNow, sayLeft } from '../src/shell/Clock.tsx';
import { soundsOf } from '../src/shell/useSounds.ts';
import type { Sound } from '../src/sound/sounds.ts';
import { fillList, type TableForm, tableOf } from '../src/start/tableForm.ts';
import { botOf, sayBot } from '../src/words/bots.ts';
import { sayChosen } from '../src/words/chosen.ts';
import { type Say, say as sayIn } from '../src/words/index.ts';

const say: Say = (message, ...values) => sayIn('en', message, ...values);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('settings: what was chosen is kept, what makes no sense is as usual', () => {
  localStorage.setItem('gloaming.pace', 'slow');
  localStorage.setItem('gloaming.theme', 'purple');
  const seen: string[] = [];
  function Show() {
    const { pace, theme, sound, set } = useSettings();
    seen.push(`${pace} ${theme} ${sound}`);
    return (
      <button type="button" onClick={() => set('sound', 'on')}>
        loud
      </button>
    );
  }
  render(
    <SettingsProvider>
      <Show />
    </SettingsProvider>,
  );
  fireEvent.click(screen.getByText('loud'));
  expect(seen[0]).toBe('slow system off');
  expect(seen.at(-1)).toBe('slow system on');
  expect(localStorage.getItem('gloaming.sound')).toBe('on');
});

test('what could not be kept, and later could, is the later one, also when another tab changes it', () => {
  const setItem = (): void => {
    throw new Error('it is full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  keep('name', 'first');
  expect(recall('name')).toBe('first');
  vi.unstubAllGlobals();
  keep('name', 'second');
  expect(recall('name')).toBe('second');
  localStorage.setItem('gloaming.name', 'third');
  expect(recall('name')).toBe('third');
});

test('clocks', () => {
  const minute = 60_000;
  expect([0, 999, 61_000, 15 * minute, 61 * minute, 49 * 60 * minute].map((ms) => sayLeft(say, ms))).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '15:00',
    '1:01:00',
    '2 days 1 h',
  ]);
  expect(leftNow({ left: 5_000, since: null }, 99_000)).toBe(5_000);
  expect(leftNow({ left: 5_000, since: 97_000 }, 99_000)).toBe(3_000);
  expect(leftNow({ left: 5_000, since: 90_000 }, 99_000)).toBe(0);
});

test("what happens is heard, then that it is one's turn, or how the game ended", () => {
  const at = (version: number, status: string, isAsked: boolean, winners: number[] = []): Present =>
    ({ version, seat: 0, table: { status, result: { winners } }, question: isAsked ? {} : null }) as unknown as Present;
  const entry = (number: number, ...news: string[]): Entry => ({ number, news }) as unknown as Entry;
  const game = { soundOf: (news: unknown) => (news === 'quiet' ? null : (news as Sound)) };
  const before = at(4, 'playing', false);
  const entries = [entry(4, 'gold'), entry(5, 'place', 'quiet', 'place', 'life')];
  expect(soundsOf(game, before, at(5, 'playing', false), entries)).toEqual(['place', 'life']);
  expect(soundsOf(game, before, at(5, 'playing', true), entries)).toEqual(['place', 'life', 'your-turn']);
  expect(soundsOf(game, at(4, 'playing', true), at(5, 'playing', true), entries)).toEqual(['place', 'life']);
  expect(soundsOf(game, before, at(5, 'ended', false, [0]), [])).toEqual(['won']);
  expect(soundsOf(game, before, at(5, 'ended', false, [1]), [])).toEqual(['lost']);
  expect(soundsOf(game, before, at(4, 'playing', true), entries)).toEqual([]);
  expect(soundsOf(null, before, at(5, 'playing', false), entries)).toEqual([]);
});

const EVENFALL = {
  name: 'evenfall',
  choices: [
    { name: 'side', text: 'Clan boards', values: ['sun', 'moon'], texts: { sun: 'Sun side' }, isList: false },
    {
      name: 'clans',
      text: 'Clan',
      values: ['any', 'star', 'cross', 'circle', 'spike'],
      texts: { star: 'The Star' },
      isList: true,
    },
  ],
} as unknown as GameInfo;

test('a table as it was wished', () => {
  const form: TableForm = {
    sitters: ['open', 'link', 'bot:greedy'],
    lists: ['any', 'cross', 'any', 'any'],
    chosen: { side: 'moon' },
    time: { kind: 'days', days: 3 },
    isPrivate: false,
    hints: null,
  };
  expect(tableOf(EVENFALL, form)).toEqual({
    game: 'evenfall',
    chosen: { side: 'moon', clans: 'star,cross,circle,spike' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'link' }, { kind: 'bot', bot: 'greedy' }],
    time: { kind: 'days', days: 3 },
    private: false,
    hints: false,
  });
  expect(tableOf(EVENFALL, { ...form, hints: true }).hints).toBe(true);
  expect(tableOf(EVENFALL, { ...form, sitters: ['bot:greedy'] }).hints).toBe(true);
  const values = EVENFALL.choices[1].values;
  expect(fillList(['any', 'any'], values)).toBe('any');
  expect(fillList(['spike', 'any'], values)).toBe('spike,star');
});

test('bots that this page does not know are called as the server calls them', () => {
  expect(sayBot(say, 'greedy')).toBe('Greedy: medium');
  expect(sayBot(say, 'grandmaster')).toBe('Grandmaster');
  expect(botOf(['random', 'novice', 'master'], 'master')).toBe('master');
  expect(botOf(['random', 'novice', 'master'], 'grandmaster')).toBe('novice');
  expect(botOf(['random', 'deep'], '')).toBe('deep');
  expect(botOf([], '')).toBe('novice');
});

test('what a table was set to is said as the server says it; what it has not told of says itself', () => {
  const { choices } = EVENFALL;
  expect(sayChosen(choices, 'side', 'sun')).toEqual(['Clan boards', 'Sun side']);
  expect(sayChosen(choices, 'clans', 'star,dusk')).toEqual(['Clan', 'The Star, dusk']);
  expect(sayChosen(choices, 'weather', 'rain')).toEqual(['weather', 'rain']);
});

test('tables are remembered: the first fingerprint counts, and a hundred are enough', () => {
  const playing = (id: string, keyHash: string | null) => ({ id, status: 'playing', keyHash }) as const;
  rememberTable(playing('a', null), false);
  rememberTable(playing('a', 'first'), true);
  rememberTable(playing('a', 'second'), false);
  expect(recallTable('a')).toEqual({ id: 'a', seated: true, keyHash: 'first' });
  for (let n = 0; n < 100; n++) rememberTable(playing(`t${n}`, null), true);
  expect(recallTable('a')).toBeNull();
  expect(recallTable('t99')?.seated).toBe(true);
  localStorage.setItem('gloaming.tables', '{broken');
  expect(recallTable('t99')).toBeNull();
});

test('who got up from a table before its game began is not told to have lost a seat there; who sat at its beginning is', () => {
  const open = { id: 'a', status: 'open', keyHash: 'f' } as const;
  const playing = { ...open, status: 'playing' } as const;
  rememberTable(open, true);
  rememberTable(open, false);
  rememberTable(playing, false);
  expect(recallTable('a')?.seated).toBe(false);
  rememberTable(playing, true);
  rememberTable(playing, false);
  expect(recallTable('a')?.seated).toBe(true);
});

test('a report holds the position and what happened, and no code of a seat', async () => {
  const present = {
    table: { game: 'nothing', seats: [{ seat: 0, name: 'Ada', code: 'a-secret-code-of-a-seat' }] },
    seat: 0,
    version: 7,
    view: { table: { seen: 1 } },
    question: null,
  } as unknown as Present;
  const entries = Array.from(
    { length: 50 },
    (_, number) => ({ number, lines: [`line ${number}`] }) as unknown as Entry,
  );
  noteTable(present, entries);
  noteError(new Error('the moon fell down'));
  const text = await makeReport('it broke');
  const report = JSON.parse(text) as { what: string; version: number; log: Entry[]; view: unknown };
  expect(report).toMatchObject({ what: 'it broke', version: 7, view: { table: { seen: 1 } } });
  expect(report.log.at(-1)?.number).toBe(49);
  expect(report.log.length).toBeLessThan(50);
  expect(text).toContain('the moon fell down');
  expect(text).not.toContain('a-secret-code');
  noteTable(null, []);
  expect(await makeReport('')).not.toContain('"table"');
});

test('an error leaves a page that says so, offers a report, and tries the next moment by itself', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Fragile({ moment }: { moment: number }) {
    if (moment === 1) throw new Error('a card without a face');
    return <p>moment {moment}</p>;
  }
  const at = (moment: number) => (
    <SettingsProvider>
      <Boundary moment={moment}>
        <Fragile moment={moment} />
      </Boundary>
    </SettingsProvider>
  );
  const { rerender } = render(at(1));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText(/a card without a face/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save the report' })).toBeTruthy();
  rerender(at(2));
  expect(screen.getByText('moment 2')).toBeTruthy();
});
