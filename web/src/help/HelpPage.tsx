import { Fragment } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Content } from '../frame/Content.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { GAMES, PAGES } from '../games/index.ts';
import { isPlain, type Say, useWords } from '../words/index.ts';
import { CHAPTERS } from './chapters.ts';
import styles from './HelpPage.module.css';

/** What stands in braces is the name of something on the page, as it is called there. */
function Line({ text, say }: { text: string; say: Say }) {
  return text
    .split(/\{([a-z-]+)\}/)
    .map((part, i) => (i % 2 === 1 && isPlain(part) ? <b key={i}>{say(part)}</b> : part));
}

/** How the table works; the rules of the games have pages of their own. */
export function HelpPage() {
  const say = useWords();
  const { language } = useSettings();
  return (
    <>
      <Toolbar />
      <Content title={say('help-table')} className={`${page.page} ${styles.page}`}>
        <h1>{say('help-table')}</h1>
        <p>
          {say('help-rules')}{' '}
          {GAMES.map((game) => (
            <Fragment key={game}>
              <Link href={`/rules/${game}`}>{PAGES[game].words[language].title}</Link> ·{' '}
            </Fragment>
          ))}
          <Link href="/lessons">{say('lessons')}</Link> · <Link href="/gallery">{say('gallery')}</Link>
        </p>
        {CHAPTERS[language].map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Line text={line} say={say} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Link href="/" className={styles.way}>
          {say('home')}
        </Link>
      </Content>
    </>
  );
}
