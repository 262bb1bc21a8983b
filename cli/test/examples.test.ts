/** The example bots of examples/stdio-bots play without a mistake, and better than chance. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_NAMES } from '@gloaming/games';
import { describe, expect, test } from 'vitest';
import { gloaming } from './quiet.ts';

const FOLDER = resolve(import.meta.dirname, '../../examples/stdio-bots');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('There is no python3 here: its example is not tested.');

const EXAMPLES = [
  { file: 'eager.mjs', program: `"${process.execPath}"`, isHere: true },
  { file: 'eager.py', program: 'python3', isHere: hasPython },
];

describe.each(EXAMPLES)('$file', ({ file, program, isHere }) => {
  test('is short', () => {
    expect(readFileSync(join(FOLDER, file), 'utf8').split('\n').length).toBeLessThan(60);
  });
  test('reads no sentence', () => {
    expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/\btext\b|\.question\b|\["question"\]/);
  });
  test.skipIf(!isHere).each(GAME_NAMES)('beats chance at %s, in any language by the same answers', async (game) => {
    const bot = `cmd:${program} "${join(FOLDER, file)}"`;
    const playing = async (language: string) => {
      const args = ['arena', '--lang', language, '--game', game, '--bots', `${bot},random`, '--games', '8', '--json'];
      const { code, text } = await gloaming(args);
      expect(code).toBe(0);
      const { pairings, bots } = JSON.parse(text);
      expect(bots[0].troubles).toBeUndefined();
      return { share: pairings[0].share as number, decisions: bots[0].decisions as number };
    };
    const polish = await playing('pl');
    expect(polish.share).toBeGreaterThan(0.5);
    expect(polish.decisions).toBeGreaterThan(0);
    expect(await playing('en')).toEqual(polish);
  });
});
