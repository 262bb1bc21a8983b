/** What the server itself has to say, in four languages. A fault that a language has no words for does not compile. */
import type { Language } from '@gloaming/engine';
import type { FaultCode, Faults, Wrong } from '../src/errors.ts';
import type { ENTRIES } from '../src/play.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** What happens at a table besides the game itself; the games tell the rest. */
export type Happening = Exclude<(typeof ENTRIES)[number], 'started' | 'answered'>;

/** What is said of the place where a request does not fit, and of what is expected there. */
export type Wrongs = Readonly<Record<Wrong, (where: string, expected: string) => string>>;

export interface Words {
  faults: { readonly [C in FaultCode]: (details: Faults[C]) => string };
  happenings: Readonly<Record<Happening, (name: string) => string>>;
  /** Those whose names are words. */
  bots: Readonly<Record<string, string>>;
}
const WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };

export function sayFault<C extends FaultCode>(language: Language, code: C, details: Faults[C]): string {
  const say: (details: Faults[C]) => string = WORDS[language].faults[code];
  return say(details);
}
export function sayHappening(language: Language, happening: Happening, name: string): string {
  return WORDS[language].happenings[happening](name);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What a bot is called at a table. One that has no words is called as it calls itself. */
export const sayBotName = (language: Language, bot: string): string => WORDS[language].bots[bot] ?? capital(bot);
