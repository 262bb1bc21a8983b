import type { Eyes } from '@gloaming/engine/session';
import { useSettings } from '../base/settings.tsx';
import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import styles from './ReplayPage.module.css';

interface Props {
  replayed: Replayed;
  step: number;
  eyes: Eyes;
  names: readonly string[];
}

/** What has just happened, and what is decided next. */
export function StepText({ replayed, step, eyes, names }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const lines = replayed.lines(step, eyes, language, names);
  const questions = replayed.questions(step, eyes, language, names);
  return (
    <>
      <div className={styles.told} aria-live="polite">
        {step === 0 ? <p className={styles.mark}>{say('at-the-beginning')}</p> : null}
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {step === replayed.steps ? <p className={styles.mark}>{say('at-the-end')}</p> : null}
      </div>
      {questions.map(({ seat, text, options, answer }) => {
        const chosen = options.find(({ option }) => option === answer);
        const others = options.filter(({ option }) => option !== answer);
        const title = say(chosen === undefined ? 'still-thinking' : 'chose', { name: names[seat] });
        return (
          <section key={seat} className={styles.asked} aria-label={title}>
            <h3>{title}</h3>
            <p className={styles.question}>{text}</p>
            {chosen === undefined ? null : <p className={styles.answer}>{chosen.text}</p>}
            {others.length === 0 ? null : (
              <details>
                <summary>{say('other-options', { n: others.length })}</summary>
                <ul>
                  {others.map(({ option, text: other }) => (
                    <li key={option}>{other}</li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}
