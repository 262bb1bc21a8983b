/**
 * Whether reviews can be believed: bots' games reviewed twice with other dice, and positions with an answer planted. Every game is kept in
 * a file as soon as it is done; the same command goes on from there, and prints what all of them together say.
 *
 *     node bots/training/reviews.ts --game res-arcana --games 20 --planted 30 --file bots/reviews/res-arcana.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type EntryOf, type GameName, withGame } from '@gloaming/games';
import { type Planted, plantIn, type ReviewedGame, reviewTwice } from './reviewing.ts';
import { type Kept, sayReviews } from './sayReviews.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'res-arcana' },
    games: { type: 'string', default: '20' },
    planted: { type: 'string', default: '30' },
    iterations: { type: 'string' },
    file: { type: 'string' },
  },
});
const file = values.file ?? `bots/reviews/${values.game}.jsonl`;
const kept: Kept[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Kept)
  : [];
const keep = (one: Kept): void => {
  kept.push(one);
  appendFileSync(
    file,
    `${JSON.stringify(one, (_, n: unknown) => (typeof n === 'number' ? Math.round(n * 1e4) / 1e4 : n))}\n`,
  );
};
/** What the long search takes that says which answers are much worse. */
const LONG: { readonly [N in GameName]?: number } = { 'res-arcana': 30_000 };
const USUALLY = 6000;
/** Positions come from other games than those that are reviewed twice. */
const OTHER_GAMES = 10_000;

await withGame(values.game, async <N extends GameName>(entry: EntryOf<N>, name: N): Promise<void> => {
  for (let seed = 1; seed <= Number(values.games); seed++) {
    if (kept.some((one) => one.game?.seed === seed)) continue;
    const game: ReviewedGame = await reviewTwice(entry, name, seed);
    keep({ game });
  }
  const iterations = Number(values.iterations ?? LONG[name] ?? USUALLY);
  const found = (): number => kept.filter(({ planted }) => planted !== undefined && planted !== null).length;
  for (let seed = OTHER_GAMES; found() < Number(values.planted); seed++) {
    if (kept.some((one) => one.from === seed)) continue;
    const planted: Planted | null = await plantIn(entry, name, seed, iterations);
    keep({ from: seed, planted });
  }
});
console.log(sayReviews(values.game, kept));
