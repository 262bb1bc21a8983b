import { sayBarrier } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import styles from './QuestionBar.module.css';

/** One button, and why when it is not possible. */
export function Undo({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { language } = useSettings();
  // A reason is one of the moment at which it was asked for.
  const [askedAt, setAskedAt] = useState(-1);
  const { undo, version } = present;
  const isAsked = askedAt === version;
  if (undo === null) return null;
  const why = undo === 'possible' ? '' : sayBarrier(language, undo);
  return (
    <>
      <Button
        icon="undo"
        aria-disabled={undo !== 'possible'}
        aria-busy={at.sending !== null && 'undo' in at.sending}
        title={why === '' ? say('undo') : `${say('undo')}: ${why}`}
        onClick={() => (undo === 'possible' ? void at.send({ undo: true }) : setAskedAt(isAsked ? -1 : version))}
      >
        <span className={styles.label}>{say('undo')}</span>
      </Button>
      <p className={styles.why} role="status">
        {isAsked ? why : ''}
      </p>
    </>
  );
}
