/** What a command is: what it takes, and what it does with it. */
import { GAME_NAMES } from '@gloaming/games';
import { MOST_SEED } from '../base/choices.ts';
import type { Words } from '../text/index.ts';
import type { Context } from './context.ts';

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
  together: boolean;
  goal?: number;
  check?: number;
}

type OptionName = Exclude<keyof Words['usage']['options'], 'lang'>;
export interface CommandOption {
  /** As commander reads it. */
  readonly flags: string;
  /** Under which name its words are, or what is said in English only. */
  readonly says: OptionName | { readonly english: string };
  /** The default. */
  readonly usual?: string | undefined;
  /** Of a whole number. */
  readonly range?: readonly [number, number];
}
export interface CommandRow {
  readonly takes?: readonly [string, keyof Words['usage']['arguments']];
  readonly options?: readonly CommandOption[];
  /** Everything that a table can be set to is an option, too. */
  readonly setsTable?: true;
  act(context: Context, given: Given, args: readonly string[]): Promise<number>;
}

export const MOST_PLAYERS = 8;
/** More games, or iterations, than anybody waits for. */
export const MOST = 10_000_000;
/** An hour. */
export const MOST_MS = 3_600_000;
export const [FIRST_GAME] = GAME_NAMES;

export const text = (flags: string, says: CommandOption['says'], usual?: string): CommandOption => ({
  flags,
  says,
  usual,
});
export const whole = (
  flags: string,
  says: CommandOption['says'],
  least: number,
  most: number,
  usual?: number,
): CommandOption => ({ flags, says, usual: usual?.toString(), range: [least, most] });

export const PLAYERS = whole('--players <n>', 'players', 1, MOST_PLAYERS, 2);
export const bots = (usual: string): CommandOption => text('--bots <a,b>', 'bots', usual);
export const SEED = whole('--seed <n>', 'seed', 0, MOST_SEED);
export const GAME = text('--game <game>', 'game', FIRST_GAME);
export const JSON_DATA = text('--json', 'json');
export const BUDGET = [whole('--ms <n>', 'ms', 1, MOST_MS), whole('--iterations <n>', 'iterations', 1, MOST)];
