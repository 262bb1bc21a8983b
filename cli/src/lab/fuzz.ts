/** Fuzz: random games in search of mistakes in the rules. What breaks is kept as a record that can be opened. */
import { join } from 'node:path';
import { type Dice, makeDice } from '@gloaming/engine';
import { Broken, fuzz as fuzzGame } from '@gloaming/engine/testing';
import { type TableChoice, type TableOptions, withGame } from '@gloaming/games';
import { isRefused } from '../base/faults.ts';
import { STOPPED } from '../base/terminal.ts';
import { BROKEN, homeOf, writeText } from '../session/gameFiles.ts';
import { commandLine } from '../support/commandLine.ts';
import { type Context, say } from '../support/context.ts';
import { FUZZ } from './base/words.ts';

export interface FuzzOptions {
  game: string;
  games: number;
  seed: number;
}

/** More options than anybody could read. */
const MOST_OPTIONS = 120;
const AT_ONCE = 50;

export async function fuzz(context: Context, { game: named, games, seed }: FuzzOptions): Promise<number> {
  return withGame(named, async ({ game, options, texts }) => {
    const { terminal } = context;
    const { min, max } = game.players;
    // Every number of players has its turn, as far as there are games.
    const atOnce = Math.min(AT_ONCE, Math.ceil(games / (max - min + 1)));
    const stop = terminal.stopping();
    let most = min;
    let done = 0;
    let decisions = 0;
    let mostOptions = 0;
    try {
      for (let part = 0; done < games && !stop.aborted; part++) {
        const some = Math.min(atOnce, games - done);
        const players = min + (part % (max - min + 1));
        const tally = fuzzGame(game, tableFor(options, players, makeDice(seed * 10_007 + part)), {
          games: some,
          seed: seed * 10_007 + part,
          mostOptions: MOST_OPTIONS,
        });
        done += some;
        most = Math.max(most, players);
        decisions += tally.decisions;
        mostOptions = Math.max(mostOptions, tally.mostOptions);
        terminal.progress(`${done}/${games}`);
        await terminal.pause(0);
      }
      terminal.progress(null);
      const players = most === min ? `${min}` : `${min}–${most}`;
      // Stopped before anything was played, there is nothing to tell.
      if (done > 0) say(context, `${texts.en.title}: ${FUZZ.fine(done, players, decisions, mostOptions)}`);
      if (done === games) return 0;
      terminal.complain(FUZZ.stopped(done, games));
      return STOPPED;
    } catch (error) {
      terminal.progress(null);
      if (!(error instanceof Broken)) throw error;
      const file = join(homeOf(terminal), `${BROKEN}${game.name}-${seed}.txt`);
      terminal.complain(FUZZ.broken(error.message.split('\n')[0]));
      keep(context, file, error.record);
      return 1;
    }
  });
}

/** Where the file cannot be written, what broke is still told; the same seed finds it again. */
function keep({ terminal, words }: Context, file: string, record: string): void {
  try {
    writeText(terminal, file, record);
    terminal.complain(FUZZ.saved(file, commandLine(terminal, ['replay', file])));
  } catch (error) {
    if (!isRefused(error, 'unwritable-file')) throw error;
    terminal.complain(words.faults['unwritable-file'](error.details));
  }
}

/** How often a table is looked for that the game accepts, before the usual one is taken. */
const TRIES = 20;

/** All numbers of players come in turn; everything else about a table is by chance. */
function tableFor<O>({ choices, parse }: TableOptions<O>, players: number, dice: Dice): O {
  for (let i = 0; i < TRIES; i++)
    try {
      return parse(players, Object.fromEntries(choices.map((choice) => [choice.name, anyOf(choice, players, dice)])));
    } catch {
      // Not every choice goes with every number of players.
    }
  return parse(players, {});
}
/** Of a list, the usual value or a different one for each player. */
function anyOf({ values, isList }: TableChoice, players: number, dice: Dice): string {
  if (!isList || dice(2) === 0) return values[isList ? 0 : dice(values.length)];
  const left = values.slice(1);
  return Array.from({ length: players }, () => left.splice(dice(left.length), 1)[0]).join(',');
}
