import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { countGame } from '../../src/lab/balance/counting.ts';
import { linesFor, reportOf } from '../../src/lab/balance/report.ts';
import { add, emptyTally, type Line, type Tally } from '../../src/lab/balance/tally.ts';
import { gloaming } from '../quiet.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 120_000 });

const MOON: Line = { players: 2, side: 'moon', level: 'witch' };

test('--json has a shape, and the same seed gives the same', async () => {
  const line = 'balance evenfall --games 2 --players 3 --side sun --seed 3 --json';
  const { code, text } = await gloaming(line);
  expect(code).toBe(0);
  const report = JSON.parse(text);
  expect(report).toMatchObject({
    game: 'evenfall',
    seed: 3,
    games: 2,
    lines: [{ players: 3, side: 'sun', level: null }],
  });
  const [only] = report.lines;
  expect(only.seats).toHaveLength(3);
  expect(only.clans).toEqual([]);
  expect(only.automa).toBeNull();
  expect(only.means.rituals).toBeGreaterThan(1);
  expect(only.winning.mean).toBeGreaterThanOrEqual(only.points.mean);
  expect((await gloaming(line)).text).toBe(text);
});

/** So many games of a line, in this thread. */
function counted(line: Line, games: number, seed: number): Tally {
  const sum = emptyTally(line.players);
  for (let game = 0; game < games; game++) add(sum, countGame({ line, seed, game }));
  return sum;
}

test('what is counted of a line adds up to the whole of it', () => {
  const whole = counted(MOON, 4, 5);
  const report = reportOf(MOON, whole);
  const wins = (list: readonly { n: number; share: number }[]): number => list.reduce((a, b) => a + b.n * b.share, 0);
  expect(wins(report.seats)).toBeCloseTo(4, 2);
  expect(wins(report.clans)).toBeCloseTo(4, 2);
  for (const { idle, played, specialist, council } of report.cards) {
    expect(idle.n + played.n).toBeLessThanOrEqual(8);
    if (specialist !== null && council !== null) expect(specialist.n + council.n).toBeGreaterThanOrEqual(played.n);
  }
});

test('what never happened is compared with nothing, and stands last', async () => {
  const report = reportOf(MOON, countGame({ line: MOON, seed: 5, game: 0 }));
  const compared = report.cards.filter(({ idle, played }) => idle.n > 0 && played.n > 0);
  expect(compared.length).toBeLessThan(report.cards.length);
  for (const each of report.cards) {
    expect(each.difference === null, each.name).toBe(!compared.includes(each));
    if (each.difference === null) expect(each.early).toBeNull();
  }
  const { out } = await gloaming('balance evenfall --games 2 --players 2 --side moon --seed 5');
  const cells = out
    .slice(out.findLastIndex((line) => line.startsWith('Card')))
    .slice(1)
    .map((line) => /.{25}.*/.exec(line)?.[0] ?? '');
  const differences = cells.map((line) => line.slice(25).trim().split(/\s+/)[4]);
  expect(differences.length).toBeGreaterThan(10);
  expect(differences.at(-1)).toBe('–');
  expect(differences.indexOf('–')).toBe(differences.findLastIndex((each) => each !== '–') + 1);
});

test('a name that is cut says so', async () => {
  const { out } = await gloaming('balance evenfall --games 3 --players 4 --side moon --seed 5');
  const table = out.slice(out.findLastIndex((line) => line.startsWith('Card')));
  expect(table.filter((line) => /^.{23}…/.test(line)).length).toBeGreaterThan(0);
});

test('the games of a line are spread over threads, and come to the same', async () => {
  const line = 'balance evenfall --games 40 --players 1 --side sun --seed 2 --json';
  const [apprentice] = JSON.parse((await gloaming(line)).text).lines;
  const alone: Line = { players: 1, side: 'sun', level: 'apprentice' };
  const tally = counted(alone, 40, 2);
  expect(apprentice).toEqual(JSON.parse(JSON.stringify(reportOf(alone, tally))));
  expect(apprentice.automa.n).toBe(40);
});

test('every line is there unless one is asked for', () => {
  expect(linesFor(undefined, undefined)).toHaveLength(3 * 2 + 4 * 2);
  expect(linesFor(1, 'sun').map(({ level }) => level)).toEqual(['apprentice', 'witch', 'master', 'heir']);
  expect(linesFor(2, 'moon')).toHaveLength(1);
});

test('tables no wider than 80 columns', async () => {
  const { out, text } = await gloaming(`balance evenfall --games 1 --players 2 --side moon`);
  expect(out.filter((line) => stringWidth(line) > 80)).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN/);
});

test.each([
  ['balance', /game/],
  ['balance chess', /chess/],
  ['balance res-arcana', /res-arcana/],
  ['balance evenfall --side dusk', /dusk/],
  ['balance evenfall --players 5', /5/],
  ['balance evenfall --games none', /none/],
] as const)('%s: one line, exit code 2', async (line, speaks) => {
  const { code, out, err } = await gloaming(line);
  expect(code).toBe(2);
  expect(out).toEqual([]);
  expect(err).toHaveLength(1);
  expect(err[0]).toMatch(speaks);
});
