/** Bots of this program, with their budgets. */
import { type Bot, type BotName, GUIDES, LEVEL_NAMES, LEVELS, type LevelName, levelled, makeBot } from '@gloaming/bots';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Budget } from './spec.ts';

/** Those that search can make use of more time. */
export const takesBudget = (bot: BotName): bot is LevelName => LEVEL_NAMES.some((level) => level === bot);

/** Where only the clock is to count. */
const NO_END = 1e9;

/** Processor time of this thread, so that a busy machine makes no bot weaker. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Without a budget a level thinks as it usually does. */
export function makeKnown<N extends GameName>(
  bot: BotName,
  game: N,
  { ms, iterations }: Budget,
): Bot<TableOf<N>, VerbOf<N>> {
  if (!takesBudget(bot)) return makeBot(bot, game);
  const guide = GUIDES[game];
  const level = LEVELS[bot];
  if (iterations !== undefined) return levelled<TableOf<N>, VerbOf<N>>(guide, { ...level, iterations });
  if (ms === undefined) return levelled<TableOf<N>, VerbOf<N>>(guide, level, threadMs);
  return levelled<TableOf<N>, VerbOf<N>>(guide, { ...level, ms, iterations: NO_END }, threadMs);
}
