/** Bots of this program, with their budgets. */
import {
  type Bot,
  type BotName,
  isLevelName,
  KNOWLEDGE,
  LEVELS,
  type Level,
  type LevelName,
  levelled,
  makeBot,
  type SlowBot,
} from '@gloaming/bots';
import { threadMs } from '@gloaming/bots/node';
import type { Verb } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Budget } from './botSpec.ts';

/** Where only the clock is to count, or only the iterations. */
const NO_END = 1e9;

/** What is said with the name of a bot goes before what is said for all. */
export const chosenOf = (own: Budget, all: Budget): Budget =>
  own.ms === undefined && own.iterations === undefined ? all : own;

/** What a level means with a budget; without one it thinks as it usually does. */
export function levelFor(bot: LevelName, { ms, iterations }: Budget): Level {
  const level = LEVELS[bot];
  if (iterations !== undefined) return { ...level, iterations, ms: NO_END };
  return ms === undefined ? level : { ...level, iterations: NO_END, ms };
}

/** Bots that think long can do so in slices, between other work; the others answer at once. */
interface Known<T, V extends Verb> {
  readonly now: Bot<T, V>;
  readonly slowly?: SlowBot<T, V>;
}

export function makeKnown<N extends GameName>(bot: BotName, game: N, budget: Budget): Known<TableOf<N>, VerbOf<N>> {
  if (!isLevelName(bot)) return { now: makeBot(bot, game) };
  // Without a clock iterations give the same game on every machine.
  const clock = budget.iterations === undefined ? threadMs : undefined;
  return levelled<TableOf<N>, VerbOf<N>>(KNOWLEDGE[game].guide, levelFor(bot, budget), clock);
}

/** So many times its time, and a bot is late; but not before so many milliseconds. */
const SLOW = 10;
const LEAST_LIMIT = 10_000;
/** Whoever asks for iterations wants them all: what none of them should take, and what no answer should. */
const MS_AN_ITERATION = 50;
const LEAST_FOR_ITERATIONS = 600_000;

/** Milliseconds of processor time after which a bot is late: a busy machine makes no bot late. */
export function limitFor(bot: BotName, budget: Budget): number {
  if (!isLevelName(bot)) return LEAST_LIMIT;
  const { iterations } = budget;
  if (iterations !== undefined) return Math.max(LEAST_FOR_ITERATIONS, MS_AN_ITERATION * iterations);
  return Math.max(LEAST_LIMIT, SLOW * levelFor(bot, budget).ms);
}
