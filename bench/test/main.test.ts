import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compareWith, makeRatios } from '../src/against.ts';
import { makeTable, type Report } from '../src/report.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('a quick run gives numbers for everything', { timeout: 600_000 }, () => {
  const report = JSON.parse(
    execFileSync(process.execPath, [PROGRAM, '--quick', '--json'], { encoding: 'utf8' }),
  ) as Report;
  expect(report.rows.map(({ what }) => what.trim())).toEqual(
    expect.arrayContaining([
      'Res Arcana, 2 players: decisions',
      'Res Arcana, 4 players: games',
      'clone of a state',
      'faster than structuredClone',
      'Duskfall, 2 players: decisions',
      'on boardgame.io, its bare reducer',
      'Res Arcana, 2 players: search',
      'Evenfall, 2 players: search',
      'Duskfall, 2 players: search',
    ]),
  );
  // Beside its bot stands how much faster ours is, and what that has to be.
  const bot = report.rows.findIndex(({ what }) => what.includes("boardgame.io's own MCTS bot"));
  expect(report.rows[bot - 1]?.what).toBe('Duskfall, 2 players: search');
  expect(report.rows[bot + 1]).toMatchObject({
    what: expect.stringContaining('ours is faster') as string,
    unit: '×',
    floor: 50,
  });
  for (const { what, value } of report.rows) {
    expect(value, what).toBeGreaterThan(0);
    expect(Number.isFinite(value), what).toBe(true);
  }
});

test('the table says what is reached', () => {
  const rows = [
    { what: 'decisions', value: 450_000, unit: '/s', floor: 400_000, goal: 1_000_000 },
    { what: 'clone', value: 0.7654, unit: 'µs' },
  ];
  expect(makeTable({ rows }).replace(/ +/g, ' ')).toBe(
    'decisions 450,000 /s ✓ floor 400,000 · goal 1,000,000\nclone 0.765 µs',
  );
});

test('this source is compared with that of a commit', { timeout: 600_000 }, async () => {
  const ratios = await compareWith('HEAD', { repetitions: 1, milliseconds: 5, warmUp: 5 });
  expect(ratios.map(({ what }) => what)).toContain('evenfall 4');
  for (const { what, ratio } of ratios) expect(ratio, what).toBeGreaterThan(0);
  expect(makeRatios([{ what: 'hash', ratio: 1.0244, from: 1, to: 1.05 }])).toBe(
    'hash                1.024 ×  (1.000 – 1.050)',
  );
});
