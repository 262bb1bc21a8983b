import { sayBarrier } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import type { AtTable } from '../net/useTable.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './QuestionBar.module.css';

/** One button, and why when it is not possible. */
export function Undo({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { language } = useSettings();
  const [isAsked, setAsked] = useState(false);
  const { undo } = present;
  if (undo === null) return null;
  const why = undo === 'possible' ? '' : sayBarrier(language, undo);
  return (
    <>
      <Button
        icon="undo"
        aria-disabled={undo !== 'possible'}
        title={why === '' ? say('undo') : `${say('undo')}: ${why}`}
        onClick={() => (undo === 'possible' ? void at.send({ undo: true }) : setAsked(!isAsked))}
      >
        <span className={styles.label}>{say('undo')}</span>
      </Button>
      <p className={styles.why} role="status">
        {isAsked ? why : ''}
      </p>
    </>
  );
}
