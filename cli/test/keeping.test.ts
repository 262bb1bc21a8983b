/** The file of a game: it is there whatever happens, and nobody is told so when it is not. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@gloaming/engine';
import { expect, test, vi } from 'vitest';
import { folder, gloaming } from './quiet.ts';

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
