import { type Chapter, partsOf } from '@gloaming/engine';
import type { GameName } from '@gloaming/games/fetch';
import { Fragment, use, useEffect } from 'react';
import { Link, PartLink, placeNow } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Card } from '../design/Card.tsx';
import type { CardFace } from '../design/face.ts';
import { ICON_NAMES, type Painted } from '../design/Icon.tsx';
import { Token } from '../design/Token.tsx';
import { Content } from '../frame/Content.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { PAGES } from '../games/index.ts';
import { useWords } from '../words/index.ts';
import styles from './RulesPage.module.css';
import { toldOf } from './told.ts';

const PAINTED: readonly string[] = [...ICON_NAMES.goods, ...ICON_NAMES.figures];
const isPainted = (name: string): name is Painted => PAINTED.includes(name);

/** A sign stays with the word it stands before, which says the same. */
function Line({ text }: { text: string }) {
  const parts = partsOf(text);
  return parts.map((part, i) => {
    if (i === 0) return part;
    const sign = parts[i - 1];
    if (i % 2 === 1 || !isPainted(sign)) return null;
    const [, word, rest] = /^(\S*)(.*)$/s.exec(part) ?? ['', part, ''];
    return (
      <Fragment key={i}>
        <span className={styles.sign}>
          <Token kind={sign} label="" size="small" /> {word}
        </span>
        {rest}
      </Fragment>
    );
  });
}

/** The first stands beside the last word; many of them go on in the next line rather than take that word there. */
function Numbers({ rules }: { rules: readonly string[] }) {
  return (
    <small>
      {rules.map((rule, i) => (
        <Fragment key={rule}>
          {i === 0 ? '\u00A0' : ', '}
          <span className={styles.number}>{rule}</span>
        </Fragment>
      ))}
    </small>
  );
}

function Section({ chapter, faces }: { chapter: Chapter; faces: readonly CardFace[] }) {
  const { name, title, lines } = chapter;
  return (
    <section aria-labelledby={name} className={styles.chapter}>
      <h2 id={name}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map(({ text, rules }) => (
          <li key={text}>
            <Line text={text} />
            {rules.length === 0 ? null : <Numbers rules={rules} />}
          </li>
        ))}
      </ul>
      {faces.length === 0 ? null : (
        <ul className={styles.cards}>
          {faces.map((face) => (
            <li key={face.name}>
              <Card face={face} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A game told to beginners: everything that is needed to play it, in a few minutes. */
export function RulesPage({ game }: { game: GameName }) {
  const say = useWords();
  const { language } = useSettings();
  const { primer, faces } = use(toldOf(game));
  const chapters = primer(language);
  const title = say('rules-of', { title: PAGES[game].words[language].title });
  // The browser looked for the chapter of a link before there was one.
  useEffect(() => document.getElementById(placeNow().hash.slice(1))?.scrollIntoView(), []);
  const all = faces.designs.map((card) => faces.face(language, card));
  return (
    <div data-mood={game} className={styles.page}>
      <Toolbar />
      <Content title={title} className={page.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>
            {say('rules-about')} <Link href="/help">{say('help-table')}</Link> ·{' '}
            <Link href="/gallery">{say('gallery')}</Link>
          </p>
          <nav className={styles.contents} aria-label={say('contents')}>
            {chapters.map(({ name, title: chapter }) => (
              <PartLink key={name} to={name}>
                {chapter}
              </PartLink>
            ))}
          </nav>
        </header>
        {chapters.map((chapter) => (
          <Section
            key={chapter.name}
            chapter={chapter}
            faces={all.filter(({ name }) => chapter.cards.includes(name))}
          />
        ))}
        <Link href="/" className={styles.way}>
          {say('home')}
        </Link>
      </Content>
    </div>
  );
}
