import { CLANS, settingsText } from '@gloaming/evenfall';
import { useState } from 'react';
import { classes } from '../../base/classes.ts';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { useNarrow } from '../../table/useNarrow.ts';
import { useWords } from '../../words/index.ts';
import styles from './Clan.module.css';
import { ClanBoard, ClanSign, Coven, stepsOf } from './ClanBoard.tsx';
import { ClanGoods } from './ClanGoods.tsx';
import { OwnHand, RivalsHand } from './ClanHand.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import { type ClanProps, type Looks, looksOf } from './clanLooks.ts';
import { Holdings } from './Holdings.tsx';

interface PartProps extends ClanProps {
  looks: Looks;
  onOpen: () => void;
}

/** In the line of the name: what one has to know of a rival, or the sign of one's own board where it is not laid out. */
function BesideName({ set, seat, isMine, looks, onOpen }: PartProps) {
  const say = useWords();
  const p = set.t.players[seat];
  if (isMine) return looks.board === 'sign' ? <ClanSign set={set} seat={seat} onOpen={onOpen} /> : null;
  return (
    <>
      {p.clan < 0 ? null : <Coven set={set} seat={seat} steps={stepsOf(set, p.clan)} />}
      <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign="hand" />
    </>
  );
}

/** All that is in play, and one's own board beside it. */
function InPlay({ set, seat, isMine, looks, onOpen }: PartProps) {
  const { board } = looks;
  const isLaidOut = board !== null && board !== 'sign';
  const look = isMine
    ? classes(
        styles.own,
        set.lay.isTerse && styles.terse,
        board === 'full' && styles.besideFull,
        board === 'brief' && styles.besideBrief,
      )
    : classes(looks.isBrief && styles.brief);
  return (
    <div id={`held-${seat}`} className={look}>
      {isLaidOut ? <ClanBoard set={set} seat={seat} look={board} onOpen={onOpen} /> : null}
      <Holdings set={set} seat={seat} placeSize={looks.places} personSize={looks.people} isBrief={looks.isBrief} />
    </div>
  );
}

/** A clan with all that is its own: one's own spread out, a rival's at a glance. */
export function Clan(props: ClanProps) {
  const { set, seat, isMine, isActing, extent } = props;
  const { t, desk, language, names } = set;
  const p = t.players[seat];
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const looks = looksOf(props, isNarrow);
  const parts = { ...props, looks, onOpen: () => setOpen(true) };
  const Hand = isMine ? OwnHand : RivalsHand;
  const hand = extent === 'full' ? <Hand set={set} seat={seat} size={looks.hand} /> : null;
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
      {...(isMine ? {} : { onCloser: parts.onOpen })}
      beside={<BesideName {...parts} />}
      extra={<ClanGoods set={set} seat={seat} isMine={isMine} />}
    >
      {isNarrow ? hand : null}
      {extent === 'line' ? null : <InPlay {...parts} />}
      {isNarrow ? null : hand}
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <ClanBoard set={set} seat={seat} look="open" />
        </ClanSpread>
      ) : null}
    </PlayerPanel>
  );
}
