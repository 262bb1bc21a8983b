/** What a person has set: language and theme, kept in this browser. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';

export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  setLanguage(language: Language): void;
  setTheme(theme: Theme): void;
}

const isLanguage = (word: string | null): word is Language => LANGUAGES.some((language) => language === word);
const isTheme = (word: string | null): word is Theme => THEMES.some((theme) => theme === word);

/** Storage may be switched off; then a setting lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(`gloaming.${name}`);
  } catch {
    return null;
  }
}
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`gloaming.${name}`, value);
  } catch {
    // It was set for this page all the same.
  }
}

function guessLanguage(): Language {
  const kept = read('language');
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}
function guessTheme(): Theme {
  const kept = read('theme');
  return isTheme(kept) ? kept : 'system';
}

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(guessLanguage);
  const [theme, setTheme] = useState(guessTheme);
  useEffect(() => {
    document.documentElement.lang = language;
    keep('language', language);
  }, [language]);
  // Before anything is painted: a page must not flash in the other theme.
  useLayoutEffect(() => {
    keep('theme', theme);
    const light = matchMedia('(prefers-color-scheme: light)');
    const show = () => {
      const isLight = theme === 'light' || (theme === 'system' && light.matches);
      document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
    };
    show();
    light.addEventListener('change', show);
    return () => light.removeEventListener('change', show);
  }, [theme]);
  const settings = useMemo(() => ({ language, theme, setLanguage, setTheme }), [language, theme]);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('SettingsProvider is missing');
  return settings;
}
