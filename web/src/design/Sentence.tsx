import { Fragment, type ReactNode } from 'react';
import type { Run } from './face.ts';
import { Icon } from './Icon.tsx';
import type { Told } from './runs.ts';
import styles from './Sentence.module.css';
import { Stone } from './Token.tsx';

function Word({ word }: { word: readonly Run[] }) {
  if (word.every((run) => typeof run === 'string')) return word.join('');
  return (
    <span className={styles.whole}>
      {word.map((run, i) =>
        typeof run === 'string' ? (
          run
        ) : (
          <Fragment key={i}>
            <span aria-hidden="true">
              {run.n === '' ? null : <b>{run.n}</b>}
              <Stone kind={run.token} />
            </span>
            <span className="unseen">{run.text}</span>
          </Fragment>
        ),
      )}
    </span>
  );
}

function spaced(words: readonly Run[][]): ReactNode {
  return words.map((word, i) => (
    <Fragment key={i}>
      {i === 0 ? null : ' '}
      <Word word={word} />
    </Fragment>
  ));
}

/** What a card says: when it works first, and the tokens that it speaks of drawn; ears are told their names. */
export function Sentence({ told: { words, opening, sign } }: { told: Told }) {
  const [first, ...others] = words.slice(0, opening);
  return (
    <>
      {sign === null ? null : (
        <span className={styles.beginning}>
          <Icon name={sign} className={styles.sign} />
          {first === undefined ? null : (
            <b>
              <Word word={first} />
            </b>
          )}
        </span>
      )}
      {others.length === 0 ? null : <b> {spaced(others)}</b>}
      {opening === 0 ? null : ' '}
      {spaced(words.slice(opening))}
    </>
  );
}
