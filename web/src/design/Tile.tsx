import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import styles from './Face.module.css';
import { Face } from './Face.tsx';
import type { CardFace } from './face.ts';
import type { FaceForm } from './faceForm.ts';
// After the face itself: the same edge, lit.
import glow from './TileGlow.module.css';
import { useTilePointer } from './useTilePointer.ts';

interface Props {
  face: CardFace;
  size: FaceForm;
  isTurned?: boolean;
  /** It answers the question that is asked. */
  isLegal?: boolean;
  /** Of what can be pressed only what can be played glows, not what could merely be discarded. */
  isPlayable?: boolean;
  isChosen?: boolean;
  /** An answer that is being looked at is about it. */
  isPointedAt?: boolean;
  /** What happened last was about it. */
  isFresh?: boolean;
  /** Once it has been paid, a cost is of no interest. */
  showCost?: boolean;
  points?: number;
  /** In pixels, where that is known: one that is wide enough says what the card is for. */
  width?: number;
  /** And how high. */
  height?: number;
  /** So many rows of signs it has room for, as a tile. */
  rows?: number;
  onPress: () => void;
  onLook?: (isLooking: boolean) => void;
  /** A finger that stays on it wants to read it. */
  onHold?: () => void;
  /** What lies on it. */
  children?: ReactNode;
}

/** A card on the table: to be pressed; all of its text is a hover, a focus or a long press away. */
export function Tile({ face, size, isTurned = false, isLegal = false, ...props }: Props) {
  const { isChosen = false, isPointedAt = false, isFresh = false, showCost = false } = props;
  const { isPlayable = true } = props;
  const { points = face.points, width, height, rows = 1, onPress, onLook, onHold, children } = props;
  const { name, kind, lines } = face.text;
  const states = classes(
    styles.face,
    styles[size],
    isTurned && styles.turned,
    isLegal && styles.legal,
    isLegal && isPlayable && glow.legal,
    (isChosen || isPointedAt) && glow.chosen,
    isFresh && glow.fresh,
    points !== 0 && styles.worth,
  );
  return (
    <button
      type="button"
      className={states}
      data-cards={face.mood}
      data-paper={face.paper}
      data-form={size}
      aria-pressed={isLegal ? isChosen : undefined}
      // Eyes find it a hover or a long press away; ears would have to play the card first.
      aria-description={size === 'words' ? undefined : lines.length === 0 ? kind : lines.join(' ')}
      title={size === 'tile' ? name : undefined}
      {...useTilePointer({ onPress, onLook, onHold })}
    >
      <Face
        {...{ face, isTurned, isLegal, showCost, points, rows }}
        {...(width === undefined ? {} : { width })}
        {...(height === undefined ? {} : { height })}
        form={size}
      >
        {children}
      </Face>
    </button>
  );
}
