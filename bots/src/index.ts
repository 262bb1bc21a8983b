/** Opponents. */
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Bot, random } from './bot.ts';
import { greedy } from './greedy.ts';
import { ESTIMATES } from './values/index.ts';

export * from './bot.ts';
export * from './greedy.ts';
export { ESTIMATES };

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string): name is BotName => BOT_NAMES.some((bot) => bot === name);

export function makeBot<N extends GameName>(name: BotName, game: N): Bot<TableOf<N>, VerbOf<N>> {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy<TableOf<N>, VerbOf<N>>(ESTIMATES[game]);
  }
}
