import { Fragment } from 'react';

/** What is asked for stands between pairs of asterisks, and stands out. */
export function Words({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, i) => <Fragment key={i}>{i % 2 === 1 ? <strong>{part}</strong> : part.replaceAll('*', '')}</Fragment>);
}
