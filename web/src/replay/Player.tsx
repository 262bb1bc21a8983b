import type { Eyes } from '@gloaming/engine/session';
import { type ReactNode, useId } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import styles from './ReplayPage.module.css';
import type { Steps } from './useSteps.ts';

interface Props {
  replayed: Replayed;
  steps: Steps;
  names: readonly string[];
  eyes: Eyes;
  setEyes: (eyes: Eyes) => void;
  /** What happens at this moment: beside the controls, so that it is in sight wherever one looks. */
  children: ReactNode;
}

/** The controls of a replay. */
export function Player({ replayed, steps, names, eyes, setEyes, children }: Props) {
  const say = useWords();
  const id = useId();
  const { step, isRunning, goTo, run } = steps;
  const last = replayed.steps;
  const round = replayed.rounds[step];
  const where = say('moment-of', { step, n: last, when: round === 0 ? say('setup') : say('round', { n: round }) });
  const seats: readonly (readonly [string, string])[] = Array.from(
    { length: replayed.seats },
    (_, seat) => [String(seat), names[seat]] as const,
  );
  return (
    <section className={styles.player} aria-label={say('moment')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.moment} tabIndex={0} aria-label={say('log')}>
        {children}
      </section>
      <div className={styles.slide}>
        <label htmlFor={id} className="unseen">
          {say('moment')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={step}
          aria-valuetext={where}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <output htmlFor={id}>{where}</output>
      </div>
      <div className={styles.controls}>
        <Button icon="first-step" aria-label={say('to-first')} disabled={step === 0} onClick={() => goTo(0)} />
        <Button icon="previous" aria-label={say('to-previous')} disabled={step === 0} onClick={() => goTo(step - 1)} />
        <Button
          look="main"
          icon={isRunning ? 'pause' : 'play'}
          aria-label={say(isRunning ? 'halt' : 'run')}
          disabled={step === last && !isRunning}
          onClick={() => run(!isRunning)}
        />
        <Button icon="next" aria-label={say('to-next')} disabled={step === last} onClick={() => goTo(step + 1)} />
        <Button icon="last-step" aria-label={say('to-last')} disabled={step === last} onClick={() => goTo(last)} />
        <Choice
          label={say('eyes')}
          value={String(eyes)}
          options={[['open', say('eyes-open')], ...seats]}
          onChange={(value) => setEyes(value === 'open' ? 'open' : Number(value))}
        />
      </div>
    </section>
  );
}
