/** What a person has set, kept in this browser. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { keep, recall } from './browserStorage.ts';

export interface Chosen {
  readonly language: Language;
  readonly theme: 'system' | 'dark' | 'light';
  readonly sound: 'off' | 'quiet' | 'on';
  /** How quickly the news is shown, one after the other. */
  readonly pace: 'calm' | 'slow' | 'quick' | 'instant';
  /** Whether what cannot be taken back needs a second press. */
  readonly asking: 'again' | 'never';
  readonly motion: 'system' | 'less';
}
export type SettingName = keyof Chosen;
export type Pace = Chosen['pace'];

/** The values of each, the usual one first. */
export const CHOICES: { readonly [N in SettingName]: readonly Chosen[N][] } = {
  language: LANGUAGES,
  theme: ['system', 'dark', 'light'],
  sound: ['off', 'quiet', 'on'],
  pace: ['calm', 'slow', 'quick', 'instant'],
  asking: ['again', 'never'],
  motion: ['system', 'less'],
};

interface Settings extends Chosen {
  set<N extends SettingName>(name: N, value: Chosen[N]): void;
}

function recallOne<N extends SettingName>(name: N, usual: Chosen[N]): Chosen[N] {
  return CHOICES[name].find((value) => value === recall(name)) ?? usual;
}
const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
const guessLanguage = (): Language => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
const recallAll = (): Chosen => ({
  language: recallOne('language', guessLanguage()),
  theme: recallOne('theme', 'system'),
  sound: recallOne('sound', 'off'),
  pace: recallOne('pace', 'calm'),
  asking: recallOne('asking', 'again'),
  motion: recallOne('motion', 'system'),
});

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(recallAll);
  const { language, theme, motion } = chosen;
  const set: Settings['set'] = useCallback((name, value) => {
    keep(name, value);
    setChosen((before) => ({ ...before, [name]: value }));
  }, []);
  // Before anything is painted: a page must not flash in the other theme.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion;
    const light = matchMedia('(prefers-color-scheme: light)');
    const show = () => {
      const isLight = theme === 'light' || (theme === 'system' && light.matches);
      root.dataset.theme = isLight ? 'light' : 'dark';
    };
    show();
    light.addEventListener('change', show);
    return () => light.removeEventListener('change', show);
  }, [language, theme, motion]);
  const settings = useMemo(() => ({ ...chosen, set }), [chosen, set]);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('SettingsProvider is missing');
  return settings;
}
