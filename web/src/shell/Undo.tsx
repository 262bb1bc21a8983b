import { sayBarrier } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { keep, recall } from '../base/browserStorage.ts';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import sign from './SignOnly.module.css';
import styles from './Undo.module.css';

const KNOWN = 'turn-back-known';

/** One button, and why when it is not possible. Against bots one can then go further, to where one's turn began. */
export function Undo({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { language } = useSettings();
  const [isAsked, setIsAsked] = useState(false);
  const { undo, takeTurnBack, table } = present;
  // What was asked stays answered while others play on, and is settled as soon as there is something of one's own to undo.
  if (isAsked && undo === 'possible') setIsAsked(false);
  if (undo === null) return null;
  const why = undo === 'possible' ? '' : sayBarrier(language, undo);
  const mayGoFurther = takeTurnBack === 'possible';
  // What going further means is said until it was done once.
  const means = mayGoFurther && recall(KNOWN) === null && !table.tookBack ? ` ${say('turn-back-text')}` : '';
  const { sending } = at;
  const goFurther = (): void => {
    keep(KNOWN, 'yes');
    setIsAsked(false);
    void at.send({ takeTurnBack: true });
  };
  return (
    <>
      <Button
        icon="undo"
        aria-disabled={undo !== 'possible' && !mayGoFurther}
        aria-busy={sending !== null && !('answers' in sending)}
        title={why === '' ? say('undo') : `${say('undo')}: ${why}`}
        onClick={() => (undo === 'possible' ? void at.send({ undo: true }) : setIsAsked(!isAsked))}
      >
        <span className={sign.label}>{say('undo')}</span>
      </Button>
      <p className={styles.why} data-part="why" role="status">
        {isAsked && why !== '' ? why + means : ''}
      </p>
      {isAsked && why !== '' && mayGoFurther ? (
        <Button icon="undo" className={styles.turnBack} data-part="turn-back" onClick={goFurther}>
          {say('turn-back')}
        </Button>
      ) : null}
    </>
  );
}
