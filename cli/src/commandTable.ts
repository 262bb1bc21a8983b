/** The commands: what each takes, and what it does with it. */
import { GAME_NAMES } from '@gloaming/games';
import { allChoices, attributeOf, chosenFor, MOST_SEED } from './base/choices.ts';
import { refuse } from './base/faults.ts';
import { type ArenaOptions, arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { fuzz } from './commands/fuzz.ts';
import { hint } from './commands/hint.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { type SimulateOptions, simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { watch } from './commands/watch.ts';
import type { Desk } from './desk/context.ts';
import { type Budget, parseBots } from './opponents/botSpec.ts';
import type { CommandName, Words } from './text/index.ts';

/** What the options of all commands together may have been given; each command reads its own. */
export interface Given extends Record<string, unknown> {
  players?: number;
  bots?: string;
  seed?: number;
  name?: string;
  seat?: string;
  from?: string;
  all: boolean;
  pace?: number;
  games?: number;
  ms?: number;
  iterations?: number;
  patience?: number;
  jobs?: number;
  resume?: string;
  game?: string;
  json: boolean;
  step?: string;
  quick: boolean;
}

type OptionName = Exclude<keyof Words['usage']['options'], 'lang'>;
export interface CommandOption {
  /** As commander reads it. */
  readonly flags: string;
  readonly says: OptionName;
  /** The default. */
  readonly usual?: string | undefined;
  /** Of a whole number. */
  readonly range?: readonly [number, number];
}
interface CommandRow {
  readonly takes?: readonly [string, keyof Words['usage']['arguments']];
  readonly options?: readonly CommandOption[];
  /** Everything that a table can be set to is an option, too. */
  readonly setsTable?: true;
  act(desk: Desk, given: Given, args: readonly string[]): Promise<number>;
}

const MOST_PLAYERS = 8;
const MOST_GAMES = 10_000_000;
/** An hour. */
const MOST_MS = 3_600_000;
const [FIRST_GAME] = GAME_NAMES;

const text = (flags: string, says: OptionName, usual?: string): CommandOption => ({ flags, says, usual });
const whole = (
  says: OptionName,
  least: number,
  most: number,
  usual?: number,
  flags = `--${says} <n>`,
): CommandOption => ({
  flags,
  says,
  usual: usual?.toString(),
  range: [least, most],
});
const PLAYERS = whole('players', 1, MOST_PLAYERS, 2);
const bots = (usual: string): CommandOption => text('--bots <a,b>', 'bots', usual);
const SEED = whole('seed', 0, MOST_SEED);
const games = (usual: number): CommandOption => whole('games', 1, MOST_GAMES, usual);
const GAME = text('--game <game>', 'game', FIRST_GAME);
const JSON_DATA = text('--json', 'json');
const BUDGET = [whole('ms', 1, MOST_MS), whole('iterations', 1, MOST_GAMES)];
const STEP = '--step <n>';

function budgetOf({ ms, iterations }: Given): Budget {
  if (ms !== undefined && iterations !== undefined) refuse('not-together', { one: '--ms', other: '--iterations' });
  return ms !== undefined ? { ms } : iterations !== undefined ? { iterations } : {};
}

/** A game that is gone on with has its table already; and people on all seats leave none for bots. */
function expectTogether(given: Given): void {
  const isSaid = (name: string): boolean => given[attributeOf(name)] !== undefined;
  const other = ['players', ...allChoices().map(({ name }) => name)].find(isSaid);
  if (given.from !== undefined && other !== undefined) refuse('not-together', { one: '--from', other: `--${other}` });
  if (given.all && given.bots !== undefined) refuse('not-together', { one: '--all', other: '--bots' });
  // Without a name it could not be told from the others.
  if (given.name?.trim() === '') refuse('option-needs-value', { option: '--name' });
}

/** Many games between bots, where so many are usual. */
const matchOf = (given: Given, usual: number): SimulateOptions & Pick<ArenaOptions, 'json'> => ({
  game: given.game ?? FIRST_GAME,
  games: given.games ?? usual,
  players: given.players ?? 2,
  chosen: chosenFor(given.game ?? FIRST_GAME, given),
  bots: parseBots(given.bots ?? (given.players === 1 ? 'greedy' : 'greedy,random')),
  seed: given.seed ?? 1,
  json: given.json,
});

export const COMMAND_TABLE: Readonly<Record<CommandName, CommandRow>> = {
  rules: {
    takes: ['<game>', 'game'],
    options: [JSON_DATA],
    act: (desk, { json }, [game]) => rules(desk, { game, json }),
  },
  play: {
    takes: ['[game]', 'game'],
    options: [
      PLAYERS,
      bots('greedy'),
      SEED,
      text('--name <name>', 'name'),
      text('--seat <letter>', 'seat'),
      text('--from <file>', 'from'),
      text('--all', 'all'),
    ],
    setsTable: true,
    act(desk, given, [game]) {
      expectTogether(given);
      const { players = 2, seed, name, seat, from, all } = given;
      const chosen = chosenFor(game ?? FIRST_GAME, given);
      const named = given.bots === undefined ? [] : parseBots(given.bots);
      return play(desk, { game, players, chosen, bots: named, seed, name, seat, from, all });
    },
  },
  watch: {
    takes: ['<game>', 'game'],
    options: [PLAYERS, bots('greedy'), SEED, whole('pace', 0, 60_000)],
    setsTable: true,
    act(desk, given, [game]) {
      const { players = 2, seed, pace } = given;
      const chosen = chosenFor(game, given);
      return watch(desk, { game, players, chosen, bots: parseBots(given.bots ?? 'greedy'), seed, pace });
    },
  },
  simulate: {
    options: [GAME, games(100), PLAYERS, bots('greedy,random'), SEED, JSON_DATA],
    setsTable: true,
    act: (desk, given) => simulate(desk, matchOf(given, 100)),
  },
  arena: {
    options: [
      GAME,
      PLAYERS,
      bots('greedy,random'),
      whole('gamesEach', 1, MOST_GAMES, 400, '--games <n>'),
      SEED,
      ...BUDGET,
      whole('patience', 1, MOST_MS),
      whole('jobs', 1, 1024),
      text('--resume <file>', 'resume'),
      JSON_DATA,
    ],
    setsTable: true,
    act(desk, given) {
      const { patience, jobs, resume } = given;
      return arena(desk, { ...matchOf(given, 400), budget: budgetOf(given), patience, jobs, resume });
    },
  },
  balance: {
    takes: ['<game>', 'game'],
    options: [games(100), whole('players', 1, MOST_PLAYERS), text('--side <word>', 'side'), SEED, JSON_DATA],
    act(desk, given, [game]) {
      const { players, seed = 1, json } = given;
      return balance(desk, { game, games: given.games ?? 100, players, side: chosenFor(game, given).side, seed, json });
    },
  },
  fuzz: {
    options: [GAME, games(1000), SEED],
    act: (desk, given) =>
      fuzz(desk, { game: given.game ?? FIRST_GAME, games: given.games ?? 1000, seed: given.seed ?? 1 }),
  },
  replay: {
    takes: ['<file>', 'record'],
    options: [text(STEP, 'step'), JSON_DATA],
    act: (desk, { step, json }, [file]) => replay(desk, { file, step, json }),
  },
  hint: {
    takes: ['<file>', 'either'],
    options: [text(STEP, 'hintStep'), text('--seat <letter>', 'hintSeat'), ...BUDGET, JSON_DATA],
    act: (desk, given, [file]) =>
      hint(desk, { file, step: given.step, seat: given.seat, budget: budgetOf(given), json: given.json }),
  },
  verify: { takes: ['<file>', 'record'], act: (desk, _, [file]) => verify(desk, file) },
  cards: {
    takes: ['[name...]', 'card'],
    options: [text('--game <game>', 'game'), JSON_DATA],
    act: (desk, { game, json }, name) => cards(desk, { game, name: name.join(' '), json }),
  },
  position: { takes: ['<file>', 'position'], act: (desk, _, [file]) => position(desk, file) },
  bench: { options: [text('--quick', 'quick'), JSON_DATA], act: (_, { quick, json }) => bench({ quick, json }) },
};
