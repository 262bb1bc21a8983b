import { type Terms, termsIn } from '@gloaming/engine';
import { Fragment } from 'react';
import styles from './Term.module.css';
import { Term } from './Term.tsx';

/** What follows a word without a space between. */
const CLOSING = /^[^\s\p{L}\p{N}]+/u;

/** A text whose terms may be pointed at. No line begins with what closes the sentence. */
export function WithTerms({ text, terms }: { text: string; terms: Terms }) {
  const found = termsIn(text, terms).map((term) => {
    const [closing = ''] = CLOSING.exec(text.slice(term.to)) ?? [];
    return { ...term, closing, end: term.to + closing.length };
  });
  return (
    <>
      {found.map(({ name, from, to, closing }, i) => (
        <Fragment key={name}>
          {text.slice(found[i - 1]?.end ?? 0, from)}
          <span className={styles.closed}>
            <Term word={text.slice(from, to)} means={terms[name][1]} />
            {closing}
          </span>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
