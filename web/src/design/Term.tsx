import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Term.module.css';

/** Pixels between a word and what it means, and between that and the edge of the window. */
const ROOM = 8;
/** Pixels in which a line or two have room, and how wide they may be. */
const HIGH = 110;
const WIDE = 330;

/** Above the sentence of the word, where there is room, and never beyond the edge. */
function placeAt(word: Element): React.CSSProperties {
  const { left, right } = word.getBoundingClientRect();
  const { top, bottom } = (word.parentElement ?? word).getBoundingClientRect();
  const isLeft = left + WIDE < innerWidth || left < innerWidth - right;
  return {
    ...(top > HIGH ? { bottom: innerHeight - top + ROOM } : { top: bottom + ROOM }),
    ...(isLeft ? { left: Math.max(ROOM, left) } : { right: Math.max(ROOM, innerWidth - right) }),
  };
}

interface Props {
  word: string;
  means: string;
}

/** A word that says what it means when a mouse points at it, when the keyboard comes to it, and when a finger rests on it. */
export function Term({ word, means }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<React.CSSProperties | null>(null);
  const isShown = place !== null;
  const show = (): void => setPlace(button.current === null ? null : placeAt(button.current));
  const hide = (): void => setPlace(null);
  // A finger that is set down elsewhere takes no focus with it.
  useEffect(() => {
    if (!isShown) return;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || button.current?.contains(target) !== true) setPlace(null);
    };
    // Whoever comes to it by keyboard may have moved what it stands in.
    const follow = (): void => setPlace(button.current === null ? null : placeAt(button.current));
    addEventListener('pointerdown', leave, true);
    addEventListener('scroll', follow, true);
    return () => {
      removeEventListener('pointerdown', leave, true);
      removeEventListener('scroll', follow, true);
    };
  }, [isShown]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.term}
        data-term=""
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={show}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
        onPointerDown={show}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {word}
      </button>
      {isShown
        ? createPortal(
            <span id={id} role="tooltip" className={styles.means} style={place}>
              {means}
            </span>,
            document.querySelector('main') ?? document.body,
          )
        : null}
    </>
  );
}
