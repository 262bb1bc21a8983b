/** Kept rules whose file is missing or damaged: who asks for them is told their number, nothing is written, and all else goes on. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, parseRecord } from '@gloaming/engine';
import { expect, test, vi } from 'vitest';
import { folder, gloaming } from './quiet.ts';

vi.mock('../../games/all/src/kept.ts', () => ({
  KEPT: { 'res-arcana': {}, evenfall: { 7: () => Promise.reject(new SyntaxError('Unexpected end of input')) } },
}));

const KEPT = resolve(import.meta.dirname, '../../games/all/test/kept/evenfall-7');
const home = folder();

test('every command that reads a record', async () => {
  const [first] = globSync('*.game', { cwd: KEPT }).toSorted();
  const file = join(home, 'seven.txt');
  const text = readFileSync(join(KEPT, first), 'utf8');
  expect(parseRecord(text).rules).toBe(7);
  writeFileSync(file, text);
  const said = new Set<string>();
  for (const language of LANGUAGES)
    for (const command of ['verify', 'replay', 'hint', 'play --from']) {
      const { code, out, err } = await gloaming(`${command} ${file} --lang ${language}`, [], home);
      expect([code, out, err.length]).toEqual([command === 'verify' ? 1 : 2, [], 1]);
      expect(err[0]).toMatch(/\b7\b/);
      if (command === 'replay') said.add(err[0]);
    }
  expect(said.size).toBe(LANGUAGES.length);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(globSync('*', { cwd: home })).toEqual(['seven.txt']);
  // A new game is played by today's.
  expect((await gloaming('play evenfall --players 1 --seed 1', ['1'], home)).code).toBe(0);
});
