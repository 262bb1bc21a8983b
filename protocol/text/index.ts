/** What the server itself has to say, in four languages. A fault that a language has no words for does not compile. */
import { type Language, sayRefusal } from '@gloaming/engine';
import type { FaultCode, Faults } from '../src/faults.ts';
import type { TurnBarrier } from '../src/play.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Happening, Words } from './words.ts';

export type { Happening } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };

export const sayFault = <C extends FaultCode>(language: Language, code: C, details: Faults[C]): string =>
  sayRefusal(language, { code, details }, WORDS[language].faults);
export const sayTurnBarrier = (language: Language, barrier: TurnBarrier): string =>
  WORDS[language].turnBarriers[barrier];
/** `isYou`: it is told to whoever it happens to. */
export function sayHappening(language: Language, happening: Happening, name: string, isYou: boolean): string {
  const { happenings, yours } = WORDS[language];
  return isYou ? yours[happening] : happenings[happening](name);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** How strong a bot is. One that has no words is called as it calls itself. */
export const sayBotName = (language: Language, bot: string): string => WORDS[language].bots[bot] ?? capital(bot);
