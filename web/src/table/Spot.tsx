import type { Card } from '@gloaming/engine';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { classes } from '../base/classes.ts';
import type { CardFace } from '../design/face.ts';
import type { FaceForm } from '../design/faceForm.ts';
import type { Painted } from '../design/Icon.tsx';
import { LyingTokens } from '../design/LyingTokens.tsx';
import { Tile } from '../design/Tile.tsx';
import type { Desk, Target } from './game.ts';
import type { Box } from './layout/arrange.ts';
import { boxStyle } from './layout/boxStyle.ts';
import styles from './Spot.module.css';
import { useSeenOn } from './underway.tsx';
import type { PressHandlers } from './usePressHandlers.ts';

interface Shown {
  card: Card;
  /** The same one for the same card: made once (`facesOf`). */
  face: CardFace;
  size: FaceForm;
  isTurned?: boolean;
  showCost?: boolean;
  points?: number;
  /** What lies on it. */
  on?: readonly (readonly [Painted, number])[];
  /** Where it lies in its zone, on a table that is laid. */
  box?: Box | undefined;
  /** How wide it is elsewhere, in pixels, where it is small, or stands on a shelf. */
  width?: number;
  /** So many rows of signs a tile has room for. */
  rows?: number;
  /** Where it says all while it is pointed at, seen from where it lies. */
  risen?: Box | null;
  /** Something lies on its upper part. */
  isUnder?: boolean;
  hands: PressHandlers;
}
interface Props extends Shown {
  desk: Desk;
  /** What a press means where it is not the card itself: its twin. */
  target?: Target;
}
interface LyingProps extends Shown {
  target: Target;
  isLegal: boolean;
  isPlayable: boolean;
  isChosen: boolean;
  isPointedAt: boolean;
  isFresh: boolean;
}

/** As wide as a rival's cards are where the table is long. */
const SMALL = 52;

/** What it is worth covers so much of the strip of one that lies under another. */
const MEDAL = 14;

const NOTHING: readonly (readonly [Painted, number])[] = [];

const isSameBox = (a: Box | null | undefined, b: Box | null | undefined): boolean =>
  a === b || (a?.left === b?.left && a?.top === b?.top && a?.width === b?.width && a?.height === b?.height);

function isSame(a: LyingProps, b: LyingProps): boolean {
  const { on: lies = NOTHING, box, risen, ...rest } = a;
  const { on = NOTHING, box: other, risen: up, ...others } = b;
  return (
    isSameBox(box, other) &&
    isSameBox(risen, up) &&
    lies.length === on.length &&
    lies.every(([kind, n], i) => on[i][0] === kind && on[i][1] === n) &&
    Object.entries(rest).every(([name, value]) => others[name as keyof typeof others] === value)
  );
}

/** Whether a card is pointed at, or has the focus. */
function usePointedAt() {
  const [isPointed, setPointed] = useState(false);
  return {
    isPointed,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setPointed(true),
      onBlur: () => setPointed(false),
    },
  };
}

/** One that says too little as it lies: it rises while it is pointed at, and is read whole. */
function Rising({ risen, size, children }: { risen: Box; size: FaceForm; children: (size: FaceForm) => ReactNode }) {
  const { isPointed, handlers } = usePointedAt();
  return (
    <div className={styles.rising} style={isPointed ? boxStyle(risen) : undefined} {...handlers}>
      {children(isPointed ? 'words' : size)}
    </div>
  );
}

/** Most cards are the same after each piece of news: those are not drawn anew. */
const LyingCard = memo(function LyingCard(props: LyingProps) {
  const {
    card,
    face,
    on: lies = NOTHING,
    target,
    box,
    risen,
    isUnder = false,
    width = SMALL,
    hands,
    size,
    ...rest
  } = props;
  const on = useSeenOn(`card:${card}`, lies);
  const tile = (size: FaceForm) => (
    <Tile
      {...rest}
      face={face}
      size={size}
      width={(box?.width ?? width) - (isUnder && face.points > 0 ? MEDAL : 0)}
      {...(box === undefined || isUnder ? {} : { height: box.height })}
      onPress={() => hands.press(target, face, size === 'words')}
      onHold={() => hands.hold(face, target)}
      onLook={(isLooking) => hands.look(isLooking ? face : null, target)}
    >
      {on.length === 0 ? undefined : <LyingTokens on={on} />}
    </Tile>
  );
  return (
    <li
      data-card={card}
      className={classes(box === undefined ? styles.spot : styles.laid, isUnder && styles.under)}
      style={box === undefined ? ({ '--wide': `${width}px` } as CSSProperties) : boxStyle(box)}
    >
      {risen == null ? (
        tile(size)
      ) : (
        <Rising risen={risen} size={size}>
          {tile}
        </Rising>
      )}
    </li>
  );
}, isSame);

/** Where a card lies. The same card in another place is the same thing, so it moves there before one's eyes (`Moving`). */
export function Spot({ desk, target: wanted, ...rest }: Props) {
  const target = wanted ?? (`card:${rest.card}` as const);
  return (
    <LyingCard
      {...rest}
      target={target}
      isLegal={desk.isLegal(target)}
      isPlayable={desk.isPlayable?.(target) ?? true}
      isChosen={desk.isChosen(target)}
      isPointedAt={desk.isPointedAt?.(target) ?? false}
      isFresh={desk.isFresh?.(rest.card) ?? false}
    />
  );
}
