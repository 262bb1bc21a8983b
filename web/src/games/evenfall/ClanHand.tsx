import type { Seat } from '@gloaming/engine';
import type { CSSProperties } from 'react';
import { classes } from '../../base/classes.ts';
import type { TileSize } from '../../design/tileSize.ts';
import { useNarrow } from '../../table/useNarrow.ts';
import { useWords } from '../../words/index.ts';
import styles from './Clan.module.css';
import { Persons } from './Holdings.tsx';
import type { Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
  size: TileSize;
}

/** How wide a card of the hand must be at least, in rem: to be read, and to be told by few words. */
const LEAST: Partial<Record<TileSize, number>> = { large: 8, tag: 6 };

/** One's own hand; always in sight where there is room for it. */
export function OwnHand({ set, seat, size }: Props) {
  const say = useWords();
  const isNarrow = useNarrow();
  const { lines, art } = set.lay;
  return (
    <div
      id="hand"
      className={classes(styles.hand, size === 'tag' && styles.terse)}
      style={{ '--lines': lines, '--art': art } as CSSProperties}
    >
      <Persons
        set={set}
        title={say('hand')}
        cards={set.t.players[seat].hand}
        size={size}
        showCost
        least={isNarrow ? undefined : LEAST[size]}
      />
    </div>
  );
}

/** A rival's hand, as far as one knows it: all of it in a replay. */
export function RivalsHand({ set, seat, size }: Props) {
  const say = useWords();
  return (
    <div className={set.lay.isSlim ? styles.pictures : undefined}>
      <Persons set={set} title={say('hand')} cards={set.t.players[seat].hand} size={size} showCost />
    </div>
  );
}
