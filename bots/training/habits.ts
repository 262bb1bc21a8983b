/**
 * Learns the habits that guide the search, and writes them where it finds them:
 *
 *     node bots/training/habits.ts --game res-arcana --bot greedy --games 300 --seed 1
 *     node bots/training/habits.ts --game res-arcana --bot adept --iterations 240 --games 250 --seed 2
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitHabits } from './fit.ts';
import { playLessons, readLessons } from './games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    iterations: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
  },
});
const lessons = readLessons(values);
const taken = [];
let played = 0;
for (const game of playLessons(lessons)) {
  taken.push(...game);
  if (++played % 50 === 0) console.log(`${played} games, ${taken.length} answers`);
}
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
