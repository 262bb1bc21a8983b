import { isGameName } from '@gloaming/games/fetch';
import { againOf } from '@gloaming/games/lessons';
import type { NewTable } from '@gloaming/protocol';
import { useState } from 'react';
import { go } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { pageOf } from '../games/index.ts';
import { Lantern } from '../lesson/Lantern.tsx';
import styles from '../lesson/LessonOffer.module.css';
import { useOpening } from '../start/useOpening.ts';
import { useWords } from '../words/index.ts';

/** Strong enough to have something to do, and not discouraging. */
const FIRST_OPPONENT = { kind: 'bot', bot: 'novice' } as const;

/** When a game with a teacher is over: ways to go on. */
export function AfterLesson({ game, lesson }: { game: string; lesson: string }) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const { isBusy, open } = useOpening(setTrouble);
  const again = isGameName(game) ? againOf(game, lesson) : null;
  const play: NewTable = {
    game,
    chosen: pageOf(game)?.chosen ?? {},
    seats: [{ kind: 'me' }, FIRST_OPPONENT],
    private: true,
  };
  return (
    <section className={styles.offer} aria-label={say('lesson-onward')}>
      <Lantern />
      <p>
        <strong>{say('lesson-onward')}</strong> {say('lesson-onward-text')}
      </p>
      <div className={styles.ways}>
        <Button look="main" icon="play" disabled={isBusy} onClick={() => void open(play)}>
          {say('lesson-play-on')}
        </Button>
        <Button onClick={() => go('/lessons')}>{say('lesson-short-ones')}</Button>
        {again === null ? null : (
          <Button disabled={isBusy} onClick={() => void open({ game, lesson: again.lesson, seats: [{ kind: 'me' }] })}>
            {say('lesson-again-from', { round: again.round })}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => void open({ game, lesson, seats: [{ kind: 'me' }] })}>
          {say('lesson-same-again')}
        </Button>
      </div>
      <Trouble text={trouble} look="line" />
    </section>
  );
}
