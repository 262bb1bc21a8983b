import type { ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Content } from '../design/Content.tsx';
import { Toolbar } from '../design/Toolbar.tsx';
import { go } from '../route.tsx';
import { useWords } from '../words/index.ts';
import styles from './Notice.module.css';

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
