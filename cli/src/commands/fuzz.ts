/** Fuzz: random games in search of mistakes in the rules. What breaks is kept as a record that can be opened. */
import { Broken, fuzz as fuzzGame } from '@gloaming/engine/testing';
import { withGame } from '@gloaming/games';
import { type Desk, say } from '../desk.ts';
import { homeOf, writeText } from '../keeping.ts';
import { commandLine } from '../playing.ts';

export interface FuzzOptions {
  game: string;
  games: number;
  seed: number;
}

/** More options than anybody could read. */
const MOST_OPTIONS = 120;
const AT_ONCE = 50;

export async function fuzz(desk: Desk, { game: named, games, seed }: FuzzOptions): Promise<number> {
  return withGame(named, async ({ game, options, texts }) => {
    const { terminal, words } = desk;
    const { min, max } = game.players;
    let done = 0;
    let decisions = 0;
    let mostOptions = 0;
    try {
      // All numbers of players in turn, and every value of every choice.
      const tables = tablesOf(options, min, max);
      for (let part = 0; done < games; part++) {
        const some = Math.min(AT_ONCE, games - done);
        const tally = fuzzGame(game, tables[part % tables.length], {
          games: some,
          seed: seed * 10_007 + part,
          mostOptions: MOST_OPTIONS,
        });
        done += some;
        decisions += tally.decisions;
        mostOptions = Math.max(mostOptions, tally.mostOptions);
        terminal.progress(`${done}/${games}`);
        await terminal.pause(0);
      }
      terminal.progress(null);
      say(desk, `${texts[desk.language].title}: ${words.fuzz.fine(done, `${min}–${max}`, decisions, mostOptions)}`);
      return 0;
    } catch (error) {
      terminal.progress(null);
      if (!(error instanceof Broken)) throw error;
      const file = `${homeOf(terminal)}/broken-${game.name}-${seed}.txt`;
      writeText(terminal, file, error.record);
      terminal.complain(words.fuzz.broken(error.message.split('\n')[0]));
      terminal.complain(words.fuzz.saved(file, commandLine(terminal, ['replay', file])));
      return 1;
    }
  });
}

/** Every table that can be set, as far as the game accepts it. */
function tablesOf<O>(
  options: {
    choices: readonly { name: string; values: readonly string[] }[];
    parse(n: number, chosen: Record<string, string>): O;
  },
  min: number,
  max: number,
): O[] {
  let chosen: Record<string, string>[] = [{}];
  for (const { name, values } of options.choices)
    chosen = chosen.flatMap((some) => values.map((value) => ({ ...some, [name]: value })));
  const tables: O[] = [];
  for (let players = min; players <= max; players++)
    for (const each of chosen)
      try {
        tables.push(options.parse(players, each));
      } catch {
        // Not every choice goes with every number of players.
      }
  return tables;
}
