/** Opponents. */
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Bot, random } from './base/bot.ts';
import { greedy } from './base/greedy.ts';
import type { BotName } from './games/botNames.ts';
import { KNOWLEDGE } from './games/index.ts';
import { levelled } from './search/bot.ts';
import { LEVELS } from './search/levels.ts';

export * from './base/bot.ts';
export * from './base/greedy.ts';
export * from './games/botNames.ts';
export * from './games/index.ts';
export * from './review/index.ts';
export { type Features, makeFeatures } from './search/features.ts';
export * from './search/index.ts';
export * from './search/levels.ts';
export { forward, makeNet, type Net, writeNet } from './search/net.ts';
export * from './thread/index.ts';

/** With a clock, the levels think no longer than they should; without one they are the same on every machine. */
export function makeBot<N extends GameName>(name: BotName, game: N, clock?: () => number): Bot<TableOf<N>, VerbOf<N>> {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy<TableOf<N>, VerbOf<N>>(KNOWLEDGE[game].estimate);
    case 'novice':
    case 'adept':
    case 'master':
      return levelled<TableOf<N>, VerbOf<N>>(KNOWLEDGE[game].guide, LEVELS[name], clock).now;
  }
}
