import { classes } from '../base/classes.ts';
import { useWords } from '../words/index.ts';
import styles from './BigButton.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  choosing: Choosing;
  isBusy: boolean;
  sent: readonly number[];
  onPreview: (answers: readonly number[] | null) => void;
  /** What it does in a word, where the card that it is about lies beside it. */
  inShort?: string | null;
}

/** Short words can be large. */
const SHORT = 24;

/**
 * One button at one place: it does what stands on the lifted card, hands in the tray, sets the dial, or ends the turn. It says what it
 * does, so it is pressed once, by a mouse, a finger or the space bar.
 */
export function BigButton({
  choosing: { big, tray, isFinal, pressBig },
  isBusy,
  sent,
  onPreview,
  inShort = null,
}: Props) {
  const say = useWords();
  const sayTray = (): string => {
    if (tray === null) return '';
    const { left } = tray.filling;
    return left > 0 ? say('n-to-go', { n: left }) : say(`tray-${tray.tray.does}`);
  };
  const isOpen = big !== null && big.answers.length > 0;
  const whole = big === null ? '' : big.is === 'tray' ? sayTray() : big.text;
  const text = big?.is === 'told' && inShort !== null ? inShort : whole;
  const more =
    big?.is !== 'told'
      ? ''
      : isOpen
        ? big.isEnding
          ? say('and-end-turn')
          : tray === null && isFinal
            ? say('for-good')
            : ''
        : sayTray();
  return (
    <ol className={styles.place}>
      <li>
        {big === null ? null : (
          <button
            type="button"
            className={classes(styles.big, text.length <= SHORT && styles.short)}
            data-big={big.is}
            data-answers={big.answers.join(' ')}
            disabled={isBusy || !isOpen}
            aria-busy={sent.length > 0 && sent.join() === big.answers.join()}
            aria-keyshortcuts="Space"
            aria-label={text === whole ? undefined : [whole, more].join(' ').trim()}
            onClick={pressBig}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isOpen && onPreview(big.answers)}
            onPointerLeave={() => onPreview(null)}
          >
            <strong>{text}</strong>
            {more === '' ? null : <small>{more}</small>}
            <span className={styles.key} aria-hidden="true">
              {say('space-bar')}
            </span>
          </button>
        )}
      </li>
    </ol>
  );
}
