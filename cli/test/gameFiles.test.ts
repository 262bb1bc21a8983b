/** The file of a game: it is there whatever happens, and nobody is told so when it is not. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@gloaming/engine';
import { expect, test, vi } from 'vitest';
import { always, folder, gloaming } from './quiet.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Against the random bot, so that what a better bot would do changes no test. */
const GAME = 'play res-arcana --seed 3 --name Anna --bots random';
const games = (home: string): string[] => readdirSync(home).filter((name) => name.endsWith('.txt'));

test('where the file cannot be written, that is said once and at leaving, with exit code 1', async () => {
  for (const language of LANGUAGES) {
    const home = join(folder(), 'home');
    writeFileSync(home, 'no folder');
    const { code, text, err } = await gloaming(`${GAME} --lang ${language}`, ['1', '1', '1', 'quit'], home);
    expect(code).toBe(1);
    expect(err).toHaveLength(2);
    expect(err[0]).toMatch(/home.*(EEXIST|ENOTDIR)/);
    expect(err[1]).toMatch(/(NOT|NICHT|NIE|NÃO) /);
    expect(text).not.toContain('play --from');
  }
});

test('what failed once is tried again, and complained about again only after it went well', async () => {
  const home = join(folder(), 'home');
  writeFileSync(home, 'no folder');
  function* typed(): Generator<string> {
    yield '1';
    rmSync(home);
    yield '1';
    expect(games(home)).toHaveLength(1);
    rmSync(home, { recursive: true });
    writeFileSync(home, 'no folder');
    yield '1';
    rmSync(home);
    yield 'quit';
  }
  const { code, text, err } = await gloaming(GAME, typed(), home);
  expect(err).toHaveLength(2);
  expect(code).toBe(0);
  expect(text).toContain('Go on with:');
  expect(games(home)).toHaveLength(1);
});

test('two go on with the same game: the later one is told so once, and neither loses an answer', async () => {
  const { home } = await gloaming(GAME, ['1', 'quit']);
  const [file] = games(home).map((name) => join(home, name));
  const start = readFileSync(file, 'utf8');
  let theirs = '';
  function* typed(): Generator<string> {
    yield '1';
    writeFileSync(file, start.replace(/end .*/, ''));
    theirs = readFileSync(file, 'utf8');
    yield '1';
    yield '1';
    yield 'quit';
  }
  const { code, text } = await gloaming(['play', '--from', file, '--bots', 'random'], typed(), home);
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  expect(games(home)).toHaveLength(2);
  const other =
    games(home)
      .map((name) => join(home, name))
      .find((each) => each !== file) ?? '';
  expect(text.split('Somebody else')).toHaveLength(2);
  expect(text).toContain(`play --from ${other}`);
  expect((await gloaming(['verify', other])).code).toBe(0);
  expect(readFileSync(other, 'utf8').length).toBeGreaterThan(start.length);
});

test('a record with notes above it: nothing is written before an answer is given, and the notes stay', async () => {
  const { home } = await gloaming(GAME, ['1', 'quit']);
  const record = readFileSync(join(home, games(home)[0]), 'utf8');
  const elsewhere = folder();
  const file = join(elsewhere, 'mine.txt');
  const notes = '# How I lost to Ola\n\n';
  writeFileSync(file, notes + record);
  utimesSync(file, 1, 1);
  const looked = await gloaming(['play', '--from', file, '--bots', 'random'], ['log', 'quit']);
  expect(looked.text).toContain(`play --from ${file}`);
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(readdirSync(elsewhere)).toEqual(['mine.txt']);
  await gloaming(['play', '--from', file, '--bots', 'random'], ['1', 'quit']);
  const now = readFileSync(file, 'utf8');
  expect(now.startsWith(notes + record.slice(0, 20))).toBe(true);
  expect(now.length).toBeGreaterThan((notes + record).length);
  expect((await gloaming(['verify', file])).code).toBe(0);
  expect(readdirSync(elsewhere)).toHaveLength(2);
});

test('an answer that was given and taken back is not in the file', async () => {
  const { home } = await gloaming('play res-arcana --all --seed 2', ['1', '1', '1', '1', 'quit']);
  const [file] = games(home).map((name) => join(home, name));
  const before = readFileSync(file, 'utf8');
  await gloaming(['play', '--from', file], ['1', 'undo', 'quit'], home);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a file that cannot take its place leaves nothing behind', async () => {
  const home = folder();
  const taken = join(home, 'taken');
  mkdirSync(join(taken, 'deep'), { recursive: true });
  // Somebody else's half-written file is theirs.
  writeFileSync(`${join(home, 'game.txt')}.new`, 'theirs');
  const { text } = await gloaming(GAME, [`save ${taken}`, `save ${join(home, 'game.txt')}`], folder());
  expect(text.replaceAll('\n', ' ')).toMatch(/taken\s+cannot be written/);
  expect(readdirSync(home).sort()).toEqual(['game.txt', 'game.txt.new', 'taken']);
});

test('save ~/… writes to the home folder, and says where', async () => {
  const { text, home } = await gloaming(GAME, ['save ~/saved.sav', 'quit']);
  expect(readdirSync(home)).toContain('saved.sav');
  expect(text).toContain(join(home, 'saved.sav'));
  expect(readdirSync('.')).not.toContain('~');
});

test('the last game is the last that is not over, and nothing that fuzz or somebody else has left there', async () => {
  const home = folder();
  const put = (name: string, text: string, hour: number): string => {
    const path = join(home, name);
    writeFileSync(path, text);
    utimesSync(path, hour * 3600, hour * 3600);
    return path;
  };
  const last = async (): Promise<string> => (await gloaming('play --from last', ['quit'], home)).text;
  const { home: other } = await gloaming(GAME, ['1', 'quit']);
  const open = readFileSync(join(other, games(other)[0]), 'utf8');
  const { home: another } = await gloaming('play res-arcana --seed 11 --bots random', always('1'));
  const over = readFileSync(join(another, games(another)[0]), 'utf8');
  put('broken-res-arcana-1.txt', open, 9);
  put('notes.txt', 'hello', 8);
  symlinkSync(join(home, 'vanished'), join(home, 'gone.txt'));
  put('over.txt', over, 3);
  put('older.txt', over, 2);
  expect(await last()).toContain(join(home, 'over.txt'));
  put('open.txt', open, 1);
  expect(await last()).toContain(`--from ${join(home, 'open.txt')}`);
});
