/** `npm run bench -- presses`: how many presses whole games take, the same games as they were pressed before and as they are now. */
import { parseArgs } from 'node:util';
import { isBotName } from '@gloaming/bots';
import { type By, pressesBefore, pressesOf } from './count.ts';
import { settingsFor } from './games.ts';
import { whereOf } from './where.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    bot: { type: 'string', default: 'greedy' },
    where: { type: 'boolean' },
  },
});
const GAMES = Number(flags.games);
if (!isBotName(flags.bot)) throw new Error(`no such bot: ${flags.bot}`);

const WAYS: readonly (readonly [By, string])[] = [
  ['mouse', 'by mouse, on the table; to carry a card is one press'],
  ['finger', 'by finger, on a phone'],
  ['keys', 'by keys; a number is one press'],
];

console.log(
  `Presses of one player in whole games of ${flags.bot}, seeds 1 to ${GAMES}: the fewest now, and at commit 3a0f91d`,
);
const perGame = (n: number): string => (n / GAMES).toFixed(1).padStart(6);
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
for (const { title, play } of settingsFor(flags.bot)) {
  const games = Array.from({ length: GAMES }, (_, i) => play(i + 1));
  console.log(`${title}: ${perGame(sum(games.map((steps) => steps.length))).trim()} answers a game`);
  for (const [by, how] of WAYS) {
    const before = sum(games.map((steps) => pressesBefore(steps, by)));
    const now = sum(games.map((steps) => pressesOf(steps, by)));
    console.log(`  ${perGame(before)} before ${perGame(now)} now  ${Math.round((100 * now) / before)} %  ${how}`);
    if (flags.where === true) console.log(['    presses   times beyond the first', ...whereOf(games, by)].join('\n'));
  }
}
