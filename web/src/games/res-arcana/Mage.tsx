import type { Seat } from '@gloaming/engine';
import { ENOUGH, FACES, pointsOf, TEXTS } from '@gloaming/res-arcana';
import { type CSSProperties, useState } from 'react';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { Rows } from '../../table/Rows.tsx';
import { useNarrow } from '../../table/useNarrow.ts';
import { type Extent, sizeFor } from '../../table/useSpace.ts';
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

/** So many of one's own cards are shown with their pictures on a narrow screen. */
const NARROW = 9;

/** Who the mage is, and in a match how many games they have won. */
export function aboutOf(say: Say, { t, language }: Setting, seat: Seat): string {
  const { inPlay, wins } = t.players[seat];
  const mage = inPlay.find((card) => FACES[card].kind === 'mage');
  const name = mage === undefined ? '' : TEXTS[language].card(mage).name;
  return t.match === 1 ? `${name} · ${say('wins-so-far', { n: wins })}` : name;
}

/** The cards of a mage: what is offered to them, what they hold, and what is in play. */
function Cards({ set, seat, isMine, extent }: Props) {
  const { t, lay } = set;
  const p = t.players[seat];
  const say = useWords();
  const isNarrow = useNarrow();
  const own = isNarrow ? sizeFor(p.hand.length + p.inPlay.length, NARROW) : lay.size;
  const size = isMine ? own : extent === 'full' ? lay.rivals : 'mini';
  // What is known of a rival's packs and hand is little more than names: their panel must not push the table down.
  const offered = isMine ? 'large' : 'tag';
  const held = [
    ['mages', offered],
    ['pack', offered],
    ['hand', isMine ? size : offered],
  ] as const;
  return (
    <div
      className={isMine ? styles.own : ''}
      style={isNarrow ? undefined : ({ '--lines': lay.lines, '--art': lay.art } as CSSProperties)}
    >
      <Rows each={size === 'large' ? 8.2 : 7.2}>
        {held.map(([what, size]) =>
          known(p[what]).length === 0 ? null : (
            <Zone key={what} title={say(what)} count={p[what].length} size={size}>
              <Offered set={set} cards={p[what]} size={size} />
            </Zone>
          ),
        )}
        {p.inPlay.length === 0 || extent === 'line' ? null : (
          <Zone title={say('in-play')} count={p.inPlay.length} size={size}>
            <Components set={set} seat={seat} size={size} />
          </Zone>
        )}
      </Rows>
    </div>
  );
}

/** A mage with all that is theirs: one's own spread out, a rival's at a glance. */
export function Mage(props: Props) {
  const { set, seat, isMine, isActing, extent } = props;
  const { t, desk } = set;
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'all' | null>(null);
  const isFull = extent === 'full';
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
      points={pointsOf(t, seat)}
      enough={ENOUGH}
      {...(isMine ? {} : { onCloser: () => setOpen('all') })}
      beside={isFull ? null : <HandPile {...props} />}
      extra={<MageGoods {...props} arePilesShown={isFull} onDiscards={() => setOpen('discards')} />}
    >
      <Cards {...props} />
      {open === null ? null : <MageSpread set={set} seat={seat} what={open} onClose={() => setOpen(null)} />}
    </PlayerPanel>
  );
}
