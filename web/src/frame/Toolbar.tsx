import { LANGUAGES } from '@gloaming/engine';
import type { ReactNode } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Choice } from '../design/Choice.tsx';
import { LANGUAGE_NAMES, useWords } from '../words/index.ts';
import { NewVersion } from './NewVersion.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import styles from './Toolbar.module.css';

function LanguageSwitch() {
  const { language, set } = useSettings();
  const say = useWords();
  return (
    <Choice
      isBare
      label={say('language')}
      value={language}
      options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
      onChange={(each) => set('language', each)}
    />
  );
}

function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        // What stands after the sign may be the code of a seat or of a device, and is still needed.
        event.preventDefault();
        document.getElementById(to)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

interface Props {
  children?: ReactNode;
  /** A page with a menu of its own has the settings in it. */
  menu?: ReactNode;
  /** At a table it stays in sight, where there is room for it, and leaves its room to what the table says. */
  isAtTable?: boolean;
  /** What most come to this page for, behind everything else on it. */
  skipTo?: { readonly id: string; readonly label: string };
}

/** The bar at the top of every page; what belongs to the page itself stands in the middle. */
export function Toolbar({ children, menu = <SettingsButton />, isAtTable = false, skipTo }: Props) {
  const say = useWords();
  return (
    <header className={`${styles.bar} ${isAtTable ? styles.atTable : ''}`}>
      <SkipLink to="content">{say('to-content')}</SkipLink>
      {skipTo === undefined ? null : <SkipLink to={skipTo.id}>{skipTo.label}</SkipLink>}
      <Link href="/" className={styles.brand} aria-label={`Gloaming: ${say('home')}`}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="17" r="8" fill="var(--glow)" />
          <path d="M0 20q8-5 16 0t16 0v12H0z" fill="var(--ink)" />
        </svg>
        <span>Gloaming</span>
      </Link>
      <div className={styles.middle}>{children}</div>
      <nav className={styles.links} aria-label="Gloaming">
        <Link href="/help">{say('help')}</Link>
        <Link href="/gallery">{say('gallery')}</Link>
      </nav>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      {menu}
      {isAtTable ? null : <NewVersion />}
    </header>
  );
}
