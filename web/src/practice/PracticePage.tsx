import type { Verb } from '@gloaming/engine';
import type { ExerciseAt } from '@gloaming/engine/lessons';
import type { GameName } from '@gloaming/games/fetch';
import { use, useEffect } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Notice } from '../frame/Notice.tsx';
import { PAGES } from '../games/index.ts';
import { usePlayer } from '../net/player.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { Revealing } from '../shell/Revealing.tsx';
import { useWords } from '../words/index.ts';
import { Coach } from './Coach.tsx';
import { lessonsIn } from './exercises.ts';
import { notePractised } from './practised.ts';
import { usePractice } from './usePractice.ts';

interface Props {
  game: GameName;
  exercise: ExerciseAt<unknown, Verb>;
  next: string;
}

function Practising({ game, exercise, next }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const me = usePlayer();
  const names = [me?.name ?? say('guest'), say('practice-rival')];
  const practice = usePractice(exercise, { game, title: PAGES[game].words[language].title, names });
  const { at, outcome, round } = practice;
  useEffect(() => {
    if (outcome === 'reached') notePractised(game, exercise.name);
  }, [outcome, game, exercise]);
  if (at.present === null) return null;
  const coach = <Coach words={exercise.words(language)} practice={practice} next={next} />;
  return <Revealing key={round} at={at} present={at.present} coach={coach} />;
}

/** One short lesson, on a table like any other: nobody but this browser knows of it. */
export function PracticePage({ game, name }: { game: GameName; name: string }) {
  const say = useWords();
  useMeeting();
  const { exercises } = use(lessonsIn(game));
  const at = exercises.findIndex((each) => each.name === name);
  if (at < 0) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  const after = exercises[at + 1];
  const next = after === undefined ? '/lessons' : `/lessons/${game}/${after.name}`;
  return <Practising key={name} game={game} exercise={exercises[at]} next={next} />;
}
