import { useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import styles from '../replay/ReplayPage.module.css';
import { Watching } from '../replay/Watching.tsx';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import own from './LinkedMoment.module.css';
import { namesOf } from './names.ts';
import { PlayOnHere } from './PlayOnHere.tsx';
import type { Linked } from './useLinked.ts';

interface Props {
  packed: string;
  linked: Linked;
  step: number;
  seat: number;
  onWhole: () => void;
}

/** One moment as one seat saw it, and a riddle: what was done then is told to whoever has thought about it. */
export function LinkedMoment({ packed, linked, step, seat, onWhole }: Props) {
  const say = useWords();
  const here = useHereWords();
  const { language } = useSettings();
  const { game, title, replayed } = linked;
  const [guess, setGuess] = useState<number | null>(null);
  const names = namesOf(say, replayed.seats);
  const asked = replayed.questions(step, seat, language, names).find((each) => each.seat === seat);
  const lines = replayed.lines(step, seat, language, names);
  return (
    <Watching {...{ game, title, names, step, seat }} eyes={seat} view={replayed.view(step, seat)}>
      <section className={`${styles.player} ${own.moment}`} aria-labelledby="moment">
        <h2 id="moment">{here.momentTitle({ step, name: names[seat] })}</h2>
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {asked === undefined ? null : (
          <>
            <h3>{here.whatThen}</h3>
            <p className={styles.question}>{asked.text}</p>
            <ol>
              {asked.options.map(({ option, text }) => (
                <li key={option}>
                  <Button
                    aria-pressed={guess === option}
                    {...(guess !== null && option === asked.answer ? { icon: 'passed' as const } : {})}
                    onClick={() => setGuess(option)}
                  >
                    {text}
                  </Button>
                </li>
              ))}
            </ol>
            <p role="status">
              {guess === null || asked.answer === null
                ? ''
                : `${here.wasPlayed({ name: names[seat] })} ${asked.options.find(({ option }) => option === asked.answer)?.text ?? ''}`}
            </p>
          </>
        )}
        <Button icon="play" onClick={onWhole}>
          {here.wholeGame}
        </Button>
      </section>
      <div className={styles.panel}>
        <PlayOnHere packed={packed} linked={linked} step={step} seat={seat} />
      </div>
    </Watching>
  );
}
