/** The figures of docs/bots.md that come from kept matches are what the command beside them prints. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folder, gloaming } from '../quiet.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const KEPT = 'bots/matches';
const page = readFileSync(join(ROOT, 'docs/bots.md'), 'utf8');
/** A row of a table: what was played, how often, what came of it, and where it is kept. */
const ROW =
  /^\| .*`gloaming arena (?<match>[^`]+)` \| (?<games>\d+) \| (?<share>[^|]+) \| (?<by>.*)\[deals\]\(\.\.\/(?<file>[^)]+)\) \|$/gm;
const rows = [...page.matchAll(ROW)].map(({ groups = {} }) => groups);

test('every kept match is told, and every match that is told is kept', () => {
  const told = rows.map(({ file }) => file).sort();
  expect(told).toEqual(
    readdirSync(join(ROOT, KEPT))
      .map((file) => `${KEPT}/${file}`)
      .sort(),
  );
  expect(told.length).toBeGreaterThan(0);
});

/** The arena refuses files of levels that had learned something else; but it believes those that do not say. */
test('every kept match says what its levels had learned', () => {
  for (const { file } of rows) {
    const head = JSON.parse(readFileSync(join(ROOT, file), 'utf8').split('\n', 1)[0]);
    expect(head.levels === undefined).toBe(head.learned === undefined);
  }
});

test.each(rows)('$match', async ({ match, games, share, by, file }) => {
  const copy = join(folder(), 'match.txt');
  copyFileSync(join(ROOT, file), copy);
  const line = `arena ${match} --games ${games} --resume ${copy} --lang en`;
  const { code, text } = await gloaming(line);
  expect(code).toBe(0);
  // Nothing was left to play: all of it is in the file.
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(join(ROOT, file), 'utf8'));
  // Played by today's rules, unless the row says by which.
  const older = /^Played by rules \d+/m.exec(text)?.[0] ?? '';
  expect(older.replace('Played ', '')).toBe(by.replace(': ', ''));
  const [, percent, interval] = /^(\S+ %) \((.+)\)$/.exec(share) ?? [];
  expect(text).toMatch(new RegExp(` ${games} +${percent} +${interval}$`, 'm'));
});
