import type { ReactNode } from 'react';
import { go } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import { Content } from './Content.tsx';
import styles from './Notice.module.css';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  title: string;
  text: string;
  /** There is nothing more to come here: the way on is the start page. */
  isEnd?: boolean;
  children?: ReactNode;
}

/** A page that says one thing, and offers a way on. */
export function Notice({ title, text, isEnd = false, children }: Props) {
  const say = useWords();
  return (
    <>
      <Toolbar />
      <Content title={title} className={styles.notice}>
        <h1>{title}</h1>
        {text === '' ? null : <p>{text}</p>}
        {children}
        {isEnd ? (
          <Button look="main" icon="home" onClick={() => go('/')}>
            {say('home')}
          </Button>
        ) : null}
      </Content>
    </>
  );
}
