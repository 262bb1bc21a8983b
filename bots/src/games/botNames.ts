/** Which bots there are, and what they are called at a table: names of people, the same in every language. Knows nothing of how they think. */
import { isGameName } from '@gloaming/games/fetch';
import { NAMES } from './names.ts';

/** Every bot that a seat can be given to. */
export const BOT_NAMES = ['random', 'novice', 'greedy', 'adept', 'master'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string): name is BotName => BOT_NAMES.some((bot) => bot === name);

/** At tables of a game that is no longer known. */
const OTHERS = ['Alma', 'Bruno', 'Celia', 'Dario', 'Edda', 'Felix', 'Greta', 'Hugo'];

/** A number that follows from a text (FNV-1a). */
function numberOf(text: string): number {
  let n = 0x811c9dc5;
  for (const letter of text) n = Math.imul(n ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return n;
}

/** So many different names, always the same for the same table, and none that a person there has. */
export function botNames(game: string, table: string, bots: number, people: readonly string[]): string[] {
  const taken = new Set(people.map((name) => name.toLowerCase()));
  const names = isGameName(game) ? NAMES[game] : OTHERS;
  const free = names.filter((name) => !taken.has(name.toLowerCase()));
  const from = numberOf(table);
  return Array.from({ length: bots }, (_, i) => free[(from + i) % free.length]);
}
