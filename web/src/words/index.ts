/** What the interface says, in four languages (ICU messages). What the games say comes from the games. */
import type { Language } from '@gloaming/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { useCallback } from 'react';
import { useSettings } from '../base/settings.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export type Message = keyof typeof en;
export type Messages = Readonly<Record<Message, string>>;
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, pl, pt };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  pt: 'Português',
};
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', de: 'de', pl: 'pl', pt: 'pt-BR' };

/** Several names are one list, as the language joins them. */
type Values = Record<string, string | number | readonly string[]>;
export type Say = (message: Message, values?: Values) => string;

const formats = new Map<string, IntlMessageFormat>();

const joined = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language]).format(names);

export function say(language: Language, message: Message, values: Values = {}): string {
  const key = `${language} ${message}`;
  const known = formats.get(key);
  // Names may hold anything, also what looks like a tag: only numbers and plurals are of interest here.
  const format =
    known ?? new IntlMessageFormat(MESSAGES[language][message], LOCALES[language], undefined, { ignoreTag: true });
  if (known === undefined) formats.set(key, format);
  const plain = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? joined(language, value) : value,
  ]);
  return String(format.format(Object.fromEntries(plain)));
}

export function useWords(): Say {
  const { language } = useSettings();
  return useCallback((message, values) => say(language, message, values), [language]);
}
