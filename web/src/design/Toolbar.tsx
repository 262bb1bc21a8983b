import { LANGUAGES } from '@gloaming/engine';
import type { ReactNode } from 'react';
import { Link } from '../route.tsx';
import { THEMES, useSettings } from '../settings.tsx';
import { LANGUAGE_NAMES, useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import { Choice } from './Choice.tsx';
import styles from './Toolbar.module.css';

const THEME_SIGNS = { system: 'system', dark: 'moon', light: 'sun' } as const;

function LanguageSwitch() {
  const { language, setLanguage } = useSettings();
  const say = useWords();
  return (
    <Choice
      isBare
      label={say('language')}
      value={language}
      options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
      onChange={setLanguage}
    />
  );
}

/** One button that goes round: as the system, dark, light. */
function ThemeSwitch() {
  const { theme, setTheme } = useSettings();
  const say = useWords();
  const label = `${say('theme')}: ${say(`theme-${theme}`)}`;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return (
    <Button look="quiet" icon={THEME_SIGNS[theme]} aria-label={label} title={label} onClick={() => setTheme(next)} />
  );
}

/** The bar at the top of every page; what belongs to the page itself stands in the middle. */
export function Toolbar({ children }: { children?: ReactNode }) {
  const say = useWords();
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        {say('to-content')}
      </a>
      <Link href="/" className={styles.brand} aria-label={`Gloaming: ${say('home')}`}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="17" r="8" fill="var(--glow)" />
          <path d="M0 20q8-5 16 0t16 0v12H0z" fill="var(--ink)" />
        </svg>
        <span>Gloaming</span>
      </Link>
      <div className={styles.middle}>{children}</div>
      <Link href="/gallery" className={styles.link}>
        {say('gallery')}
      </Link>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}
