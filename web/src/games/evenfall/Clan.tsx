import type { Seat } from '@gloaming/engine';
import { CLANS, settingsText } from '@gloaming/evenfall';
import { useState } from 'react';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import type { Extent } from '../../table/useSpace.ts';
import { useWords } from '../../words/index.ts';
import styles from './Clan.module.css';
import { ClanBoard, Coven, stepsOf } from './ClanBoard.tsx';
import { ClanGoods } from './ClanGoods.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import { Holdings, Persons } from './Holdings.tsx';
import type { Setting } from './setting.tsx';

export interface ClanProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  extent: Extent;
}

/** In the line of the name: what one has to know of a rival. */
function BesideName({ set, seat, isMine }: ClanProps) {
  const say = useWords();
  const p = set.t.players[seat];
  if (isMine) return null;
  return (
    <>
      {p.clan < 0 ? null : <Coven set={set} seat={seat} steps={stepsOf(set, p.clan)} />}
      <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign="hand" />
    </>
  );
}

/** A clan with all that is its own: one's own spread out, a rival's at a glance. */
export function Clan(props: ClanProps) {
  const { set, seat, isMine, isActing, extent } = props;
  const { t, desk, language, names } = set;
  const p = t.players[seat];
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <PlayerPanel
      seat={seat}
      name={names[seat]}
      about={p.clan < 0 ? '' : settingsText(language).clans[CLANS[p.clan]]}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat && t.seats > 1}
      hasPassed={p.passed === 1}
      points={p.points}
      ifEnded={set.ifEnded[seat]}
      {...(isMine ? {} : { onCloser: () => setOpen(true) })}
      beside={<BesideName {...props} />}
      // One's own stand in a line of their own, which stays in sight.
      extra={isMine ? undefined : <ClanGoods set={set} seat={seat} isMine={false} />}
    >
      {extent === 'full' ? (
        <div id={isMine ? 'hand' : undefined}>
          <Persons
            set={set}
            zone={`hand:${seat}`}
            title={say('hand')}
            cards={p.hand}
            look={isMine ? 'shelf' : 'small'}
            showCost
          />
        </div>
      ) : null}
      {extent === 'line' ? null : (
        <div id={`held-${seat}`} className={styles.held}>
          {isMine ? <ClanBoard set={set} seat={seat} look="strip" /> : null}
          <Holdings set={set} seat={seat} isMine={isMine} />
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
