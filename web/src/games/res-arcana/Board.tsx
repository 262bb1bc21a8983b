import { deciders, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
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
import styles from './Board.module.css';
import { LaidBoard } from './LaidBoard.tsx';
import { ownDeck } from './layout.ts';
import { Mage } from './Mage.tsx';
import { Middle } from './Middle.tsx';
import { OwnGoods, OwnHand, ownHeld } from './OwnDock.tsx';
import { OwnMage } from './OwnMage.tsx';
import { destinationsOf, originsOf } from './origins.ts';
import { partsOf } from './parts.ts';
import type { Setting } from './setting.tsx';
import { stocks, wordOf } from './tokens.ts';

interface Props {
  view: View;
  set: Setting;
  own: Seat;
}

/** A table that is longer than the window: the others in brief, the middle, oneself; what one has and holds stays in sight. */
function LongBoard({ view, set, own }: Props) {
  const { t, desk } = set;
  const n = t.players.length;
  const extentOf = useExtentOf(n - 1);
  const { hand, middle } = useShelves();
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const mage = (seat: Seat) => (
    <Mage key={seat} set={set} seat={seat} isActing={acting.includes(seat)} extent={extentOf(seat === own)} />
  );
  return (
    <>
      <div id="rivals" className={styles.rivals}>
        {others.map(mage)}
      </div>
      <JumpBar desk={desk} parts={partsOf(set, own)} home={acting.includes(desk.seat) ? `player-${own}` : null} />
      <Middle set={set} high={middle} />
      {desk.seat < 0 ? (
        mage(own)
      ) : (
        <>
          <OwnMage set={set} seat={own} isActing={acting.includes(own)} />
          <Dock goods={<OwnGoods set={set} seat={own} />}>
            {ownHeld(set, own).length === 0 ? null : <OwnHand set={set} seat={own} high={hand} />}
          </Dock>
        </>
      )}
    </>
  );
}

/** With a pointer that meets small things all of the table is in the window; else it is as long as it must be. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const tempo = useTempo();
  const hands = usePressHandlers(desk);
  const isWide = useWide();
  const set: Setting = { t: view.table, deck: ownDeck(view, desk.seat), desk, hands, language };
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
