import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { CardPicture } from './CardPicture.tsx';
import { Divided } from './Divided.tsx';
import type { CardFace } from './face.ts';
import { Icon } from './Icon.tsx';
import styles from './Tile.module.css';
// After the tile itself: the same edge, lit.
import glow from './TileGlow.module.css';
import { Token } from './Token.tsx';
import { TOKEN_WORDS } from './tokenWords.ts';

/**
 * A mini is a small picture, with its name on it where there is room; a tag always has its name; a chip is a line with a picture; a large
 * tile says what the card does.
 */
export type TileSize = 'mini' | 'tag' | 'chip' | 'usual' | 'large';

interface Props {
  face: CardFace;
  size?: TileSize;
  isTurned?: boolean;
  /** It answers the question that is asked. */
  isLegal?: boolean;
  isChosen?: boolean;
  /** An answer that is being looked at is about it. */
  isPointedAt?: boolean;
  /** What happened last was about it. */
  isFresh?: boolean;
  /** Once it has been paid, a cost is of no interest. */
  showCost?: boolean;
  /** On a tag, too, where it matters: on one's own. */
  showGives?: boolean;
  points?: number;
  onPress: () => void;
  onLook?: (isLooking: boolean) => void;
  /** A finger that stays on it wants to read it. */
  onHold?: () => void;
  /** What lies on it. */
  children?: ReactNode;
}

/** Smaller: would not fit on the narrowest tile otherwise, or be divided more often. A large one has more room. */
const LONG_WORD = /\p{L}{7}/u;
const LONG_ON_A_LARGE_ONE = /\p{L}{12}/u;
/** Too small for more than a name, and perhaps for that. */
const isTiny = (size: TileSize): boolean => size === 'mini' || size === 'tag';
const HELD_AFTER = 450;

/** Holding a finger on a card shows it large; the press that ends it means nothing more. */
function useHolding(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  // A card that goes while a finger is on it is read no more.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent): void {
      wasHeld.current = false;
      if (event.pointerType === 'mouse' || onHold === undefined) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HELD_AFTER);
    },
    stop,
    wasHeld: (): boolean => wasHeld.current,
    // Keys and screen readers press without a pointer: theirs is never the press that ends a hold.
    isItsEnd: (event: MouseEvent): boolean => wasHeld.current && event.detail > 0,
  };
}

/** A card that goes while it is looked at says so: neither pointer nor focus will leave it any more. */
function useLooking(onLook: Props['onLook']): (isLooking: boolean) => void {
  const latest = useRef(onLook);
  const isLooked = useRef(false);
  useEffect(() => {
    latest.current = onLook;
  });
  useEffect(
    () => () => {
      if (isLooked.current) latest.current?.(false);
    },
    [],
  );
  return (isLooking) => {
    isLooked.current = isLooking;
    onLook?.(isLooking);
  };
}

/** A card on the table: to be pressed; all of its text is a hover, a focus or a long press away. */
export function Tile(props: Props) {
  const { face, size = 'usual', isTurned = false, isLegal = false, isChosen = false, isFresh = false } = props;
  const { isPointedAt = false, showCost = false, showGives = false, onPress, onLook, onHold } = props;
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  const holding = useHolding(onHold);
  const look = useLooking(onLook);
  const points = props.points ?? face.points;
  const states = [
    styles[size],
    isTurned && styles.turned,
    (isLegal || isFresh) && styles.lit,
    isLegal && glow.legal,
    (isChosen || isPointedAt) && glow.chosen,
    isFresh && glow.fresh,
    points !== 0 && styles.worth,
  ];
  const cost = showCost && size !== 'mini' ? face.cost : [];
  const gives = size === 'usual' || size === 'chip' || (size === 'tag' && showGives) ? face.gives : [];
  return (
    <button
      type="button"
      className={[styles.tile, ...states].filter(Boolean).join(' ')}
      data-cards={face.mood}
      aria-pressed={isLegal ? isChosen : undefined}
      // Eyes find it a hover or a long press away; ears would have to play the card first.
      aria-description={size === 'large' || face.text.lines.length === 0 ? undefined : face.text.lines.join(' ')}
      title={isTiny(size) ? face.text.name : undefined}
      onClick={(event) => holding.isItsEnd(event) || onPress()}
      onContextMenu={(event) => holding.wasHeld() && event.preventDefault()}
      onPointerDown={holding.onPointerDown}
      onPointerUp={holding.stop}
      onPointerCancel={holding.stop}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(true)}
      onPointerLeave={() => {
        holding.stop();
        look(false);
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(true)}
      onBlur={() => look(false)}
    >
      <span className={styles.art}>
        <CardPicture face={face} />
        {isTurned ? (
          <span className={styles.turnedSign}>
            <Icon name="turn" />
          </span>
        ) : null}
      </span>
      {points === 0 ? null : (
        <span className={styles.points} aria-hidden="true">
          {isTiny(size) || size === 'chip' ? (
            <span className={styles.coin} title={`${words.points}: ${points}`}>
              {points}
            </span>
          ) : (
            <Token kind="points" n={points} label={words.points} size="small" />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span
          className={`${styles.name} ${(size === 'large' ? LONG_ON_A_LARGE_ONE : LONG_WORD).test(face.text.name) ? styles.long : ''}`}
        >
          <Divided text={face.text.name} />
        </span>
        {/* The name comes first, then how it is with the card, then what it is worth: the order of ears, not of eyes. */}
        {isTurned ? <span className="unseen"> ({say('turned')})</span> : null}
        {isLegal ? <span className="unseen"> ({say('can-be-chosen')})</span> : null}
        {points === 0 ? null : <span className="unseen"> {say('worth', { n: points })}.</span>}
        {cost.length + gives.length > 0 ? (
          <span className={styles.row}>
            {cost.length === 0 ? null : <span className="unseen">{say('costs')}: </span>}
            {cost.map(([kind, n]) => (
              <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />
            ))}
            {gives.length === 0 ? null : (
              <span className={`${styles.row} ${styles.gives}`}>
                <span className="unseen">{say('gives')}: </span>
                {gives.map(([kind, n]) => (
                  <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />
                ))}
              </span>
            )}
          </span>
        ) : null}
        {size === 'large' ? <span className={styles.text}>{face.text.lines.join(' ')}</span> : null}
        {props.children === undefined ? null : (
          <span className={`${styles.row} ${styles.on}`}>
            <span className="unseen">{say('lies-on-it')}: </span>
            {props.children}
          </span>
        )}
      </span>
    </button>
  );
}
