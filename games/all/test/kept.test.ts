/** Rules that are kept for ever: their files never change, and play every game that was kept with them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, LANGUAGES, Refused, type State, type Verb } from '@gloaming/engine';
import { begin } from '@gloaming/engine/session';
import { keptGames, replaysTheSame } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { type EntryOf, fetchRules, GAME_NAMES, type GameName, type Use, withGame } from '../src/index.ts';
import { KEPT } from '../src/kept.ts';

const FOLDER = join(import.meta.dirname, '../kept');
const GAMES = join(import.meta.dirname, 'kept');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const hashes = JSON.parse(read('hashes.json')) as Record<string, string>;
const rulesOf = (name: GameName): number => withGame(name, ({ game }) => game.rules);
const BY_NUMBER: { readonly [N in GameName]?: Readonly<Record<number, () => Promise<EntryOf<N>>>> } = KEPT;
/** A new game has kept none yet. */
const NAMES = GAME_NAMES.filter((name) => BY_NUMBER[name] !== undefined);
const numbersOf = (name: GameName): number[] => Object.keys(BY_NUMBER[name] ?? {}).map(Number);
const ALL = NAMES.flatMap((name) => numbersOf(name).map((rules) => [name, rules] as const));

const nothingToCheck = (): void => {};
/** Kept games lead to their hashes by these rules; says how many there are. */
function replayAll<T, V extends Verb, O>(game: Game<T, V, O>, folder: string): number {
  const games = keptGames<O>(folder);
  for (const [, written] of games) replaysTheSame(game, written, nothingToCheck as (s: State<T, V>) => void);
  return games.length;
}
function kept<R>(name: GameName, rules: number, use: Use<R>): Promise<R> {
  const go = async <N extends GameName>(known: N): Promise<R> => {
    const load = BY_NUMBER[known]?.[rules];
    if (load === undefined) throw new Error(`${known}-${rules} is not kept`);
    return use(await load(), known);
  };
  return go(name);
}

test('the files are the ones that were frozen, byte by byte, and all of them can be loaded', () => {
  const files = globSync('*.js', { cwd: FOLDER });
  expect(files.toSorted()).toEqual(Object.keys(hashes).toSorted());
  expect(files.toSorted()).toEqual(ALL.map(([name, rules]) => `${name}-${rules}.js`).toSorted());
  for (const file of files)
    expect([file, createHash('sha256').update(read(file)).digest('hex')]).toEqual([file, hashes[file]]);
});

test.each(NAMES)('%s: no rules are missing between the first that were kept and those of today', (name) => {
  const numbers = numbersOf(name);
  const today = rulesOf(name);
  expect(numbers).toEqual(numbers.map((_, i) => today - numbers.length + 1 + i));
});

describe.each(ALL)('%s, rules %i', (name, rules) => {
  test('need nothing that may change: the file imports nothing', () => {
    expect(read(`${name}-${rules}.js`)).not.toMatch(/\bimport\s*[{("'*]|\bfrom\s*["'`]|\brequire\(/);
  });
  test('are what they say, in every language', () =>
    kept(name, rules, ({ game, texts }) => {
      expect([game.name, game.rules]).toEqual([name, rules]);
      expect(Object.keys(texts).toSorted()).toEqual([...LANGUAGES].toSorted());
    }));
  test('play every game that was kept with them to its hashes', async () => {
    expect(await kept(name, rules, ({ game }) => replayAll(game, join(GAMES, `${name}-${rules}`)))).toBeGreaterThan(24);
  });
  test('are heard, and refuse, like those of today', () =>
    kept(name, rules, (entry) => {
      const { session, told } = begin(entry, entry.options.parse(2, {}), [1, 2, 3, 4]);
      expect(told.length).toBeGreaterThan(0);
      const [seat] = session.deciders();
      expect(session.ask(seat, 'pl', ['Ann', 'Bea'])?.options.length).toBeGreaterThan(1);
      expect(() => entry.options.parse(9, {})).toThrow(Refused);
      expect(() => entry.parsePosition('nonsense')).toThrow(Refused);
    }));
});

test.each(NAMES)('%s: what was frozen of the rules of today plays as they do', (name) => {
  const rules = rulesOf(name);
  expect(withGame(name, ({ game }) => replayAll(game, join(GAMES, `${name}-${rules}`)))).toBeGreaterThan(24);
});

test('whoever asks for rules gets them, or is told by number why not', async () => {
  const numberOf = (name: string, rules: number): Promise<number> => fetchRules(name, rules, ({ game }) => game.rules);
  for (const [name, rules] of ALL) expect(await numberOf(name, rules)).toBe(rules);
  const ours = rulesOf('evenfall');
  const refused = (code: string, details: object) => expect.objectContaining({ code, details });
  await expect(numberOf('evenfall', ours + 1)).rejects.toEqual(
    refused('newer-rules', { game: 'evenfall', rules: ours + 1, ours }),
  );
  await expect(numberOf('evenfall', 1)).rejects.toEqual(refused('rules-not-kept', { game: 'evenfall', rules: 1 }));
  await expect(numberOf('chess', 1)).rejects.toThrow(Refused);
});
