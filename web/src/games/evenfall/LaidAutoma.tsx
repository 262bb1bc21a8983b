import { trackText } from '@gloaming/evenfall';
import { useState } from 'react';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import { PlayerSide } from '../../table/layout/PlayerHead.tsx';
import { AutomaGoods, LastTurn, Rondel } from './Automa.tsx';
import { asPlayer } from './asPlayer.ts';
import { Coven, Track } from './ClanBoard.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import styles from './LaidAutoma.module.css';
import { type LaidClanProps, RivalsCards } from './LaidClan.tsx';

/** The Automa: no hand, no resources; a rondel, and what it did last. */
export function LaidAutoma(props: LaidClanProps) {
  const { set, seat, isActing, placeOf } = props;
  const [isOpen, setOpen] = useState(false);
  const [head, wheel, last] = [placeOf(`head:${seat}`), placeOf('rondel'), placeOf('last')];
  if (head === undefined || wheel === undefined || last === undefined) return null;
  const { steps } = trackText(set.language, 'automa');
  return (
    <PlayerSide
      head={head.box}
      {...asPlayer(set, seat)}
      isActing={isActing}
      beside={<Coven set={set} seat={seat} steps={steps.length} />}
      onCloser={() => setOpen(true)}
      extra={<AutomaGoods set={set} seat={seat} />}
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
