import { LEVELS, settingsText, trackText } from '@gloaming/evenfall';
import { useState } from 'react';
import { Goods } from '../../table/Goods.tsx';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import { PlayerSide } from '../../table/layout/PlayerHead.tsx';
import { LastTurn, Rondel } from './Automa.tsx';
import { Coven, Track } from './ClanBoard.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import styles from './LaidAutoma.module.css';
import { type LaidClanProps, RivalsCards } from './LaidClan.tsx';
import { stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** The Automa: no hand, no resources; a rondel, and what it did last. */
export function LaidAutoma(props: LaidClanProps) {
  const { set, seat, isActing, placeOf } = props;
  const { t, desk, language, names } = set;
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const [isOpen, setOpen] = useState(false);
  const [head, wheel, last] = [placeOf(`head:${seat}`), placeOf('rondel'), placeOf('last')];
  if (head === undefined || wheel === undefined || last === undefined) return null;
  const stones = p.stones.flatMap((n, stone) => (n === 0 ? [] : [{ kind: stoneIcon(stone), n }]));
  const { steps } = trackText(language, 'automa');
  return (
    <PlayerSide
      head={head.box}
      seat={seat}
      name={names[seat]}
      about={settingsText(language).levels[LEVELS[t.level]]}
      desk={desk}
      isMine={false}
      isActing={isActing}
      isFirst={false}
      hasPassed={p.passed === 1}
      points={p.points}
      ifEnded={set.ifEnded[seat]}
      beside={<Coven set={set} seat={seat} steps={steps.length} />}
      onCloser={() => setOpen(true)}
      extra={
        <>
          <Goods label={zones.reserve} at={`reserve:${seat}`} goods={[{ kind: 'witch', n: p.witches }]} />
          {stones.length === 0 ? null : <Goods label={zones.stones} at={`stones:${seat}`} goods={stones} />}
        </>
      }
    >
      <div className={styles.wheel} style={boxStyle(wheel.box)}>
        <Rondel set={set} />
      </div>
      <div className={styles.last} style={boxStyle(last.box)}>
        <LastTurn set={set} isBrief />
      </div>
      <RivalsCards {...props} />
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <Track set={set} seat={seat} steps={steps} beyond="" />
        </ClanSpread>
      ) : null}
    </PlayerSide>
  );
}
