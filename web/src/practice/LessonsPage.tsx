import type { GameName } from '@gloaming/games/fetch';
import { use, useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { GAMES, PAGES } from '../games/index.ts';
import { useOpening } from '../start/useOpening.ts';
import { useWords } from '../words/index.ts';
import { lessonsIn } from './exercises.ts';
import styles from './LessonsPage.module.css';
import { isPractised } from './practised.ts';
import { Words } from './Words.tsx';

function GameLessons({ game, onTrouble }: { game: GameName; onTrouble: (trouble: string) => void }) {
  const say = useWords();
  const { language } = useSettings();
  const { firstGames, exercises } = use(lessonsIn(game));
  const { isBusy, open } = useOpening(onTrouble);
  const { title } = PAGES[game].words[language];
  return (
    <section className={styles.game} data-mood={game} aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{title}</h2>
      <div className={styles.firstGames}>
        {firstGames.map((lesson, i) => (
          <Button
            key={lesson.name}
            look={i === 0 ? 'main' : 'plain'}
            icon="play"
            disabled={isBusy}
            onClick={() => void open({ game, lesson: lesson.name, seats: [{ kind: 'me' }] })}
          >
            {firstGames.length === 1 ? say('lesson-first') : lesson.title(language)}{' '}
            <span className="unseen">: {title}</span>
          </Button>
        ))}
      </div>
      <ol className={styles.list}>
        {exercises.map((exercise) => {
          const words = exercise.words(language);
          return (
            <li key={exercise.name}>
              <Link href={`/lessons/${game}/${exercise.name}`} className={styles.lesson}>
                <strong>
                  {words.title} {isPractised(game, exercise.name) ? <small>✓ {say('practice-done')}</small> : null}
                </strong>
                <span>
                  <Words text={words.goal} />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** All lessons: the first game of each with a teacher, and the short ones, each with one goal. */
export function LessonsPage() {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  return (
    <>
      <Toolbar />
      <Content title={say('lessons')} className={`${page.page} ${styles.page}`}>
        <h1>{say('lessons')}</h1>
        <p>{say('lessons-text')}</p>
        <Trouble text={trouble} />
        <div className={styles.games}>
          {GAMES.map((game) => (
            <GameLessons key={game} game={game} onTrouble={setTrouble} />
          ))}
        </div>
        <Link href="/" className={styles.way}>
          {say('home')}
        </Link>
      </Content>
    </>
  );
}
