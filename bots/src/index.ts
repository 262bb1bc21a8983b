/** Opponents. */
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Bot, random } from './bot.ts';
import { greedy } from './greedy.ts';
import { DESCRIBED, GUIDES, learnedOf } from './guides/index.ts';
import { LEVELS } from './levels.ts';
import { levelled } from './search/bot.ts';
import { ESTIMATES } from './values/index.ts';

export * from './bot.ts';
export * from './greedy.ts';
export * from './levels.ts';
export { type Features, makeFeatures } from './search/features.ts';
export * from './search/index.ts';
export { forward, makeNet, type Net, writeNet } from './search/net.ts';
export * from './thread/index.ts';
export { DESCRIBED, ESTIMATES, GUIDES, learnedOf };

/** Every bot that a seat can be given to. */
export const BOT_NAMES = ['random', 'novice', 'greedy', 'adept', 'master'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string): name is BotName => BOT_NAMES.some((bot) => bot === name);

/** With a clock, the levels think no longer than they should; without one they are the same on every machine. */
export function makeBot<N extends GameName>(name: BotName, game: N, clock?: () => number): Bot<TableOf<N>, VerbOf<N>> {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy<TableOf<N>, VerbOf<N>>(ESTIMATES[game]);
    case 'novice':
    case 'adept':
    case 'master':
      return levelled<TableOf<N>, VerbOf<N>>(GUIDES[game], LEVELS[name], clock).now;
  }
}
