import type { Ref } from 'react';
import styles from './Trouble.module.css';

interface Props {
  /** Empty where there is none. */
  text: string;
  look?: 'plain' | 'line' | 'box';
  ref?: Ref<HTMLParagraphElement>;
}

/** What went wrong, said at once. */
export function Trouble({ text, look = 'plain', ref }: Props) {
  return text === '' ? null : (
    <p ref={ref} role="alert" className={look === 'plain' ? undefined : styles[look]}>
      {text}
    </p>
  );
}
