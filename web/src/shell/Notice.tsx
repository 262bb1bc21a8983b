import type { ReactNode } from 'react';
import { Toolbar } from '../design/Toolbar.tsx';
import styles from './Notice.module.css';

/** A page that says one thing, and offers a way on. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <Toolbar />
      <main id="content" className={styles.notice}>
        <h1>{title}</h1>
        {text === '' ? null : <p>{text}</p>}
        {children}
      </main>
    </>
  );
}
