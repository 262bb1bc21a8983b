import { useId } from 'react';
import { Divided } from '../design/Divided.tsx';
import type { Preview } from '../table/preview.ts';
import { useWords } from '../words/index.ts';
import type { Deed } from './choosing.ts';
import styles from './OptionButton.module.css';
import { Becoming } from './Outcome.tsx';
import { previewHandlers } from './previewHandlers.ts';

interface Props {
  offer: Deed;
  /** In the list, from 1. */
  number: number;
  /** The next press does it, and it cannot be taken back. */
  isArmed: boolean;
  isBusy: boolean;
  /** It is this one that is on its way. */
  isSent: boolean;
  /** What it will do, where that is told on the button. */
  previewed: Preview | null;
  /** What the card does that the answer only names. */
  note: string;
  onPress: () => void;
  onPreview: (isPreviewing: boolean) => void;
}

/** An answer. What cannot be taken back first says what it will do, and is done when it is pressed again. */
export function OptionButton({ offer, number, isArmed, isBusy, isSent, previewed, note, onPress, onPreview }: Props) {
  const say = useWords();
  const id = useId();
  return (
    <button
      type="button"
      className={`${styles.option} ${isArmed ? styles.armed : ''}`}
      disabled={isBusy}
      aria-busy={isSent}
      data-answers={offer.answers.join(' ')}
      // Of two digits, typed one after the other, there is no way to say it here.
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      aria-describedby={isArmed || previewed !== null ? id : undefined}
      onClick={onPress}
      {...previewHandlers(onPreview)}
    >
      {/* Part of its name: who cannot see the list presses the number, too. */}
      <span className={styles.key}>
        {number}
        <span className="unseen">: </span>
      </span>
      <span>
        <Divided text={offer.text} />
        {note === '' ? null : <small className={styles.note}> {note}</small>}
        {isArmed || previewed !== null ? (
          <span id={id} className={styles.outcome} data-part="outcome">
            {previewed === null ? null : <Becoming goods={previewed.goods} />}
            {previewed?.lines.map((line, i) => (
              <span key={i}>{line} </span>
            ))}
            {isArmed ? <b>{say('press-again')}</b> : null}
          </span>
        ) : null}
      </span>
    </button>
  );
}
