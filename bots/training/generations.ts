/**
 * Learns policy and chances again and again (policy iteration): greedy teaches the first search, and each search the next. Nothing
 * looks at a clock, so that the same rules end in the same files.
 *
 *     node bots/training/generations.ts --game res-arcana
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GameName, isGameName } from '@gloaming/games';

interface Generation {
  /** Who teaches the policy, and in how many games: fewer where each takes longer. */
  readonly policy: string;
  /** Who plays the games from which chances are learned: the policy, where that is good enough. */
  readonly chances: string;
}
const BY_POLICY = '--bot policy --games 120000 --seed 1';

const GENERATIONS: { readonly [N in GameName]: readonly Generation[] } = {
  'res-arcana': [
    { policy: '--bot greedy --games 300 --seed 1', chances: BY_POLICY },
    { policy: '--bot adept --iterations 80 --games 1000 --seed 1', chances: BY_POLICY },
    { policy: '--bot adept --iterations 240 --games 250 --seed 77', chances: BY_POLICY },
  ],
  evenfall: [{ policy: '--bot greedy --games 500 --seed 1', chances: '--bot greedy --games 30000 --seed 1' }],
};

const { game = '' } = parseArgs({ options: { game: { type: 'string' } } }).values;
if (!isGameName(game)) throw new Error(`There is no game "${game}".`);

/** Each in a process of its own: it reads what the one before has written. */
function run(script: string, flags: string): void {
  console.log(`${script} ${flags}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  execFileSync(process.execPath, [path, '--game', game, ...flags.split(' ')], { stdio: 'inherit' });
}

for (const { policy, chances } of GENERATIONS[game]) {
  run('policy.ts', policy);
  run('chances.ts', chances);
}
