/**
 * Learns chances from games, and writes them where the search finds them:
 *
 *     node bots/training/chances.ts --game res-arcana --bot habit --games 60000 --seed 1
 *     node bots/training/chances.ts --game evenfall --bot greedy --games 20000 --seed 1
 *
 * `--bot habit` plays by habit, which takes a thousandth of a second a game in Res Arcana. `--jobs N` plays on so many
 * threads, usually one a core; what is learned does not depend on it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DESCRIBED, writeNet } from '@gloaming/bots';
import { JOBS, watch } from './class.ts';
import { fitChances } from './fitChances.ts';
import { readStandings } from './standings.ts';
import { whole } from './whole.ts';

/** How many sums of facts are looked at together. */
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
const standings = readStandings(values);
const played = await watch(standings, whole('jobs', values.jobs), (n) => {
  if (n % 2000 === 0) console.log(`${n} games`);
});
const { game, bot, games, seed } = standings;
const { net, loss, even } = fitChances(played, DESCRIBED[game].facts, HIDDEN);
const command = `node bots/training/chances.ts --game ${game} --bot ${bot} --games ${games} --seed ${seed}`;
writeFileSync(
  new URL(`../src/guides/${game}-chances.ts`, import.meta.url),
  `/** Made by \`${command}\`. */\nexport const CHANCES =\n  '${writeNet(net)}';\n`,
);
console.log(`of the games kept aside: loss ${loss.toFixed(4)}, with even chances ${even.toFixed(4)}`);
