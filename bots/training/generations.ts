/**
 * Learns habits and chances again and again: greedy teaches the first search, and each search the next. Nothing looks at a
 * clock, so that the same rules end in the same files.
 *
 *     node bots/training/generations.ts --game res-arcana
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DESCRIBED } from '@gloaming/bots';
import { type GameName, isGameName } from '@gloaming/games';

/** Who teaches, and in how many games: fewer where each takes longer. */
const GENERATIONS: { readonly [N in GameName]: readonly string[] } = {
  'res-arcana': [
    '--bot greedy --games 300 --seed 1',
    '--bot adept --iterations 80 --games 1000 --seed 1',
    '--bot adept --iterations 240 --games 250 --seed 77',
  ],
  evenfall: ['--bot greedy --games 500 --seed 1'],
};
const CHANCES = '--games 10000 --seed 1';

const { game = '' } = parseArgs({ options: { game: { type: 'string' } } }).values;
if (!isGameName(game)) throw new Error(`There is no game "${game}".`);

/** Each in a process of its own: it reads what the one before has written. */
function run(script: string, flags: string): void {
  console.log(`${script} ${flags}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  execFileSync(process.execPath, [path, '--game', game, ...flags.split(' ')], { stdio: 'inherit' });
}

for (const lessons of GENERATIONS[game]) {
  run('habits.ts', lessons);
  if (DESCRIBED[game] !== undefined) run('chances.ts', CHANCES);
}
