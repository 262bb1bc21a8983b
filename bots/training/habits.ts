/**
 * Learns the habits that guide the search, and writes them where it finds them:
 *
 *     node bots/training/habits.ts --game res-arcana --bot greedy --games 300 --seed 1
 *     node bots/training/habits.ts --game res-arcana --bot adept --iterations 240 --games 250 --seed 2
 *
 * `--jobs N` plays on so many threads, usually one a core; what is learned does not depend on it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { attend, JOBS } from './class.ts';
import { fitHabits } from './fitHabits.ts';
import { readLessons } from './games.ts';
import { whole } from './whole.ts';

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
const lessons = readLessons(values);
const played = await attend(lessons, whole('jobs', values.jobs), (n) => {
  if (n % 50 === 0) console.log(`${n} games`);
});
const taken = played.flat();
const { text, loss, right } = fitHabits(taken);
const { game, bot, iterations, games, seed } = lessons;
const teacher = iterations === undefined ? bot : `${bot} --iterations ${iterations}`;
const command = `node bots/training/habits.ts --game ${game} --bot ${teacher} --games ${games} --seed ${seed}`;
writeFileSync(
  new URL(`../src/guides/${game}-habits.ts`, import.meta.url),
  `/** Made by \`${command}\`. */\nexport const HABITS =\n  '${text}';\n`,
);
console.log(
  `${taken.length} answers; of those kept aside ${(100 * right).toFixed(1)} % were the likeliest, loss ${loss.toFixed(3)}`,
);
