import { deciders, NONE, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/evenfall';
import { useMemo } from 'react';
import { useSettings } from '../../base/settings.tsx';
import { Dock } from '../../table/Dock.tsx';
import type { BoardProps } from '../../table/game.ts';
import { JumpBar } from '../../table/JumpBar.tsx';
import { Moving } from '../../table/Moving.tsx';
import { useShelves } from '../../table/shelf.ts';
import { usePressHandlers } from '../../table/usePressHandlers.ts';
import { useExtentOf } from '../../table/useSpace.ts';
import { useTempo } from '../../table/useTempo.ts';
import { useWide } from '../../table/useWide.ts';
import { useWords } from '../../words/index.ts';
import { Automa } from './Automa.tsx';
import { Battle, regionFought } from './Battle.tsx';
import styles from './Board.module.css';
import { Clan } from './Clan.tsx';
import { LaidBoard } from './LaidBoard.tsx';
import { OwnClan } from './OwnClan.tsx';
import { OwnGoods, OwnHand } from './OwnDock.tsx';
import { destinationsOf, originsOf } from './origins.ts';
import { partsOf } from './parts.ts';
import { Regions } from './Regions.tsx';
import type { Setting } from './setting.tsx';
import { totalsNow } from './sources.ts';
import { stocks, wordOf } from './tokens.ts';

interface Props {
  view: View;
  set: Setting;
  own: Seat;
}

/** A table that is longer than the window: the others in brief, the Regions, oneself; what one has and holds stays in sight. */
function LongBoard({ view, set, own }: Props) {
  const { t, desk } = set;
  const n = t.players.length;
  const extentOf = useExtentOf(n - 1);
  const { hand } = useShelves();
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const home = regionFought(view) === NONE ? `player-${own}` : 'fought';
  const clan = (seat: Seat) => {
    const Side = t.players[seat].automa === 1 ? Automa : Clan;
    return <Side key={seat} set={set} seat={seat} isActing={acting.includes(seat)} extent={extentOf(seat === own)} />;
  };
  return (
    <>
      <Battle view={view} set={set} />
      <div id="rivals" className={styles.rivals}>
        {others.map(clan)}
      </div>
      <JumpBar desk={desk} parts={partsOf(set, own)} home={acting.includes(desk.seat) ? home : null} />
      <Regions set={set} />
      {desk.seat < 0 ? (
        clan(own)
      ) : (
        <>
          <OwnClan set={set} seat={own} isActing={acting.includes(own)} />
          <Dock goods={<OwnGoods set={set} seat={own} />}>
            {t.players[own].hand.length === 0 ? null : <OwnHand set={set} seat={own} high={hand} />}
          </Dock>
        </>
      )}
    </>
  );
}

/** With a pointer that meets small things all of the table is in the window; else it is as long as it must be. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const say = useWords();
  const tempo = useTempo();
  const hands = usePressHandlers(desk);
  const isWide = useWide();
  const t = view.table;
  const names = t.players.map((p, seat) => (p.automa === 1 ? say('automa') : desk.names[seat]));
  const ifEnded = useMemo(() => totalsNow(t), [t]);
  const set: Setting = { view, t, desk, hands, language, names, ifEnded };
  const own = Math.max(0, desk.seat);
  const Laid = isWide ? LaidBoard : LongBoard;
  return (
    <Moving
      className={isWide ? styles.laid : styles.board}
      view={view}
      tempo={tempo}
      entries={desk.entries}
      stocksOf={stocks}
      wordOf={wordOf}
      originsOf={originsOf}
      destinationsOf={destinationsOf}
    >
      <Laid view={view} set={set} own={own} />
    </Moving>
  );
}
