/** A game is a folder in each package: elsewhere nothing names it but the lists of all games and what is said to people of all of them. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const GAMES = globSync('games/*', { cwd: ROOT })
  .map((folder) => folder.split('/')[1])
  .filter((name) => name !== 'all');

/** One line a game in each; the compiler asks for it in all but the first two. */
const LISTS = [
  'games/all/src/fetch.ts',
  'games/all/src/kept.ts',
  'games/all/src/lessons.ts',
  'games/all/src/personas.ts',
  'bots/src/games/index.ts',
  'cli/src/games/index.ts',
  'web/src/games/index.ts',
  'web/src/puzzles/puzzleSet.ts',
];
/** Sentences in which all games are named, or one as an example. */
const SENTENCES = [
  'web/index.html',
  'web/public/manifest.webmanifest',
  '{web/src/words,web/src/mine/words,cli/src/text}/{en,de,pl,pt}.ts',
];
/** Evenfall's cards are partly our own design; `gloaming balance` measures whether they are fair, and nothing but them. */
const MEASURED = ['cli/src/lab/balance/*.ts', 'cli/src/lab/{balance,index}.ts'];
/** How long it is worth to search for puzzles: an iteration does not take as long in one game as in another. */
const SEARCHED = ['cli/src/lab/puzzles/efforts.ts'];
/** What bots are called, for hosts that need not know how they think. */
const CALLED = ['bots/src/games/names.ts'];
/** Which rules of each game a server of another day knows. */
const OLDER = ['server/testing/olderServer.ts'];
/** How the commands are called, in their heading. */
const EXAMPLES = ['bots/training/*.ts'];

const all = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
const ALLOWED = new Set(all([...LISTS, ...SENTENCES, ...MEASURED, ...SEARCHED, ...CALLED, ...OLDER, ...EXAMPLES]));
const FILES = all([
  '{engine,games/all,bots,protocol,host,server,web,cli}/{src,schema,session,testing,text,training,public}/**/*.{ts,tsx,css,webmanifest}',
  'web/*.{html,ts}',
]);

describe.each(GAMES)('%s', (game) => {
  const own = new RegExp(`^(bots|cli|web)/src/games/${game}/`);
  const said = new RegExp(game.replaceAll('-', '[- ]?'), 'i');

  test('is named in each list, and has its folder there', () => {
    for (const list of LISTS) expect(read(list), list).toMatch(said);
    for (const list of LISTS.filter((file) => !file.startsWith('games/')))
      expect(FILES).toContain(list.replace('/index.ts', `/${game}/index.ts`));
  });
  test('is named nowhere else', () => {
    const found = FILES.filter((file) => !ALLOWED.has(file) && !own.test(file) && said.test(read(file)));
    expect(found).toEqual([]);
  });
});

test('who may name games does so', () => {
  const names = new RegExp(GAMES.map((game) => game.replaceAll('-', '[- ]?')).join('|'), 'i');
  for (const pattern of [...LISTS, ...SENTENCES, ...CALLED, ...OLDER, ...EXAMPLES]) {
    const files = all([pattern]);
    expect(
      files.some((file) => names.test(read(file))),
      pattern,
    ).toBe(true);
  }
});
