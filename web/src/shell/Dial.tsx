import type { CSSProperties } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Icon } from '../design/Icon.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './Dial.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  /** Without the dial. */
  strength: number;
  choosing: Choosing;
  isBusy: boolean;
  /** Set, and on its way. */
  sent: readonly number[];
}

/** As many as there are on the dial itself. */
const NUMBERS = 10;

/** A battle dial: the number is turned to, and set by a second press; it is secret until all are set. */
export function Dial({ strength, choosing, isBusy, sent }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const armed = choosing.told?.option ?? null;
  const mana = TOKEN_WORDS[language].mana;
  return (
    <div className={styles.dial}>
      <ol>
        {choosing.options.map((deed) => (
          <li key={deed.option} style={{ '--turn': deed.option / NUMBERS } as CSSProperties}>
            <button
              type="button"
              className={armed === deed.option ? styles.set : ''}
              disabled={isBusy}
              aria-busy={sent[0] === deed.option}
              aria-label={deed.text}
              title={deed.text}
              onClick={() => choosing.do(deed)}
            >
              {deed.option}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.middle} role="status">
        <Icon name="mana" label={mana} />
        <b>{armed === null ? strength : `${strength} + ${armed} = ${strength + armed}`}</b>
        {armed === null ? (
          <small>{say('strength-without')}</small>
        ) : (
          // The second press may be on the words that ask for it, or on the number once more.
          <button type="button" className={styles.again} disabled={isBusy} onClick={choosing.pressBig}>
            {say('press-again-short')}
          </button>
        )}
      </p>
    </div>
  );
}
