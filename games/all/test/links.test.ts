/** Games as links: every kept one there and back, how long they are, and whatever else somebody may paste there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDice, parseRecord, Refused, sayRefusal } from '@gloaming/engine';
import { linkName } from '@gloaming/engine/session';
import { expect, test } from 'vitest';
import { GAME_NAMES, linkIn, packGame, unpackGame } from '../src/index.ts';

const GAMES = join(import.meta.dirname, '../..');
const FILES = globSync('{*/test/replays,all/test/kept/*}/*.game', { cwd: GAMES });
const read = (file: string) => parseRecord(readFileSync(join(GAMES, file), 'utf8'));
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('no two games are called the same in a link', () => {
  expect(new Set(GAME_NAMES.map(linkName)).size).toBe(GAME_NAMES.length);
});

test.each(FILES)('%s, there and back', async (file) => {
  const written = read(file);
  const link = await packGame(written);
  expect(link).toMatch(/^[\w-]+$/);
  const { answers, ...rest } = await unpackGame(link);
  // The same game, to the same hash; of answers that several gave at once it is not told who was quicker.
  expect(rest).toEqual({ ...written, answers: undefined });
  for (const seat of [0, 1, 2, 3]) {
    const own = ({ seat: whose }: { seat: number }) => whose === seat;
    expect(answers.filter(own).map(({ option }) => option)).toEqual(
      written.answers.filter(own).map(({ option }) => option),
    );
  }
  expect(await packGame({ ...rest, answers })).toBe(link);
});

test.each(FILES.filter((_, i) => i % 10 === 0))('%s, as far as any moment', async (file) => {
  const written = read(file);
  for (const many of [0, 1, 7, Math.floor(written.answers.length / 2), written.answers.length - 1]) {
    const part = { ...written, end: '', answers: written.answers.slice(0, many) };
    const { answers } = await unpackGame(await packGame(part));
    expect(answers.length).toBe(many);
  }
});

/** Of the kept games, by all rules: `gloaming link FILE…` prints how long each is. */
const LONGEST_MEDIAN = { 'res-arcana': 220, evenfall: 80 };

test.each(GAME_NAMES)('%s: half of its kept games are as short as that', async (game) => {
  const files = FILES.filter((file) => file.includes(game));
  const sizes = await Promise.all(files.map(async (file) => (await packGame(read(file))).length));
  const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)];
  expect(median).toBeLessThanOrEqual(LONGEST_MEDIAN[game]);
});

/** In one process with all other tests; `LINKS=100000` for more. */
const MANY = Number(process.env.LINKS ?? 3_000);

test(
  'what is damaged, foreign, too long or made up is refused by a sentence, or is a game',
  async () => {
    const whole = await Promise.all(FILES.filter((_, i) => i % 5 === 0).map((file) => packGame(read(file))));
    const dice = makeDice(7);
    const sign = (): string => SIGNS[dice(SIGNS.length)];
    const DAMAGES: readonly ((link: string) => string)[] = [
      (link) => link.slice(0, dice(link.length)),
      (link) => link + sign(),
      (link) => link.slice(0, dice(link.length)) + sign() + link.slice(dice(link.length)),
      (link) => {
        const at = dice(link.length);
        return link.slice(0, at) + sign() + link.slice(at + 1);
      },
      () => Array.from({ length: dice(300) }, sign).join(''),
      (link) => link.toLowerCase(),
      () => 'x'.repeat(20_000),
      () => 'ä ö ü %20',
    ];
    let games = 0;
    for (let i = 0; i < MANY; i++) {
      const link = DAMAGES[dice(DAMAGES.length)](whole[dice(whole.length)]);
      try {
        await unpackGame(link);
        games++;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        expect(sayRefusal('en', error).length).toBeGreaterThan(10);
      }
    }
    // What is as it was, and what happens to fit the check.
    expect(games).toBeLessThan(MANY / 10);
  },
  120_000 + MANY * 20,
);

test('a link is known wherever it leads', () => {
  expect(linkIn('https://example.org/gloaming/g#abc-_9')).toBe('abc-_9');
  expect(linkIn('http://localhost:8080/g/#abc ')).toBe('abc');
  expect(linkIn('g#abc')).toBe('abc');
  for (const text of ['a-file.txt', '/home/me/g', 'https://example.org/log#abc', '']) expect(linkIn(text)).toBe(null);
});
