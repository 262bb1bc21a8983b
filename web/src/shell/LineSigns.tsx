import type { Card } from '@gloaming/engine';
import { addressOf, isPlainClick } from '../base/route.tsx';
import type { CardFace } from '../design/face.ts';
import { SeatDisc } from '../design/SeatDisc.tsx';
import { SignOf } from '../design/SignRows.tsx';
import type { NewsTelling } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './Log.module.css';
import type { LineSign } from './logSigns.ts';

export interface Looking {
  names: readonly string[];
  seat: number;
  /** Without it lines are told as the server told them. */
  telling: NewsTelling | undefined;
  /** Without it cards are named, but cannot be looked at. */
  faceOf?: ((card: Card) => CardFace) | undefined;
  onLook?: ((face: CardFace | null) => void) | undefined;
  onZoom?: ((face: CardFace) => void) | undefined;
}

interface NameProps extends Pick<Looking, 'onLook' | 'onZoom'> {
  face: CardFace;
  /** Where the sentences say the same, what is only seen is no stop for the keyboard. */
  isStop: boolean;
}

/** A link, since a button cannot be broken across lines; another tab shows the card in the gallery. */
export function CardName({ face, isStop, onLook, onZoom }: NameProps) {
  return (
    <a
      href={addressOf(`/gallery?find=${encodeURIComponent(face.text.name)}`)}
      className={styles.card}
      tabIndex={isStop ? undefined : -1}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onZoom?.(face);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook?.(face)}
      onPointerLeave={() => onLook?.(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook?.(face)}
      onBlur={() => onLook?.(null)}
    >
      {face.text.name}
    </a>
  );
}

interface SignsProps {
  signs: readonly LineSign[];
  looking: Looking;
  /** Inside of something that is pressed as a whole. */
  isPlain?: boolean;
}

/** A line in signs; ears are told its sentences. */
export function LineSigns({ signs, looking: { names, seat, faceOf, onLook, onZoom }, isPlain = false }: SignsProps) {
  const say = useWords();
  return signs.map((sign, i) => {
    if ('seat' in sign) {
      const isYou = sign.seat === seat;
      return <SeatDisc key={i} seat={sign.seat} name={isYou ? say('seat-you') : (names[sign.seat] ?? '')} />;
    }
    if ('card' in sign) {
      const face = sign.card < 0 ? undefined : faceOf?.(sign.card);
      const next = signs[i + 1];
      return (
        <span key={i}>
          {face === undefined ? (
            '?'
          ) : isPlain ? (
            face.text.name
          ) : (
            <CardName face={face} isStop={false} onLook={onLook} onZoom={onZoom} />
          )}
          {next !== undefined && 'card' in next ? ',' : ''}
        </span>
      );
    }
    const shown = 'by' in sign ? { ...sign, n: `${sign.by > 0 ? '+' : '−'}${Math.abs(sign.by)}` } : sign;
    return <SignOf key={i} sign={shown} />;
  });
}
