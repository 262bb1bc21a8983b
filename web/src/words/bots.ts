/** What bots are called. Which there are is the server's to say; one that has no words yet is called as it calls itself. */
import { en } from './en.ts';
import type { Message, Say } from './index.ts';

const isMessage = (word: string): word is Message => Object.hasOwn(en, word);

export function sayBot(say: Say, bot: string): string {
  const message = `bot-${bot}`;
  return isMessage(message) ? say(message) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Quick, and not discouraging. */
const USUAL = 'novice';

/** Whom one plays against: the wanted one if there is such a bot, else the usual one. */
export const botOf = (bots: readonly string[], wanted: string): string =>
  [wanted, USUAL].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? USUAL;
