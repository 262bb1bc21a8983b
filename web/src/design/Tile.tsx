import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import type { CardFace } from './face.ts';
import styles from './Tile.module.css';
// After the tile itself: the same edge, lit.
import glow from './TileGlow.module.css';
import { TilePicture } from './TilePicture.tsx';
import { TilePoints } from './TilePoints.tsx';
import { TileWords } from './TileWords.tsx';
import { isTiny, type TileSize } from './tileSize.ts';
import { useTilePointer } from './useTilePointer.ts';

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

/** A card on the table: to be pressed; all of its text is a hover, a focus or a long press away. */
export function Tile({ face, size = 'usual', isTurned = false, isLegal = false, ...props }: Props) {
  const { isChosen = false, isPointedAt = false, isFresh = false, showCost = false, showGives = false } = props;
  const { points = face.points, onPress, onLook, onHold, children } = props;
  const { name, lines } = face.text;
  const states = classes(
    styles[size],
    isTurned && styles.turned,
    (isLegal || isFresh) && styles.lit,
    isLegal && glow.legal,
    (isChosen || isPointedAt) && glow.chosen,
    isFresh && glow.fresh,
    points !== 0 && styles.worth,
  );
  return (
    <button
      type="button"
      className={`${styles.tile} ${states}`}
      data-cards={face.mood}
      aria-pressed={isLegal ? isChosen : undefined}
      // Eyes find it a hover or a long press away; ears would have to play the card first.
      aria-description={size === 'large' || lines.length === 0 ? undefined : lines.join(' ')}
      title={isTiny(size) ? name : undefined}
      {...useTilePointer({ onPress, onLook, onHold })}
    >
      <TilePicture {...{ face, size, isTurned, points }} />
      <TilePoints {...{ size, isTurned, points }} />
      <TileWords {...{ face, size, isTurned, isLegal, showCost, showGives, points }}>{children}</TileWords>
    </button>
  );
}
