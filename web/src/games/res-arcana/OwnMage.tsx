import type { Seat } from '@gloaming/engine';
import { useState } from 'react';
import { OwnPanel } from '../../table/OwnPanel.tsx';
import { useMedia } from '../../table/useMedia.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { MageGoods } from './MageGoods.tsx';
import { MageSpread } from './MageSpread.tsx';
import { Components, type Setting } from './setting.tsx';

/** Oneself where the table is longer than the window: one's piles, and what is in play. */
export function OwnMage({ set, seat, isActing }: { set: Setting; seat: Seat; isActing: boolean }) {
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'deck' | null>(null);
  const { inPlay } = set.t.players[seat];
  const isPhone = useMedia('(max-width: 24rem), (max-width: 63.99rem) and (max-height: 34rem)');
  return (
    <OwnPanel
      {...asPlayer(say, set, seat)}
      isActing={isActing}
      beside={
        <MageGoods
          {...{ set, seat }}
          isMine
          areSigns={isPhone}
          arePoolsShown={false}
          arePilesShown
          onDiscards={() => setOpen('discards')}
          onDeck={() => setOpen('deck')}
        />
      }
    >
      {inPlay.length === 0 ? null : (
        <Zone zone={`play:${seat}`} title={say('in-play')} look="tiles" isUntitled>
          <Components set={set} seat={seat} isOwn />
        </Zone>
      )}
      {open === null ? null : <MageSpread set={set} seat={seat} what={open} onClose={() => setOpen(null)} />}
    </OwnPanel>
  );
}
