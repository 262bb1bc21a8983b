import { deciders, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import { useSettings } from '../../base/settings.tsx';
import type { BoardProps } from '../../table/game.ts';
import { JumpBar } from '../../table/JumpBar.tsx';
import { Moving } from '../../table/Moving.tsx';
import { useDensity } from '../../table/useDensity.ts';
import { usePressHandlers } from '../../table/usePressHandlers.ts';
import { useReducedMotion } from '../../table/useReducedMotion.ts';
import { extentOf, useSpace } from '../../table/useSpace.ts';
import { useWide } from '../../table/useWide.ts';
import styles from './Board.module.css';
import { LaidBoard } from './LaidBoard.tsx';
import { Mage } from './Mage.tsx';
import { Middle } from './Middle.tsx';
import { destinationsOf, originsOf } from './origins.ts';
import { partsOf } from './parts.ts';
import { LAYS, type Setting } from './setting.tsx';

/** The others clockwise, the middle, oneself nearest; on a narrow screen the others in brief, oneself, the middle. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const room = useSpace();
  const { isNarrow } = room;
  const isStill = useReducedMotion();
  const hands = usePressHandlers(desk);
  const t = view.table;
  const fit = useDensity(view, `${t.round} ${language}`, isNarrow ? 0 : LAYS.length - 1);
  const set: Setting = { t, desk, hands, language, lay: LAYS[fit.density] };
  const isWide = useWide();
  const n = t.players.length;
  const own = Math.max(0, desk.seat);
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const mage = (seat: Seat) => (
    <Mage
      key={seat}
      set={set}
      seat={seat}
      isMine={seat === desk.seat}
      isActing={acting.includes(seat)}
      extent={extentOf(room, seat === own, n - 1)}
    />
  );
  if (isWide)
    return (
      <Moving
        className={styles.laid}
        view={view}
        isStill={isStill}
        originsOf={originsOf}
        destinationsOf={destinationsOf}
      >
        <LaidBoard view={view} set={set} own={own} />
      </Moving>
    );
  return (
    <div ref={fit.ref}>
      <Moving
        className={`${styles.board} ${n === 2 ? styles.beside : ''}`}
        view={view}
        isStill={isStill}
        originsOf={originsOf}
        destinationsOf={destinationsOf}
      >
        {isNarrow ? <JumpBar desk={desk} parts={partsOf(set, own)} /> : null}
        <div id="rivals" className={styles.rivals}>
          {others.map(mage)}
        </div>
        {isNarrow ? mage(own) : null}
        <Middle set={set} />
        {isNarrow ? null : mage(own)}
      </Moving>
    </div>
  );
}
