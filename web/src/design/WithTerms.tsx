import { type Terms, termsIn } from '@gloaming/engine';
import { Fragment } from 'react';
import { Term } from './Term.tsx';

/** A text whose terms may be pointed at. */
export function WithTerms({ text, terms }: { text: string; terms: Terms }) {
  const found = termsIn(text, terms);
  return (
    <>
      {found.map(({ name, from, to }, i) => (
        <Fragment key={name}>
          {text.slice(found[i - 1]?.to ?? 0, from)}
          <Term word={text.slice(from, to)} means={terms[name][1]} />
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to ?? 0)}
    </>
  );
}
