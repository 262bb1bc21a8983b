import { deciders } from '@gloaming/engine';
import type { View } from '@gloaming/evenfall';
import { useSettings } from '../../base/settings.tsx';
import type { BoardProps } from '../../table/game.ts';
import { JumpBar } from '../../table/JumpBar.tsx';
import { Moving } from '../../table/Moving.tsx';
import { useDensity } from '../../table/useDensity.ts';
import { usePressHandlers } from '../../table/usePressHandlers.ts';
import { useReducedMotion } from '../../table/useReducedMotion.ts';
import { extentOf, useSpace } from '../../table/useSpace.ts';
import { useWide } from '../../table/useWide.ts';
import { useWords } from '../../words/index.ts';
import { Automa } from './Automa.tsx';
import { Battle } from './Battle.tsx';
import styles from './Board.module.css';
import { Clan } from './Clan.tsx';
import { LaidBoard } from './LaidBoard.tsx';
import { destinationsOf, originsOf } from './origins.ts';
import { partsOf } from './parts.ts';
import { Regions } from './Regions.tsx';
import { Scoring } from './Scoring.tsx';
import { LAYS, NARROW, type Setting } from './setting.tsx';

/** The others clockwise, the Regions, oneself nearest; on a narrow screen the others in brief. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const say = useWords();
  const room = useSpace();
  const { isNarrow } = room;
  const isStill = useReducedMotion();
  const hands = usePressHandlers(desk);
  const t = view.table;
  const names = t.players.map((p, seat) => (p.automa === 1 ? say('automa') : desk.names[seat]));
  const fit = useDensity(view, `${t.round} ${language}`, isNarrow ? 0 : LAYS.length - 1);
  const set: Setting = { view, t, desk, hands, language, names, lay: isNarrow ? NARROW : LAYS[fit.density] };
  const isWide = useWide();
  const n = t.players.length;
  const own = Math.max(0, desk.seat);
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const clan = (seat: number) => {
    const Side = t.players[seat].automa === 1 ? Automa : Clan;
    return (
      <Side
        key={seat}
        set={set}
        seat={seat}
        isMine={seat === desk.seat}
        isActing={acting.includes(seat)}
        extent={extentOf(room, seat === own, n - 1)}
      />
    );
  };
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
        className={styles.board}
        view={view}
        isStill={isStill}
        originsOf={originsOf}
        destinationsOf={destinationsOf}
      >
        <Scoring set={set} />
        <Battle view={view} set={set} />
        {isNarrow ? <JumpBar desk={desk} parts={partsOf(set, own)} /> : null}
        <div id="rivals" className={styles.rivals}>
          {others.map(clan)}
        </div>
        <Regions set={set} />
        {clan(own)}
      </Moving>
    </div>
  );
}
