// @vitest-environment happy-dom
/** The log by turns: an action a line, a round a chapter, and what is new since one's last turn. */
import { LANGUAGES } from '@gloaming/engine';
import { EVENFALL } from '@gloaming/evenfall/entry';
import type { Entry } from '@gloaming/protocol';
import { cardOf, type News } from '@gloaming/res-arcana';
import { RES_ARCANA } from '@gloaming/res-arcana/entry';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TABLE as EV } from '../src/games/evenfall/table.ts';
import { TABLE as RA } from '../src/games/res-arcana/table.ts';
import { latestOf } from '../src/shell/Latest.tsx';
import { Log } from '../src/shell/Log.tsx';
import { LogDialog } from '../src/shell/LogDialog.tsx';
import { chaptersOf, chaptersOfSeat, type LogChapter, lastLines } from '../src/shell/logLines.ts';
import { type LineSign, signsOf } from '../src/shell/logSigns.ts';
import { repeated } from '../src/shell/mergedLines.ts';
import type { NewsTelling } from '../src/table/game.ts';
import { draw } from './games.tsx';
import { entry, storyOf } from './story.ts';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const NAMES = ['Ada', 'Bo'];
const DEATH = [0, 0, 0, 1, 0];
const LIFE = [0, 1, 0, 0, 0];
const GOLD = [0, 0, 0, 0, 4];

/** A line in letters: whose it is, then its signs. */
function written(sign: LineSign, nameOf: (card: number) => string): string {
  if ('card' in sign) return sign.card < 0 ? '?' : nameOf(sign.card);
  if ('seat' in sign) return `(${sign.seat})`;
  if ('word' in sign) return sign.word;
  if ('except' in sign || 'unless' in sign) return '';
  const n = 'by' in sign ? `${sign.by > 0 ? '+' : ''}${sign.by}` : sign.n;
  return `${n}[${'token' in sign ? sign.token : sign.sign}]`;
}
const lines = (chapters: readonly LogChapter[], nameOf: (card: number) => string): string[] =>
  chapters.flatMap(({ round, lines }) => [
    `Round ${round}`,
    ...repeated(lines).flatMap(({ line, times }) => [
      ...(line.isFirstNew ? ['*'] : []),
      `${line.seat}: ${signsOf(line)
        .map((sign) => written(sign, nameOf))
        .join(' ')}${line.happening}${times === 1 ? '' : ` ×${times}`}`,
    ]),
  ]);

const placing = (telling: NewsTelling, seat: number) => (news: unknown, line: readonly unknown[]) =>
  telling.signs('en', news, line, seat);
const RA_NAME = (card: number): string => RES_ARCANA.texts.en.card(card).name;
const EV_NAME = (card: number): string => EVENFALL.texts.en.card(card).name;
const told = (entries: readonly Entry[], seat = 0): string[] =>
  lines(chaptersOf(entries, placing(RA.telling, seat), seat), RA_NAME);

/** One news an entry of Res Arcana. */
const story = (...all: News[]): Entry[] =>
  all.map((news, i) => entry(i + 1, 'seat' in news ? news.seat : null, [news]));

test('a whole game is told an action a line, in either game', async () => {
  const games = [
    lines(chaptersOf(storyOf(RES_ARCANA, /^01/, 0), placing(RA.telling, 0), 0), RA_NAME),
    lines(chaptersOf(storyOf(EVENFALL, /^01/, 0), placing(EV.telling, 0), 0), EV_NAME),
    lines(chaptersOf(storyOf(EVENFALL, /^03/, 1), placing(EV.telling, 1), 1), EV_NAME),
  ];
  await expect(`${games.map((game) => game.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot('log.txt');
});

test('what was paid stands before what it was paid for, and both are sums', () => {
  const used = { news: 'used', seat: 0, card: cardOf('mausoleum'), power: 0 } as const;
  const paid = { news: 'paid', seat: 0, what: DEATH } as const;
  const gained = { news: 'gained', seat: 0, what: LIFE, card: -1 } as const;
  expect(told(story(used, gained, paid, paid, gained))).toEqual(['Round null', '0: Mausoleum -2[death] → +2[life]']);
  const claimed = { news: 'claimed', seat: 1, card: cardOf('mausoleum') } as const;
  const claim = entry(1, 1, [{ news: 'paid', seat: 1, what: GOLD }, claimed]);
  expect(told([claim])).toEqual(['Round null', '1: claims Mausoleum -4[gold] → +2[points]']);
});

test('the same power again and again is one line', () => {
  const use: News[] = [
    { news: 'used', seat: 0, card: cardOf('mausoleum'), power: 0 },
    { news: 'paid', seat: 0, what: LIFE },
  ];
  expect(told(story(...use, ...use, ...use))).toEqual(['Round null', '0: Mausoleum -1[life] ×3']);
});

test('what an attack does to others, and what they do about it, is part of it', () => {
  const dragon = cardOf('water-dragon');
  const attack = story(
    { news: 'used', seat: 0, card: dragon, power: 0 },
    { news: 'turned', seat: 0, card: dragon },
    { news: 'attacked', seat: 0, card: dragon, n: 2 },
    { news: 'paid', seat: 1, what: DEATH },
    { news: 'ignored', seat: 1, card: dragon },
  );
  expect(told(attack)).toEqual(['Round null', '0: Water Dragon [turn-card] [rivals] −2[life] (1) -1[death] [shield]']);
});

const PASS = (seat: number): News => ({ news: 'passed', seat, first: false });
const undone = (number: number, takesBack: number): Entry => ({
  ...entry(number, 0, []),
  kind: 'undone',
  takesBack,
  lines: ['Ada takes the last answer back.'],
});

test('since your last turn: also after something was taken back', () => {
  const use: News = { news: 'used', seat: 0, card: cardOf('druid'), power: 0 };
  const before = [entry(1, 0, [PASS(0)]), entry(2, 1, [PASS(1)]), entry(3, 0, [use])];
  expect(told(before)).toEqual(['Round null', '0: pass', '1: passes', '0: Druid']);
  expect(told([...before, undone(4, 3)])).toEqual([
    'Round null',
    '0: pass',
    '*',
    '1: passes',
    '0: Ada takes the last answer back.',
  ]);
});

test('of a whole turn that was taken back nothing holds, nor what others have answered since', () => {
  const use: News = { news: 'used', seat: 0, card: cardOf('druid'), power: 0 };
  const back: Pick<Entry, 'kind' | 'lines'> = { kind: 'turn-undone', lines: ['Ada takes the turn back.'] };
  const before = [entry(1, 0, [PASS(0)]), entry(2, 1, [PASS(1)]), entry(3, 0, [use]), entry(4, 1, [PASS(1)])];
  expect(told([...before, { ...undone(5, 3), ...back }])).toEqual([
    'Round null',
    '0: pass',
    '*',
    '1: passes',
    '0: Ada takes the turn back.',
  ]);
  const again = [...before, { ...undone(5, 3), ...back }, entry(6, 0, [use]), { ...undone(7, 1), ...back }];
  expect(told(again)).toEqual(['Round null', '0: Ada takes the turn back. ×2']);
});

test("since your last turn: what others are made to do by one's own answer is news", () => {
  expect(told([entry(1, 0, [PASS(0), PASS(1)])])).toEqual(['Round null', '0: pass', '*', '1: passes']);
  // What one is made to do oneself by the answer of somebody else is, too.
  expect(told([entry(1, 0, [PASS(0)]), entry(2, 1, [PASS(1), PASS(0)])])).toEqual([
    'Round null',
    '0: pass',
    '*',
    '1: passes',
    '0: pass',
  ]);
});

test('what was taken back stays readable, and is marked', () => {
  const entries = [entry(1, 0, [PASS(0)]), undone(2, 1)];
  draw(<Log chapters={chaptersOf(entries, placing(RA.telling, 0), 0)} seat={0} names={NAMES} telling={RA.telling} />);
  const [line] = screen.getAllByRole('listitem');
  expect(line.textContent).toContain('Ada takes the last answer back.');
  expect(line.querySelector('del')?.textContent).toBe('You pass. (taken back)');
});

test('of one player there is what they did, and what was done to them', () => {
  const all = chaptersOf(storyOf(RES_ARCANA, /^01/, 0), placing(RA.telling, 0), 0);
  const whose = chaptersOfSeat(all, 1).flatMap((chapter) => chapter.lines);
  expect(whose.length).toBeGreaterThan(10);
  for (const { seat, items } of whose) expect(seat === 1 || items.some((item) => item.seat === 1)).toBe(true);
  expect(lastLines(all, 5).flatMap((chapter) => chapter.lines)).toHaveLength(5);
  expect(lastLines(all, 5).at(-1)?.round).toBe(all.at(-1)?.round);
});

test.each(LANGUAGES)('every line of two games has signs, and a sentence for ears: %s', (language) => {
  for (const [table, entries] of [
    [RA, storyOf(RES_ARCANA, /^01/, 0)],
    [EV, storyOf(EVENFALL, /^01/, 0)],
  ] as const) {
    const { telling } = table;
    const all = chaptersOf(entries, (news, line) => telling.signs(language, news, line, 0), 0);
    for (const line of all.flatMap((chapter) => chapter.lines)) {
      expect(signsOf(line)).not.toEqual([]);
      const said = line.items.map(({ news }) => telling.sentence(language, news, NAMES, 0)).join('');
      expect(said).not.toBe('');
    }
  }
});

test('whoever reads it is spoken to, and the dialog shows one player, or sentences', () => {
  const entries = story(PASS(0), PASS(1), { news: 'round', round: 2 }, { ...PASS(0), first: true } as News);
  const chapters = chaptersOf(entries, placing(RA.telling, 0), 0);
  const log = { chapters, seat: 0, names: NAMES, telling: RA.telling };
  const read = (): string[] =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('.unseen')?.textContent ?? item.textContent ?? '');
  const { unmount } = draw(<Log {...log} />);
  expect(read()).toEqual(['You pass.', 'Bo passes.', 'You pass and take the first-player token.']);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Setting up', 'Round 2']);
  unmount();
  draw(<LogDialog {...log} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Of' }), { target: { value: '1' } });
  expect(read()).toEqual(['Bo passes.']);
  fireEvent.change(dialog.getByRole('combobox', { name: 'Told' }), { target: { value: 'sentences' } });
  expect(screen.getAllByRole('listitem')[0].textContent).toContain('Bo passes.');
});

/** What stands above the question where there is no room for the log. */
const latest = (entries: readonly Entry[], seat = 0): { lines: string[]; more: number } => {
  const { lines: last, more } = latestOf(chaptersOf(entries, placing(RA.telling, seat), seat), 2);
  return { lines: lines([{ round: 1, lines: [...last] }], RA_NAME).filter((line) => /^\d/.test(line)), more };
};

test("without a log on the screen: what is new since one's last turn, or the last line", () => {
  expect(latest([])).toEqual({ lines: [], more: 0 });
  const mine = story(PASS(1), PASS(0));
  expect(latest(mine)).toEqual({ lines: ['0: pass'], more: 0 });
  const theirs = [...mine, entry(3, 1, [PASS(1)]), entry(4, 1, [PASS(1)]), entry(5, 1, [PASS(1)])];
  expect(latest(theirs)).toEqual({ lines: ['1: passes ×2'], more: 1 });
  // What my own answer meant for others is news, too.
  expect(latest([entry(1, 0, [PASS(0), PASS(1)])])).toEqual({ lines: ['1: passes'], more: 0 });
  // Whoever watches has nothing that they missed.
  expect(latest(theirs, -1)).toEqual({ lines: ['1: passes'], more: 0 });
});
