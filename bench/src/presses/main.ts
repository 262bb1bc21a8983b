/** `npm run bench -- presses`: how many presses whole games take, the same games as they were pressed before and as they are now. */
import { parseArgs } from 'node:util';
import { isBotName } from '@gloaming/bots';
import { pressesBefore, pressesOf } from './count.ts';
import { settingsFor } from './games.ts';

const { values: flags } = parseArgs({
  options: { games: { type: 'string', default: '10' }, bot: { type: 'string', default: 'greedy' } },
});
const GAMES = Number(flags.games);
if (!isBotName(flags.bot)) throw new Error(`no such bot: ${flags.bot}`);

console.log(
  `Presses of one player in whole games of ${flags.bot}, seeds 1 to ${GAMES}: the fewest now, and at commit 3a0f91d`,
);
const perGame = (n: number): string => (n / GAMES).toFixed(1).padStart(6);
for (const { title, play } of settingsFor(flags.bot)) {
  const sum = { answers: 0, table: 0, list: 0, now: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const steps = play(seed);
    sum.answers += steps.length;
    sum.table += pressesBefore(steps, 'table');
    sum.list += pressesBefore(steps, 'list');
    sum.now += pressesOf(steps);
  }
  const share = (before: number): string => `${perGame(before)} (now ${Math.round((100 * sum.now) / before)} %)`;
  const before = `before on the table ${share(sum.table)}, in the list ${share(sum.list)}`;
  console.log(`${title.padEnd(29)} answers ${perGame(sum.answers)}  now ${perGame(sum.now)}  ${before}`);
}
