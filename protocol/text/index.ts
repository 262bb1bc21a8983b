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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In the largest unit of which there are at least two. */
function sayTime(language: Language, seconds: number): string {
  const [unit, length] = (
    [
      ['day', DAY],
      ['hour', HOUR],
      ['minute', MINUTE],
    ] as const
  ).find(([, each]) => seconds >= 2 * each) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(seconds / length),
  );
}
/** What becomes of the players' clocks: below 0, the server's own was set back. */
export const sayGivenBack = (language: Language, seconds: number): string =>
  seconds < 0
    ? WORDS[language].setBack(sayTime(language, -seconds))
    : WORDS[language].givenBack(sayTime(language, seconds));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** How strong a bot is. One that has no words is called as it calls itself. */
export const sayBotName = (language: Language, bot: string): string => WORDS[language].bots[bot] ?? capital(bot);
