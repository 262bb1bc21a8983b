/** What the search would answer, at any moment of a record and in a position. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, parseRecord, replay } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import stringWidth from 'string-width';
import { beforeAll, expect, test } from 'vitest';
import { always, folder, gloaming } from './quiet.ts';

const QUICK = ['--iterations', '40'];
let record = '';
let position = '';
let over = '';

beforeAll(async () => {
  const { home } = await gloaming('play res-arcana --seed 3 --bots random', ['1', '1', '1', '1', '1']);
  record = join(home, readdirSync(home)[0]);
  const written = parseRecord(readFileSync(record, 'utf8'));
  position = join(home, 'position.txt');
  withGame(written.game, ({ game, options, makePosition }) =>
    writeFileSync(position, makePosition(replay(game, { ...written, options: options.check(written.options) }))),
  );
  const ended = await gloaming('play res-arcana --seed 5 --bots greedy', always('1'), folder());
  over = join(ended.home, readdirSync(ended.home)[0]);
});

interface Hint {
  seat: string;
  question: string;
  iterations: number;
  advice: {
    option: number;
    chance: number | null;
    low: number | null;
    high: number | null;
    visits: number;
    about: { does: string };
    text: string;
  }[];
}
const hinted = async (...args: string[]): Promise<Hint> =>
  JSON.parse((await gloaming(['hint', ...args, '--json'])).text);

test('the best few, with chances that are chances, the same every time', async () => {
  const hint = await hinted(record, ...QUICK);
  expect(hint.seat).toBe('A');
  expect(hint.iterations).toBeLessThanOrEqual(40);
  expect(hint.advice.length).toBeGreaterThan(1);
  expect(hint.advice.length).toBeLessThanOrEqual(5);
  for (const { chance, low, high, visits, about, text } of hint.advice) {
    expect([text, about.does]).not.toContain('');
    expect(chance === null, 'what was never looked at has no chance').toBe(visits === 0);
    if (chance === null || low === null || high === null) continue;
    expect([low <= chance, chance <= high, low >= 0, high <= 1]).toEqual([true, true, true, true]);
  }
  expect(await hinted(record, ...QUICK)).toEqual(hint);
});

test('a record at any step, and its position, are asked the same', async () => {
  const last = await hinted(record, ...QUICK);
  expect((await hinted(position, ...QUICK)).question).toBe(last.question);
  const first = await hinted(record, ...QUICK, '--step', '0', '--seat', 'b');
  expect(first).toMatchObject({ seat: 'B', question: 'Which mage do you want to be?' });
});

test.each(LANGUAGES)('in words, no wider than 80 columns: %s', async (language) => {
  const { code, out } = await gloaming(['hint', record, ...QUICK, '--lang', language]);
  expect(code).toBe(0);
  expect(out.filter((line) => stringWidth(line) > 80)).toEqual([]);
  expect(out.join('\n')).toMatch(/\d %/);
});

test('wrong input: one line, exit code 2, in every language', async () => {
  const wrong: readonly [readonly string[], RegExp][] = [
    [['hint'], /file/],
    [['hint', 'nowhere.txt'], /nowhere\.txt/],
    [['hint', over], /\.txt/],
    [['hint', record, '--step', '99999'], /99999/],
    [['hint', position, '--step', '1'], /1/],
    [['hint', record, '--seat', 'Z'], /Z/],
    [['hint', record, '--ms', '1', '--iterations', '1'], /--ms/],
  ];
  for (const [args, speaks] of wrong)
    for (const language of LANGUAGES) {
      const { code, out, err } = await gloaming([...args, '--lang', language]);
      expect([code, out, err.length]).toEqual([2, [], 1]);
      expect(err[0]).toMatch(speaks);
    }
});
