/** What bots are called. Which there are is the server's to say; one that has no words yet is called as it calls itself. */
import { en } from './en.ts';
import type { Message, Say } from './index.ts';

const isMessage = (word: string): word is Message => Object.hasOwn(en, word);

export function sayBot(say: Say, bot: string): string {
  const message = `bot-${bot}`;
  return isMessage(message) ? say(message) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Strong enough to be an opponent, quick and not yet discouraging; the first of these that there is. */
const USUAL = ['novice', 'greedy'];
export const usualBot = (bots: readonly string[]): string =>
  USUAL.find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? 'greedy';
