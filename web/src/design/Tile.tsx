import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import faceStyles from './Face.module.css';
import { Face } from './Face.tsx';
import type { CardFace } from './face.ts';
import styles from './Tile.module.css';
// After the tile itself: the same edge, lit.
import glow from './TileGlow.module.css';
import { TilePicture } from './TilePicture.tsx';
import { TilePoints } from './TilePoints.tsx';
import { TileWords } from './TileWords.tsx';
import { isFace, isTiny, type TileSize } from './tileSize.ts';
import { useTilePointer } from './useTilePointer.ts';

interface Props {
  face: CardFace;
  size?: TileSize;
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
  const { isPlayable = true } = props;
  const { points = face.points, onPress, onLook, onHold, children } = props;
  const { name, lines } = face.text;
  const isOnPaper = isFace(size);
  const look = isOnPaper ? faceStyles : styles;
  const states = classes(
    isOnPaper ? faceStyles.face : styles.tile,
    look[size],
    isTurned && look.turned,
    isLegal && look.legal,
    (isLegal || isFresh) && styles.lit,
    isLegal && isPlayable && glow.legal,
    (isChosen || isPointedAt) && glow.chosen,
    isFresh && glow.fresh,
    points !== 0 && look.worth,
  );
  const isSaid = size === 'large' || size === 'words' || lines.length === 0;
  return (
    <button
      type="button"
      className={states}
      data-cards={face.mood}
      data-paper={face.paper}
      aria-pressed={isLegal ? isChosen : undefined}
      // Eyes find it a hover or a long press away; ears would have to play the card first.
      aria-description={isSaid ? undefined : lines.join(' ')}
      title={isTiny(size) || size === 'tile' ? name : undefined}
      {...useTilePointer({ onPress, onLook, onHold })}
    >
      {isFace(size) ? (
        <Face {...{ face, isTurned, isLegal, showCost, points }} form={size}>
          {children}
        </Face>
      ) : (
        <>
          <TilePicture {...{ face, size, isTurned, points }} />
          <TilePoints {...{ size, isTurned, points }} />
          <TileWords {...{ face, size, isTurned, isLegal, showCost, showGives, points }}>{children}</TileWords>
        </>
      )}
    </button>
  );
}
