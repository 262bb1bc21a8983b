import { Fragment } from 'react';
import type { Run } from './face.ts';
import { wordsOf } from './runs.ts';
import styles from './Sentence.module.css';
import { Stone } from './Token.tsx';

/** What a card says, with the tokens that it speaks of drawn; ears are told their names. */
export function Sentence({ runs }: { runs: readonly Run[] }) {
  return wordsOf(runs).map((word, i) => (
    <Fragment key={i}>
      {i === 0 ? null : ' '}
      {word.every((run) => typeof run === 'string') ? (
        word.join('')
      ) : (
        <span className={styles.whole}>
          {word.map((run, j) =>
            typeof run === 'string' ? (
              run
            ) : (
              <Fragment key={j}>
                <span aria-hidden="true">
                  {run.n === '' ? null : <b>{run.n}</b>}
                  <Stone kind={run.token} />
                </span>
                <span className="unseen">{run.text}</span>
              </Fragment>
            ),
          )}
        </span>
      )}
    </Fragment>
  ));
}
