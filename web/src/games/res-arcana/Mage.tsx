import type { Seat } from '@gloaming/engine';
import { ENOUGH, FACES, standingOf, TEXTS } from '@gloaming/res-arcana';
import { useState } from 'react';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import type { Extent } from '../../table/useSpace.ts';
import { Zone } from '../../table/Zone.tsx';
import { type Say, useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { HandPile, MageGoods } from './MageGoods.tsx';
import { MageSpread } from './MageSpread.tsx';
import { Components, known, Offered, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  extent: Extent;
}

/** Who the mage is, and in a match how many games they have won. */
export function aboutOf(say: Say, { t, language }: Setting, seat: Seat): string {
  const { inPlay, wins } = t.players[seat];
  const mage = inPlay.find((card) => FACES[card].kind === 'mage');
  const name = mage === undefined ? '' : TEXTS[language].card(mage).name;
  return t.match === 1 ? `${name} · ${say('wins-so-far', { n: wins })}` : name;
}

/** The cards of a mage: what is offered to them, what they hold, and what is in play. */
function Cards({ set, seat, isMine, extent }: Props) {
  const p = set.t.players[seat];
  const say = useWords();
  const held = ['mages', 'pack', 'hand'] as const;
  return (
    <div className={styles.cards}>
      {held.map((what) =>
        known(p[what]).length === 0 ? null : (
          <Zone
            key={what}
            zone={`${what}:${seat}`}
            title={say(what)}
            count={p[what].length}
            look={isMine ? 'shelf' : 'small'}
          >
            <Offered set={set} cards={p[what]} size={isMine ? 'words' : 'tile'} />
          </Zone>
        ),
      )}
      {p.inPlay.length === 0 || extent === 'line' ? null : (
        <Zone zone={`play:${seat}`} title={say('in-play')} count={p.inPlay.length} look={isMine ? 'rows' : 'small'}>
          <Components set={set} seat={seat} size={isMine ? 'signs' : 'tile'} />
        </Zone>
      )}
    </div>
  );
}

/** A mage with all that is theirs: one's own spread out, a rival's at a glance. */
export function Mage(props: Props) {
  const { set, seat, isMine, isActing, extent } = props;
  const { t, desk } = set;
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'deck' | 'all' | null>(null);
  const isFull = extent === 'full';
  // One's own pool stands in a line of its own, which stays in sight; the piles stand beside one's name.
  const goods = (
    <MageGoods
      {...props}
      arePoolsShown={!isMine}
      arePilesShown={isFull}
      onDiscards={() => setOpen('discards')}
      onDeck={() => setOpen('deck')}
    />
  );
  return (
    <PlayerPanel
      seat={seat}
      name={desk.names[seat]}
      about={aboutOf(say, set, seat)}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat}
      hasPassed={t.players[seat].passed === 1}
      points={standingOf(t, seat)}
      enough={ENOUGH}
      {...(isMine ? {} : { onCloser: () => setOpen('all') })}
      beside={isMine ? goods : isFull ? null : <HandPile {...props} />}
      extra={isMine ? undefined : goods}
    >
      <Cards {...props} />
      {open === null ? null : <MageSpread set={set} seat={seat} what={open} onClose={() => setOpen(null)} />}
    </PlayerPanel>
  );
}
