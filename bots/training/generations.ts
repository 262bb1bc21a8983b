/**
 * Learns policy and chances again and again (policy iteration): greedy teaches the first search, and each search the next. Nothing
 * looks at a clock, so that the same rules end in the same files.
 *
 *     node bots/training/generations.ts --game res-arcana
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isGameName } from '@gloaming/games';
import { learningOf } from './learningOf.ts';

const { game = '' } = parseArgs({ options: { game: { type: 'string' } } }).values;
if (!isGameName(game)) throw new Error(`There is no game "${game}".`);

/** Each in a process of its own: it reads what the one before has written. */
function run(script: string, flags: string): void {
  console.log(`${script} ${flags}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  execFileSync(process.execPath, [path, '--game', game, ...flags.split(' ')], { stdio: 'inherit' });
}

for (const { policy, chances } of learningOf(game).generations) {
  run('policy.ts', policy);
  run('chances.ts', chances);
}
