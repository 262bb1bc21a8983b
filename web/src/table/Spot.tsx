import type { Card } from '@gloaming/engine';
import { memo } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { CardFace } from '../design/face.ts';
import type { Painted } from '../design/Icon.tsx';
import { Tile } from '../design/Tile.tsx';
import { Token } from '../design/Token.tsx';
import type { TileSize } from '../design/tileSize.ts';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import type { Desk, Target } from './game.ts';
import styles from './Spot.module.css';
import type { PressHandlers } from './usePressHandlers.ts';

interface Shown {
  card: Card;
  /** The same one for the same card: made once (`facesOf`). */
  face: CardFace;
  size?: TileSize;
  isTurned?: boolean;
  showCost?: boolean;
  showGives?: boolean;
  points?: number;
  /** What lies on it. */
  on?: readonly (readonly [Painted, number])[];
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

const NOTHING: readonly (readonly [Painted, number])[] = [];

function isSame(a: LyingProps, b: LyingProps): boolean {
  const { on: lies = NOTHING, ...rest } = a;
  const { on = NOTHING, ...others } = b;
  return (
    lies.length === on.length &&
    lies.every(([kind, n], i) => on[i][0] === kind && on[i][1] === n) &&
    Object.entries(rest).every(([name, value]) => others[name as keyof typeof others] === value)
  );
}

/** Most cards are the same after each piece of news: those are not drawn anew. */
const LyingCard = memo(function LyingCard({ card, face, on = NOTHING, target, hands, ...rest }: LyingProps) {
  const { language } = useSettings();
  const words = TOKEN_WORDS[language];
  return (
    <li data-card={card} className={styles.spot}>
      <Tile
        {...rest}
        face={face}
        onPress={() => hands.press(target, face)}
        onHold={() => hands.hold(face, target)}
        onLook={(isLooking) => hands.look(isLooking ? face : null, target)}
      >
        {on.length === 0
          ? undefined
          : on.map(([kind, n]) => <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />)}
      </Tile>
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
