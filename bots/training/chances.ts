/**
 * Learns what facts about players are worth from games played by habit, and writes it where the search finds it:
 *
 *     node bots/training/chances.ts --game res-arcana --games 20000 --seed 1
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDice } from '@gloaming/engine';
import { isGameName } from '@gloaming/games';
import { describedBy, type Moment, playByHabit } from './standings.ts';
import { fitWorth } from './worth.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const { game, games, seed } = values;
if (!isGameName(game)) throw new Error(`There is no game "${game}".`);
const played: Moment[][] = [];
for (let i = 1; i <= Number(games); i++) {
  played.push(playByHabit(game, makeDice(Number(seed) * 1_000_003 + i)));
  if (i % 2000 === 0) console.log(`${i} games`);
}
const { worth, loss, even } = fitWorth(played, describedBy(game).facts);
const command = `node bots/training/chances.ts --game ${game} --games ${games} --seed ${seed}`;
const text = Array.from(worth, (n) => Number(n.toFixed(3))).join(',');
writeFileSync(
  new URL(`../src/guides/${game}-worth.ts`, import.meta.url),
  `/** What each fact is worth. Made by \`${command}\`. */\nexport const WORTH =\n  '${text}';\n`,
);
console.log(`of the games kept aside: loss ${loss.toFixed(4)}, with even chances ${even.toFixed(4)}`);
