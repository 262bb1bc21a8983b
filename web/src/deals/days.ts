/** Dates as the reader says them. A day of a deal is a date alone, the same in every zone. */
import type { Language } from '@gloaming/engine';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', pl: 'pl', pt: 'pt-BR' };

/** Where the browser says nothing of it, UTC has to do. */
export const myZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
export const sayDay = (language: Language, day: string): string =>
  noonOf(day).toLocaleDateString(LOCALES[language], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
export const sayShortDay = (language: Language, day: string): string =>
  noonOf(day).toLocaleDateString(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
export const sayMoment = (language: Language, at: number): string =>
  new Date(at).toLocaleString(LOCALES[language], { weekday: 'long', hour: '2-digit', minute: '2-digit' });
export const sayDate = (language: Language, at: number): string =>
  new Date(at).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' });
