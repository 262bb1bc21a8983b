import { type ReactNode, useState } from 'react';
import { useWords } from '../words/index.ts';
import styles from './AskOnce.module.css';
import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';

interface Props {
  text: string;
  icon?: IconName;
  onYes: () => void;
  children: ReactNode;
}

/** A button for what cannot be taken back: it asks once. */
export function AskOnce({ text, icon, onYes, children }: Props) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button {...(icon === undefined ? {} : { icon })} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  return (
    <div className={styles.asking} role="alert">
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            setAsking(false);
            onYes();
          }}
        >
          {say('really')}
        </Button>
        <Button look="quiet" autoFocus onClick={() => setAsking(false)}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
}
