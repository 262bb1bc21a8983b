/**
 * Learns the policy (the prior of the search, and what plays its playouts), and writes it where the search finds it:
 *
 *     node bots/training/policy.ts --game res-arcana --bot greedy --games 300 --seed 1
 *     node bots/training/policy.ts --game res-arcana --bot adept --iterations 240 --games 250 --seed 2
 *
 * `--jobs N` sets the number of threads, by default one a core; the result does not depend on it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitPolicy } from './fitPolicy.ts';
import { readPolicyGames } from './policyGames.ts';
import { JOBS, playPolicyGames } from './pool.ts';
import { wholeNumber } from './wholeNumber.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    iterations: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: JOBS },
  },
});
const order = readPolicyGames(values);
const played = await playPolicyGames(order, wholeNumber('jobs', values.jobs), (n) => {
  if (n % 50 === 0) console.log(`${n} games`);
});
const samples = played.flat();
const { text, loss, accuracy } = fitPolicy(samples);
const { game, bot, iterations, games, seed } = order;
const teacher = iterations === undefined ? bot : `${bot} --iterations ${iterations}`;
const command = `node bots/training/policy.ts --game ${game} --bot ${teacher} --games ${games} --seed ${seed}`;
writeFileSync(
  new URL(`../src/games/${game}/policy.ts`, import.meta.url),
  `/** Made by \`${command}\`. */\nexport const POLICY =\n  '${text}';\n`,
);
console.log(
  `${samples.length} answers; of the held-out ones ${(100 * accuracy).toFixed(1)} % were the likeliest, loss ${loss.toFixed(3)}`,
);
