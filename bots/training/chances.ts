/**
 * Learns the network that gives the chances to win (the value function) from games, and writes it where the search finds it:
 *
 *     node bots/training/chances.ts --game res-arcana --bot policy --games 60000 --seed 1
 *     node bots/training/chances.ts --game evenfall --bot greedy --games 20000 --seed 1
 *
 * `--bot policy` draws answers from the policy, which takes a thousandth of a second a game in Res Arcana. `--jobs N` sets the number
 * of threads, by default one a core; the result does not depend on it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeNet } from '@gloaming/bots';
import { readChancesGames } from './chancesGames.ts';
import { fitChances } from './fitChances.ts';
import { learningOf } from './learningOf.ts';
import { JOBS, playChancesGames } from './pool.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Hidden units. */
const HIDDEN = 24;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: JOBS },
  },
});
const order = readChancesGames(values);
const played = await playChancesGames(order, wholeNumber('jobs', values.jobs), (n) => {
  if (n % 2000 === 0) console.log(`${n} games`);
});
const { game, bot, games, seed } = order;
const { net, loss, even } = fitChances(played, learningOf(game).features, HIDDEN);
const command = `node bots/training/chances.ts --game ${game} --bot ${bot} --games ${games} --seed ${seed}`;
writeFileSync(
  new URL(`../src/games/${game}/chances.ts`, import.meta.url),
  `/** Made by \`${command}\`. */\nexport const CHANCES =\n  '${writeNet(net)}';\n`,
);
console.log(`held-out games: loss ${loss.toFixed(4)}, with even chances ${even.toFixed(4)}`);
