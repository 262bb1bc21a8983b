import type { ReactNode } from 'react';
import type { CardFace } from '../games/face.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import { TOKEN_WORDS } from '../words/tokens.ts';
import { CardArt } from './art/CardArt.tsx';
import styles from './Tile.module.css';
import { Token } from './Token.tsx';

interface Props {
  face: CardFace;
  isTurned?: boolean;
  /** It answers the question that is asked. */
  isLegal?: boolean;
  isChosen?: boolean;
  /** Once it has been paid, a cost is of no interest. */
  showCost?: boolean;
  points?: number;
  onPress: () => void;
  onLook?: (isLooking: boolean) => void;
  /** What lies on it. */
  children?: ReactNode;
}

/** Would not fit on the narrowest tile otherwise, and browsers do not know how to divide it in every language. */
const LONG_WORD = /\p{L}{12}/u;

/** A card on the table: small, to be pressed; its text is a press, a hover or a focus away. */
export function Tile(props: Props) {
  const { face, isTurned = false, isLegal = false, isChosen = false, showCost = false, onPress, onLook } = props;
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  const points = props.points ?? face.points;
  const states = [styles[face.mood], isTurned && styles.turned, isLegal && styles.legal, isChosen && styles.chosen];
  return (
    <button
      type="button"
      className={[styles.tile, ...states].filter(Boolean).join(' ')}
      aria-pressed={isLegal ? isChosen : undefined}
      onClick={onPress}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <span className={styles.art}>
        <CardArt name={face.name} motif={face.motif} light={face.light} />
        {points === 0 ? null : (
          <span className={styles.points}>
            <Token kind="points" n={points} label={words.points} size="small" />
          </span>
        )}
      </span>
      <span className={`${styles.name} ${LONG_WORD.test(face.text.name) ? styles.long : ''}`}>{face.text.name}</span>
      {isTurned ? <span className="unseen">, {say('turned')}</span> : null}
      {isLegal ? <span className="unseen">, {say('can-be-chosen')}</span> : null}
      {showCost && face.cost.length > 0 ? (
        <span className={styles.row}>
          {face.cost.map(([kind, n]) => (
            <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />
          ))}
        </span>
      ) : null}
      {props.children === undefined ? null : <span className={styles.row}>{props.children}</span>}
    </button>
  );
}
