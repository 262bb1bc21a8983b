import { useEffect, useState } from 'react';
import { keep, recall } from '../base/browserStorage.ts';
import { classes } from '../base/classes.ts';
import { Link } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { focusContent } from '../frame/Content.tsx';
import { useWords } from '../words/index.ts';
import { SoundQuestion } from './SoundQuestion.tsx';
import styles from './Welcome.module.css';

/** After so many answers a player knows how. */
const ENOUGH = 15;

interface Props {
  game: string;
  title: string;
  answers: number;
  /** Beside a table that fills the window: above it, it would make all of it smaller until it is gone. Above a longer one it is brief. */
  isAside: boolean;
}

/** How a table works, in a few sentences, at a player's first one: gone for good by one press. */
export function Welcome({ game, title, answers, isAside }: Props) {
  const say = useWords();
  const [isNew, setNew] = useState(() => recall('welcomed') === null);
  const leave = (): void => {
    keep('welcomed', 'yes');
    setNew(false);
  };
  useEffect(() => {
    if (answers >= ENOUGH) leave();
  }, [answers]);
  if (!isNew) return <SoundQuestion isAside={isAside} />;
  return (
    <section className={classes(styles.welcome, isAside ? styles.aside : styles.brief)} aria-label={say('welcome')}>
      <p>
        <strong>{say('welcome')}</strong> {say(isAside ? 'welcome-text' : 'welcome-brief')}{' '}
        <Link href="/help">{say('help-table')}</Link>
        {isAside ? (
          <>
            {' · '}
            <Link href={`/rules/${game}`}>{say('rules-of', { title })}</Link>
          </>
        ) : null}
      </p>
      <Button
        onClick={() => {
          focusContent();
          leave();
        }}
      >
        {say('got-it')}
      </Button>
    </section>
  );
}
