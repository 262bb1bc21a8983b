import type { Seat } from '@gloaming/engine';
import { useState } from 'react';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import type { Extent } from '../../table/useSpace.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import styles from './Board.module.css';
import { HandPile, MageGoods } from './MageGoods.tsx';
import { MageSpread } from './MageSpread.tsx';
import { Components, known, Offered, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
  isActing: boolean;
  extent: Extent;
}

/** The cards of a mage: those that lie open before others may choose, and what is in play. */
function Cards({ set, seat, extent }: Props) {
  const p = set.t.players[seat];
  const say = useWords();
  const held = ['mages', 'pack', 'hand'] as const;
  return (
    <div className={styles.cards}>
      {held.map((what) =>
        known(p[what]).length === 0 ? null : (
          <Zone key={what} zone={`${what}:${seat}`} title={say(what)} count={p[what].length} look="small">
            <Offered set={set} cards={p[what]} size="tile" />
          </Zone>
        ),
      )}
      {p.inPlay.length === 0 || extent === 'line' ? null : (
        <Zone zone={`play:${seat}`} title={say('in-play')} count={p.inPlay.length} look="small">
          <Components set={set} seat={seat} />
        </Zone>
      )}
    </div>
  );
}

/** A rival, with all that is theirs, at a glance. */
export function Mage(props: Props) {
  const { set, seat, isActing, extent } = props;
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'deck' | 'all' | null>(null);
  const isFull = extent === 'full';
  return (
    <PlayerPanel
      {...asPlayer(say, set, seat)}
      isMine={false}
      isActing={isActing}
      onCloser={() => setOpen('all')}
      beside={isFull ? null : <HandPile {...props} isMine={false} areSigns />}
      extra={
        <MageGoods
          {...props}
          isMine={false}
          arePilesShown={isFull}
          onDiscards={() => setOpen('discards')}
          onDeck={() => setOpen('deck')}
        />
      }
    >
      <Cards {...props} />
      {open === null ? null : <MageSpread set={set} seat={seat} what={open} onClose={() => setOpen(null)} />}
    </PlayerPanel>
  );
}
