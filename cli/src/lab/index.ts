/** The laboratory: what measures bots and rules, apart from the table. It speaks English; what it refuses is said as everywhere. */
import { chosenFor } from '../base/choices.ts';
import { budgetOf, parseBots } from '../opponents/botSpec.ts';
import {
  BUDGET,
  bots,
  type CommandOption,
  type CommandRow,
  FIRST_GAME,
  GAME,
  JSON_DATA,
  MOST,
  MOST_MS,
  MOST_PLAYERS,
  PLAYERS,
  SEED,
  text,
  whole,
} from '../support/command.ts';
import { arena } from './arena.ts';
import { balance } from './balance.ts';
import { bench } from './bench.ts';
import { fuzz } from './fuzz.ts';
import { puzzles } from './puzzles.ts';

const games = (english: string, usual: number): CommandOption => whole('--games <n>', { english }, 1, MOST, usual);

/** With what the help says of each. */
export const LABORATORY: Readonly<Record<string, CommandRow & { readonly about: string }>> = {
  arena: {
    about: 'let bots meet, each against each or all at one table: how strong they are, and how sure that is',
    options: [
      GAME,
      PLAYERS,
      bots('greedy,random'),
      text('--together', { english: 'all bots sit at one table, instead of each against each; so does a single one' }),
      games('how many games at each table', 400),
      SEED,
      ...BUDGET,
      whole(
        '--patience <n>',
        { english: "milliseconds by the clock after which a program's answer is too late" },
        1,
        MOST_MS,
      ),
      whole('--jobs <n>', { english: 'how many threads play at the same time (usually one a core)' }, 1, 1024),
      text('--resume <file>', { english: 'keep results in this file, and go on from it' }),
      JSON_DATA,
    ],
    setsTable: true,
    act(context, given) {
      const { game = FIRST_GAME, players = 2, games: many = 400, seed = 1 } = given;
      const { patience, jobs, resume, json, together } = given;
      const named = parseBots(given.bots ?? (players === 1 ? 'greedy' : 'greedy,random'));
      const chosen = chosenFor(game, given);
      const budget = budgetOf(given);
      const match = { game, players, chosen, bots: named, together, games: many, seed, budget };
      return arena(context, { ...match, patience, jobs, resume, json });
    },
  },
  balance: {
    about: 'let greedy bots play each other and count what is fair (Evenfall)',
    takes: ['<game>', 'game'],
    options: [
      games('how many games of each kind of table', 100),
      whole('--players <n>', 'players', 1, MOST_PLAYERS),
      text('--side <word>', { english: 'sun or moon; without it, both' }),
      SEED,
      JSON_DATA,
    ],
    act(context, given, [game]) {
      const { players, games: many = 100, seed = 1, json } = given;
      return balance(context, { game, games: many, players, side: chosenFor(game, given).side, seed, json });
    },
  },
  fuzz: {
    about: 'play random games in search of mistakes in the rules',
    options: [GAME, games('how many games', 1000), SEED],
    act: (context, { game = FIRST_GAME, games: many = 1000, seed = 1 }) => fuzz(context, { game, games: many, seed }),
  },
  puzzles: {
    about: 'find moments with one answer far ahead of all others, or search those again that were found',
    options: [
      GAME,
      games('how many games to look through, with those before', 1000),
      whole('--goal <n>', { english: 'how many puzzles are enough' }, 1, MOST),
      SEED,
      text('--resume <file>', {
        english: 'keep puzzles in this file, and go on from it (usually that of the program)',
      }),
      whole('--check <n>', { english: 'search so many of them again, and say how many hold' }, 1, MOST),
    ],
    act(context, { game = FIRST_GAME, games: many = 1000, goal, seed = 1, resume: file, check }) {
      return puzzles(context, { game, games: many, goal, seed, file, check });
    },
  },
  bench: {
    about: 'measure how fast the engine is',
    options: [text('--quick', { english: 'a short look, less exact' }), JSON_DATA],
    act: (_, { quick, json }) => bench({ quick, json }),
  },
};

export const LABORATORY_COMMANDS = Object.keys(LABORATORY);
