/** What bots are called. Which there are is the server's to say; one that has no words yet is called as it calls itself. */
import { isPlain, type Say } from './index.ts';

export function sayBot(say: Say, bot: string): string {
  const message = `bot-${bot}`;
  return isPlain(message) ? say(message) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How strong it is, in a word. */
export const sayLevel = (say: Say, bot: string): string => sayBot(say, bot).split(':')[0];

/** Quick, and not discouraging. */
const USUAL = 'novice';

/** Whom one plays against: the wanted one if there is such a bot, else the usual one. */
export const botOf = (bots: readonly string[], wanted: string): string =>
  [wanted, USUAL].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? USUAL;
