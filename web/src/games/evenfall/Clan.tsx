import type { Seat } from '@gloaming/engine';
import { useState } from 'react';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import type { Extent } from '../../table/useSpace.ts';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { ClanBoard, Coven, stepsOf } from './ClanBoard.tsx';
import { ClanGoods } from './ClanGoods.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import { Holdings } from './Holdings.tsx';
import type { Setting } from './setting.tsx';

export interface ClanProps {
  set: Setting;
  seat: Seat;
  isActing: boolean;
  extent: Extent;
}

/** In the line of the name: what one has to know of a rival. */
function BesideName({ set, seat }: ClanProps) {
  const say = useWords();
  const p = set.t.players[seat];
  return (
    <>
      {p.clan < 0 ? null : <Coven set={set} seat={seat} steps={stepsOf(set, p.clan)} />}
      <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign="hand" />
    </>
  );
}

/** A rival's clan with all that is its own, at a glance. */
export function Clan(props: ClanProps) {
  const { set, seat, isActing, extent } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <PlayerPanel
      {...asPlayer(set, seat)}
      isActing={isActing}
      onCloser={() => setOpen(true)}
      beside={<BesideName {...props} />}
      extra={<ClanGoods set={set} seat={seat} isMine={false} />}
    >
      {extent === 'line' ? null : (
        <div id={`held-${seat}`}>
          <Holdings set={set} seat={seat} isMine={false} />
        </div>
      )}
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <ClanBoard set={set} seat={seat} look="open" />
        </ClanSpread>
      ) : null}
    </PlayerPanel>
  );
}
