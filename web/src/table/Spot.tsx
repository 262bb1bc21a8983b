import type { Card } from '@gloaming/engine';
import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import { Tile, type TileSize } from '../design/Tile.tsx';
import type { CardFace } from '../games/face.ts';
import type { Desk, Target } from '../games/table.ts';

interface Props {
  card: Card;
  face: CardFace;
  desk: Desk;
  size?: TileSize;
  isTurned?: boolean;
  showCost?: boolean;
  points?: number;
  /** What a press means where it is not the card itself: its twin. */
  target?: Target;
  children?: ReactNode;
}

/** Where a card lies. The same card in another place is the same thing, so it moves there before one's eyes. */
export function Spot({ card, face, desk, children, target = `card:${card}`, ...rest }: Props) {
  return (
    <motion.li
      data-card={card}
      layout
      layoutId={`card:${card}`}
      transition={{ duration: 0.4, ease: [0.2, 0.8, 0.2, 1] }}
    >
      <Tile
        {...rest}
        face={face}
        isLegal={desk.isLegal(target)}
        isChosen={desk.isChosen(target)}
        isPointedAt={desk.isPointedAt?.(target) ?? false}
        isFresh={desk.isFresh?.(card) ?? false}
        onPress={() => desk.press(target, face)}
        onHold={() => desk.hold?.(face, target)}
        onLook={(isLooking) => desk.look(isLooking ? face : null, target)}
      >
        {children}
      </Tile>
    </motion.li>
  );
}
