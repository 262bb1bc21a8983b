import { type Frame, NONE, seatLetter, type Verb } from '@gloaming/engine';
import styles from './DebugPanel.module.css';

/** A verb as it is written in the source: its name, and what it was given. */
function verbText({ verb, ...given }: Verb): string {
  return Object.keys(given).length === 0 ? verb : `${verb} ${JSON.stringify(given)}`;
}

const remembered = ({ from, it, n, held }: Frame<Verb>): string =>
  Object.entries({ from, it, n, held })
    .filter(([name, value]) => value !== (name === 'n' ? 0 : NONE))
    .map(([name, value]) => ` · ${name} ${value}`)
    .join('');

/** A stack of frames, the one that comes next at the top; in each the verb that play has come to is marked. */
export function FrameList({ title, frames }: { title: string; frames: readonly Frame<Verb>[] }) {
  return (
    <section aria-label={title}>
      <h3>
        {title} <small>{frames.length}</small>
      </h3>
      <ol className={styles.frames}>
        {frames.toReversed().map((frame, i) => (
          <li key={frames.length - i}>
            <p>
              {seatLetter(frame.seat)}
              {remembered(frame)}
            </p>
            <ol>
              {frame.verbs.map((verb, at) => (
                <li key={at} aria-current={at === frame.at ? 'step' : undefined}>
                  {verbText(verb)}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
